/** How much room a host takes, matching Host.svelte and Tile.svelte. */

import type { Host } from "../protocol";

export interface Extent {
  width: number;
  height: number;
}

/** Relative to the core's height: a moor's width, the visible part of a dweller, the sliver of each further one. */
const MOOR = 1.72;
const STRIP = 0.37;
const SLIVER = STRIP / 2;
const TILE_MOOR = 1.1;

export function extentOf({ kind, slots }: Pick<Host, "kind" | "slots">, size: number): Extent {
  const depth = (slot: number) => STRIP + SLIVER * Math.max(0, (slots[slot]?.length ?? 0) - 1);
  if (kind === "moor")
    return { width: MOOR * size, height: size * (1 + Math.max(depth(0), depth(2)) + Math.max(depth(1), depth(3))) };
  return { width: size * (1 + depth(2) + depth(3)), height: size * (1 + depth(0) + depth(1)) };
}

export function tileExtent({ kind }: Pick<Host, "kind">, size: number): Extent {
  return { width: kind === "moor" ? TILE_MOOR * size : size, height: size };
}
