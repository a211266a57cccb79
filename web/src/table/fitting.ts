/**
 * How large the hosts of a forest can be shown in a given space.
 *
 * It is all arithmetic, so it does not matter what is moving or not painted yet.
 */

import { type Extent, extentOf, tileExtent } from "../cards/extent";
import type { Host } from "../protocol";

/** Heights of a host's core, the largest first. */
export const SIZES: readonly number[] = [110, 96, 82, 72, 64, 57];
/** The same for a large screen. */
export const LARGE_SIZES: readonly number[] = [220, 185, 150, 130, ...SIZES];

export interface Room {
  width: number;
  height: number;
  /** Space between hosts, horizontally and vertically. */
  gap: readonly [across: number, down: number];
}

export interface Fitting {
  /** The height of a host's core, or of a tile in an overview. */
  size: number;
  /** All hosts with their cards; full ones as tiles; or an overview, with all of them as tiles. */
  form: "open" | "folded" | "overview";
  /** Whether everything is visible. */
  fits: boolean;
}

/** Sizes of the tiles in an overview. */
const LARGEST_TILE = 72;
const SMALLEST_TILE = 28;

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

/** The largest size that needs no scrolling; if there is none, full hosts become tiles, then all of them. */
export function fitting(hosts: readonly Shape[], room: Room, sizes = SIZES): Fitting {
  const fits = (boxes: Extent[]) => heightOf(boxes, room) <= room.height;
  for (const form of ["open", "folded"] as const)
    for (const size of sizes)
      if (
        fits(
          hosts.map((host) =>
            form === "folded" && isFull(host) ? tileExtent(host, tileSize(size)) : extentOf(host, size),
          ),
        )
      )
        return { size, form, fits: true };
  return overview(hosts, room);
}

/** The largest tiles that show all hosts at once. */
export function overview(hosts: readonly Shape[], room: Room): Fitting {
  for (let size = LARGEST_TILE; size >= SMALLEST_TILE; size -= 2)
    if (
      heightOf(
        hosts.map((host) => tileExtent(host, size)),
        room,
      ) <= room.height
    )
      return { size, form: "overview", fits: true };
  return { size: SMALLEST_TILE, form: "overview", fits: false };
}

/** Whether hosts of this size need scrolling. */
export function overflows(hosts: readonly Shape[], size: number, room: Room): boolean {
  return (
    heightOf(
      hosts.map((host) => extentOf(host, size)),
      room,
    ) > room.height
  );
}

/** Size of a full host shown as a tile. */
export const tileSize = (size: number): number => Math.max(48, size * 0.8);
