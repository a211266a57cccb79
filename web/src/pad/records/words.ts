/** A scored game in words. */

import { listed } from "../../end/people";
import { date, t } from "../../words/words.svelte";
import { openText } from "../open";
import { type Scored, decided, ranked } from "./record";

/** Who won, and by how much. */
export function headline(scored: Scored): string {
  const order = ranked(scored);
  const winners = order.filter(({ place }) => place === 1).map(({ name }) => name);
  if (order.length === 1)
    return t("records-alone", { name: order[0]!.name, points: t("points", { n: order[0]!.total }) });
  if (!decided(scored)) return t("pad-ahead", { names: listed(winners), n: winners.length });
  if (winners.length > 1) return t("end-share", { names: listed(winners) });
  return t("end-win", { name: winners[0]!, margin: order[0]!.total - order[1]!.total });
}

/** Which game was played; sets: the names of the additional ones. */
export function played({ game }: Scored, sets: readonly string[]): string {
  const name = t(`game-${game}`);
  return sets.length ? t("end-with", { game: name, sets: listed(sets) }) : name;
}

/** Which game, with how many players, when and where. */
export function about(scored: Scored, sets: readonly string[]): string {
  return [
    played(scored, sets),
    t("end-players", { n: scored.players.length }),
    date(scored.played),
    ...(scored.location ? [scored.location] : []),
  ].join(", ");
}

/** What is open in each count, one line each; empty if all are final. */
export function notes(scored: Scored): string {
  return ranked(scored)
    .flatMap(({ name, total, open }) => (open ? [`${name}: ${total}, ${openText(open)}`] : []))
    .join("\n");
}

/** The result as a text to send. */
export function inWords(scored: Scored, sets: readonly string[]): string {
  const alone = scored.players.length === 1;
  return [
    `Spinney · ${about(scored, sets)}`,
    ...ranked(scored).map(({ name, place, total, open }) => {
      const points = t("points", { n: total });
      const said = open ? `${points}, ${openText(open)}` : points;
      return t("end-scored", { place: alone ? "·" : t("end-place", { n: place }), name, points: said });
    }),
  ].join("\n");
}

/** The name of a game's files. */
export const fileName = ({ game, played: ms }: Scored): string =>
  `spinney-${game}-${new Date(ms).toISOString().slice(0, 10)}`;
