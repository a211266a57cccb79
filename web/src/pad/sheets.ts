/** The pad's points as the end of an online game shows them. */

import type { Sheet as FullSheet } from "../protocol";
import type { Line, Sheet } from "../score";

export function fullSheets<L extends Line>(
  sheets: readonly (Sheet & { lines: readonly L[] })[],
  reason: (line: L) => string,
): FullSheet[] {
  const told = (line: L) => ({ ...line, card: -1, text: reason(line) });
  return sheets.map(({ lines, total }, player) => ({ type: "sheet", id: 0, player, total, lines: lines.map(told) }));
}
