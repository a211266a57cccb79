/** Makes room for another pad: the current one goes to the scored games, unless it is there already. */

import { type Forests, standings } from "../score";
import { t } from "../words/words.svelte";
import { records } from "./records/records.svelte";
import { scored } from "./records/scored";

export function putAway(left: Forests | null): void {
  if (!left?.players.some(({ hosts }) => hosts?.length)) return;
  const made = scored(left, standings(left), { nameless: (player) => t("pad-player", { n: player + 1 }) });
  const known = records().games?.some((game) => JSON.stringify(game.forests) === JSON.stringify(made.forests));
  if (!known) void records().keep(made);
}
