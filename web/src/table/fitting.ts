/**
 * How large the hosts of a forest can be shown in a given space.
 *
 * It is all arithmetic, so it does not matter what is moving or not painted yet.
 */

import { type Extent, extentOf, tileExtent } from "../cards/extent";
import type { Host } from "../protocol";

/** Heights of a host's core, the largest first. */
export const SIZES = [110, 96, 82, 72, 64, 57] as const;

export interface Room {
  width: number;
  height: number;
  /** Space between hosts, horizontally and vertically. */
  gap: readonly [across: number, down: number];
}

export interface Fitting {
  size: number;
  /** Whether full hosts are shown as tiles. */
  folded: boolean;
  /** Whether everything is visible. */
  fits: boolean;
}

/** What determines how much room a host takes. */
type Shape = Pick<Host, "kind" | "slots">;

export const isFull = ({ slots }: Shape): boolean => slots.length > 0 && slots.every((cards) => cards.length > 0);

/** The height of boxes laid out in rows. */
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

/** The largest size that needs no scrolling; if there is none, full hosts become tiles. */
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

/** Size of a full host shown as a tile. */
export const tileSize = (size: number): number => Math.max(48, size * 0.8);
