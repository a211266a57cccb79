/** The pad's points in the form that the end of an online game shows. */

import type { Sheet as FullSheet, SheetLine } from "../protocol";
import type { Line, Sheet } from "../score";

export function fullSheets<L extends Line>(
  sheets: readonly (Sheet & { lines: readonly L[] })[],
  reason: (line: L) => string,
): FullSheet[] {
  const told = (line: L): SheetLine => ({
    ...line,
    host: line.host < 0 ? null : line.host,
    slot: line.slot < 0 ? null : line.slot,
    card: null,
    shares: [],
    symbol: line.symbol || null,
    text: [{ kind: "text", text: reason(line) }],
  });
  return sheets.map(({ lines, total }, player) => ({ type: "sheet", id: 0, player, total, lines: lines.map(told) }));
}
