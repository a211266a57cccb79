/** A text as a QR code. */

import { encode } from "uqr";

/** The light border around the code in squares, as readers expect. */
export const QUIET = 4;

/** The squares, true for dark; throws if the text is too long for any code (about 2,900 letters). */
export function squares(text: string): boolean[][] {
  return encode(text, { ecc: "L", boostEcc: true, border: QUIET }).data;
}

/** The dark squares as an SVG path, one unit each, in runs by row. */
export function path(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => row.map((dark, x) => (dark && !row[x - 1] ? `M${x} ${y}h${runAt(row, x)}v1H${x}z` : "")).join(""))
    .join("");
}

function runAt(row: readonly boolean[], from: number): number {
  const end = row.indexOf(false, from);
  return (end < 0 ? row.length : end) - from;
}
