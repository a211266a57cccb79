/** How the game ended, in a few words. */

import { optional } from "../cards/sets";
import type { Catalog } from "../cards/catalog";
import { spoken } from "../cards/words";
import type { Solo, TableInfo, View } from "../protocol";
import { date, t } from "../words/words.svelte";
import { type Someone, listed } from "./people";
import { wholeAddress } from "../place";

/** Who won, and by how much. */
export function headline(view: View, players: readonly Someone[]): string {
  if (view.solo) return soloHeadline(view.solo);
  const winners = players.filter(({ seat }) => view.winners.includes(seat));
  const others = winners.filter(({ me }) => !me).map(({ name }) => name);
  if (winners.length > 1)
    return others.length < winners.length
      ? t("end-you-share", { names: listed(others) })
      : t("end-share", { names: listed(others) });
  const scores = view.players.map(({ score }) => score ?? 0).sort((a, b) => b - a);
  const margin = scores[0]! - (scores[1] ?? 0);
  return others.length ? t("end-win", { name: others[0]!, margin }) : t("end-you-win", { margin });
}

function soloHeadline(solo: Solo): string {
  return solo.prize ? t("end-solo-won", { medal: solo.prize }) : t("end-solo-lost");
}

/** The challenge of a solo game. */
export function challengeText(catalog: Catalog, solo: Solo): string {
  return catalog.data.challenges.find(({ key }) => key === solo.challenge)?.text ?? solo.challenge;
}

/** Which game was played. */
export function played(catalog: Catalog, info: TableInfo, view: View): string {
  const { game, sets, draft } = info.options;
  const added = optional(sets).map((set) => spoken(catalog.setName(set)));
  return [
    added.length ? t("end-with", { game: t(`game-${game}`), sets: listed(added) }) : t(`game-${game}`),
    view.solo ? t("end-solo") : t("end-players", { n: view.players.length }),
    t("end-turns", { n: view.turn }),
    ...(draft ? [t("end-draft")] : []),
    ...(info.deal === "fresh" ? [] : [t(`end-deal-${info.deal}`, { date: date(info.created_ms) })]),
  ].join(", ");
}

/** The result as a text to send. */
export function inWords(
  catalog: Catalog,
  info: TableInfo,
  view: View,
  ranked: readonly { name: string; place: number; score: number }[],
): string {
  const solo = view.solo;
  return [
    `Spinney · ${played(catalog, info, view)}`,
    ...(solo ? [`${challengeText(catalog, solo)} · ${t("end-of", { now: solo.reached, all: solo.needed })}`] : []),
    ...ranked.map(({ name, place, score }) =>
      t("end-scored", { place: solo ? "·" : t("end-place", { n: place }), name, points: t("points", { n: score }) }),
    ),
    // The table of a daily deal would give it away.
    wholeAddress(info.deal === "daily" ? "/" : `/t/${info.code}`),
  ].join("\n");
}
