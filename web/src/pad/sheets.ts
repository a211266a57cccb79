/** The pad's points as the end of an online game shows them. */

import type { Sheet as FullSheet } from "../protocol";
import type { Wording } from "../score/reasons";
import type { Pad } from "./pad.svelte";

export function fullSheets(pad: Pad, wording: Wording): FullSheet[] {
  return pad.sheets.map(({ lines, total }, player) => ({
    type: "sheet",
    id: 0,
    player,
    total,
    lines: lines.map(({ at: _, ...line }) => ({ ...line, card: -1, text: wording.reason(pad.forests.game, line as never) })),
  }));
}
