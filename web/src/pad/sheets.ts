/** The pad's points as the end of an online game shows them. */

import type { Sheet as FullSheet } from "../protocol";
import type { GameName, Line, Sheet, Wording } from "../score";

export function fullSheets(game: GameName, sheets: readonly Sheet[], wording: Wording): FullSheet[] {
  const told = (line: Line) => ({ ...line, card: -1, text: wording.reason(game, line) });
  return sheets.map(({ lines, total }, player) => ({ type: "sheet", id: 0, player, total, lines: lines.map(told) }));
}
