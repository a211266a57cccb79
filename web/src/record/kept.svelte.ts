/** The record of this device. */

import { medals } from "../end/medals.svelte";
import { levelFor } from "../home/levels";
import { StoredValue } from "../kept.svelte";
import type { Sheet, TableInfo, View } from "../protocol";
import { solvedPuzzles } from "../puzzles/solved.svelte";
import { dailyGame } from "./daily";
import { type OwnRecord, together } from "./file";
import { type Played, dayOf, kindOf, merged } from "./record";

export const record = new StoredValue<Played[]>("spinney-record", []);

/** A finished game, as the table tells it to somebody with one seat there. */
export function playedGame(info: TableInfo, view: View, seat: number, sheet: Sheet): Played {
  const points = view.players.map(({ score }) => score ?? 0);
  const species: Record<string, number> = {};
  for (const line of sheet.lines) species[line.key] = (species[line.key] ?? 0) + line.points;
  return {
    id: `${info.code}-${info.created_ms}`,
    code: info.code,
    game: info.options.game,
    at: info.created_ms,
    points: points[seat]!,
    place: 1 + points.filter((other) => other > points[seat]!).length,
    others: info.seats.flatMap(({ bot, person }, i) =>
      i === seat ? [] : [{ level: person === null ? levelFor(bot) : null, points: points[i]! }],
    ),
    solo: view.solo && { challenge: view.solo.challenge, medal: view.solo.prize },
    species: Object.fromEntries(Object.entries(species).filter(([, n]) => n !== 0)),
    daily: info.deal === "daily" ? dayOf(info.created_ms) : null,
  };
}

/** Keep a game once; a daily deal played again does not count again. */
export function keepGame(game: Played): void {
  const again = game.daily !== null && dailyGame(record.value, game.daily, kindOf(game));
  if (!again && !record.value.some(({ id }) => id === game.id)) record.value = merged(record.value, [game]);
}

/** Everything that belongs to the record of this device. */
export const ownRecord = (): OwnRecord => ({
  games: record.value,
  puzzles: solvedPuzzles.value,
  medals: medals.value,
});

/** Add a record from elsewhere to this device's. */
export function addRecord(coming: OwnRecord): void {
  const all = together(ownRecord(), coming);
  record.value = [...all.games];
  solvedPuzzles.value = all.puzzles;
  medals.value = all.medals;
}
