/** One's own record: the finished games of this device, and what they say together. */

import type { Game } from "../cards/catalog";
import { type Level, levels } from "../home/levels";
import type { DailyWish } from "../protocol";

/** A finished game in which this device had one seat. */
export interface Played {
  /** The same on every device. */
  id: string;
  code: string;
  game: Game;
  /** When it was created, in milliseconds since 1970. */
  at: number;
  points: number;
  /** One's place; 1 is a win, alone or shared. */
  place: number;
  /** The points of the others, with the level of bots; null: a person, or a bot of no level. */
  others: { level: Level | null; points: number }[];
  solo: { challenge: string; medal: string | null } | null;
  /** The points by species, sets and cave. */
  species: Record<string, number>;
  /** The day of a daily deal, such as "2026-11-18". */
  daily: string | null;
}

/** The most games kept: older ones are forgotten first. */
export const MOST = 2000;

export const won = ({ place, solo }: Played): boolean => (solo ? solo.medal !== null : place === 1);

const latestFirst = (games: readonly Played[]): Played[] =>
  [...games].sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));

/** The kinds of daily deals. */
export type DailyKind = DailyWish["kind"];
export const kindOf = ({ game, solo }: Pick<Played, "game" | "solo">): DailyKind => (solo ? "solo" : game);

/** Both lists in one, each game once: the first list wins. A daily deal played on two devices counts once, too. */
export function merged(here: readonly Played[], coming: readonly Played[]): Played[] {
  const all = new Map([...coming, ...here].map((game) => [game.id, game]));
  const first = new Map<string, Played>();
  for (const game of latestFirst([...all.values()]))
    first.set(game.daily ? `${game.daily} ${kindOf(game)}` : game.id, game);
  return latestFirst([...first.values()]).slice(0, MOST);
}

// -- what they say together ----------------------------------------------------------------

/** The level of all rivals of a game; null: people, mixed levels, or solo. */
export function levelAgainst({ others }: Played): Level | null {
  const first = others[0]?.level ?? null;
  return others.every(({ level }) => level === first) ? first : null;
}

export interface Tally {
  games: number;
  won: number;
  average: number;
  best: number;
}

export function tally(games: readonly Played[]): Tally {
  const points = games.map((game) => game.points);
  return {
    games: games.length,
    won: games.filter(won).length,
    average: points.reduce((all, n) => all + n, 0) / Math.max(1, points.length),
    best: Math.max(0, ...points),
  };
}

/** The species, sets or caves that brought the most points in all games. */
export function scoredMost(games: readonly Played[], many: number): [key: string, points: number][] {
  const sums = new Map<string, number>();
  for (const { species } of games)
    for (const [key, points] of Object.entries(species)) sums.set(key, (sums.get(key) ?? 0) + points);
  return [...sums].sort(([, a], [, b]) => b - a).slice(0, many);
}

const DAY = 86_400_000;
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** How many days in a row a daily deal was played, up to today or yesterday. */
export function streak(games: readonly Played[], today: string): number {
  const days = new Set(games.flatMap(({ daily }) => daily ?? []));
  const before = (n: number) => dayOf(Date.parse(today) - n * DAY);
  const start = days.has(today) ? 0 : 1;
  let length = 0;
  while (days.has(before(start + length))) length += 1;
  return length;
}

// -- a level that fits ---------------------------------------------------------------------

/** How many games are looked at, and how many wins or defeats among them suggest another level. */
export const LATEST = 5;
export const ENOUGH = 4;

export interface Suggestion {
  level: Level;
  /** Wins among the latest games at the level chosen now. */
  won: number;
}

/** Another level, if one mostly wins or mostly loses at this one. */
export function suggestion(games: readonly Played[], game: Game, level: Level): Suggestion | null {
  const latest = latestFirst(games)
    .filter((each) => each.game === game && !each.solo && levelAgainst(each) === level)
    .slice(0, LATEST);
  if (latest.length < LATEST) return null;
  const wins = latest.filter(won).length;
  const step = wins >= ENOUGH ? 1 : LATEST - wins >= ENOUGH ? -1 : 0;
  const next = step === 0 ? undefined : levels[levels.indexOf(level) + step];
  return next ? { level: next, won: wins } : null;
}
