/** Questions and reasons in words. */

import type { Catalog } from "../../cards/catalog";
import { spoken } from "../../cards/words";
import { listed } from "../../end/people";
import type { CountQuestion, CountedLine } from "../../score/counts";
import type { Wording } from "../../score/reasons";
import { GAMES, type GameName, isHost } from "../../score/tables";
import { t } from "../../words/words.svelte";

/** The text of a question. */
export function asked(catalog: Catalog, wording: Wording, { asked, species, n, of }: CountQuestion): string {
  const game = catalog.game;
  switch (asked) {
    case "on":
      return t("count-ask-on", { n, on: wording.on(game, of) });
    case "full":
      return isHost(GAMES[game].find(species)!) ? t("count-ask-full", { n }) : t("count-ask-at-full", { n });
    case "beside":
      return t(`count-ask-beside-${of}`, { n });
    case "leaves": {
      const leaves = of.split("+").map((symbol) => spoken(wording.symbol(game, symbol)));
      return t("count-ask-leaves", { n: leaves.length, leaves: listed(leaves) });
    }
    default:
      return t(`count-ask-${asked}`, { n, host: of && spoken(catalog.get(of).name) });
  }
}

/** Why the cards of a line score what they do. */
export function why(game: GameName, wording: Wording, line: CountedLine): string {
  const { cards, count, asked } = line;
  if (cards > 1 && (asked === "cards-at" || asked === "own-leaf")) return t("count-why-sum", { n: count });
  if (asked && asked !== "cards-at" && asked !== "own-leaf" && !(asked === "on" && cards === 1))
    return t("count-why-met", { met: count, n: cards });
  const rule = GAMES[game].find(line.key)?.points.kind;
  if (!rule || rule === "total" || cards === 1 || line.points === 0) return wording.reason(game, line);
  return t("count-why-each", { n: cards, reason: wording.reason(game, { ...line, points: line.points / cards }) });
}
