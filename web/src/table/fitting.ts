/**
 * How large the hosts of a forest can be shown where there is so much room.
 *
 * All of it is arithmetic: what travels, or has not been painted yet, has no say.
 */

import { type Extent, extentOf, tileExtent } from "../cards/extent";
import type { Host } from "../protocol";

/** Heights of a host's core, the largest first. */
export const SIZES = [110, 96, 82, 72, 64, 57] as const;

export interface Room {
  width: number;
  height: number;
  /** Between hosts beside and below each other. */
  gap: readonly [across: number, down: number];
}

export interface Fitting {
  size: number;
  /** Whether full hosts are shown as tiles. */
  folded: boolean;
  /** Whether all of it shows. */
  fits: boolean;
}

/** What of a host says how much room it takes. */
type Shape = Pick<Host, "kind" | "slots">;

export const isFull = ({ slots }: Shape): boolean => slots.length > 0 && slots.every((cards) => cards.length > 0);

/** The height of boxes that stand beside each other until a line is full. */
export function heightOf(boxes: readonly Extent[], { width, gap: [across, down] }: Room): number {
  let [x, line, height] = [0, 0, 0];
  for (const box of boxes) {
    if (x > 0 && x + across + box.width > width) {
      height += line + down;
      [x, line] = [0, 0];
    }
    x += (x > 0 ? across : 0) + box.width;
    line = Math.max(line, box.height);
  }
  return height + line;
}

/** The largest size that needs no scrolling; if none does, full hosts become tiles. */
export function fitting(hosts: readonly Shape[], room: Room): Fitting {
  for (const folded of [false, true])
    for (const size of SIZES) {
      const boxes = hosts.map((host) =>
        folded && isFull(host) ? tileExtent(host, tileSize(size)) : extentOf(host, size),
      );
      if (heightOf(boxes, room) <= room.height) return { size, folded, fits: true };
    }
  return { size: SIZES.at(-1)!, folded: true, fits: false };
}

/** Of a full host that is shown as a tile. */
export const tileSize = (size: number): number => Math.max(48, size * 0.8);
