/** Statistics over many scored games. */

import { CATEGORIES, type Category } from "../../play/points.svelte";
import type { GameName } from "../../score";
import { type Ranked, type Scored, ranked } from "./record";

/** The person a name stands for, whatever its capitals and spaces. */
export const personOf = (name: string): string => name.trim().toLocaleLowerCase();

export interface Filter {
  game: GameName | null;
  /** Number of players. */
  count: number | null;
  /** All these people took part. */
  persons: readonly string[];
}

export const ALL: Filter = { game: null, count: null, persons: [] };

export function filtered(games: readonly Scored[], { game, count, persons }: Filter): Scored[] {
  return games.filter(
    (one) =>
      (game === null || one.game === game) &&
      (count === null || one.players.length === count) &&
      persons.every((person) => one.players.some(({ name }) => personOf(name) === person)),
  );
}

/** The latest first. */
export const latestFirst = (games: readonly Scored[]): Scored[] =>
  [...games].sort((a, b) => b.played - a.played || b.saved - a.saved);

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

export interface PersonStats {
  person: string;
  /** As spelt in the latest game. */
  name: string;
  games: number;
  /** In games against others, and how many of those there were. */
  wins: number;
  against: number;
  average: number;
  best: number;
}

/** Everybody, most games first. */
export function persons(games: readonly Scored[]): PersonStats[] {
  const played = new Map<string, Ranked[]>();
  const against = new Map<string, number>();
  for (const game of latestFirst(games))
    for (const result of ranked(game)) {
      const person = personOf(result.name);
      played.set(person, [...(played.get(person) ?? []), result]);
      if (game.players.length > 1) against.set(person, (against.get(person) ?? 0) + 1);
    }
  return [...played]
    .map(([person, results]) => ({
      person,
      name: results[0]!.name.trim(),
      games: results.length,
      wins: results.filter(({ winner }) => winner).length,
      against: against.get(person) ?? 0,
      average: mean(results.map(({ total }) => total)),
      best: Math.max(...results.map(({ total }) => total)),
    }))
    .sort((a, b) => b.games - a.games || b.average - a.average);
}

export interface Bin {
  from: number;
  to: number;
  count: number;
}

const WIDTHS = [5, 10, 20, 25, 50, 100, 250, 500];

/** A histogram of the scores, in at most this many bins of a round width. */
export function distribution(games: readonly Scored[], most: number): Bin[] {
  const scores = games.flatMap(({ players }) => players.map(({ total }) => total));
  if (scores.length === 0) return [];
  const low = Math.min(...scores),
    high = Math.max(...scores);
  const classes = (width: number) => Math.floor(high / width) - Math.floor(low / width) + 1;
  const width = WIDTHS.find((each) => classes(each) <= most) ?? 1000;
  const first = Math.floor(low / width);
  return Array.from({ length: classes(width) }, (_, i) => {
    const from = (first + i) * width;
    return {
      from,
      to: from + width - 1,
      count: scores.filter((score) => score >= from && score < from + width).length,
    };
  });
}

/** A person's points in each game, oldest first; null where they did not play. */
export function scoreHistory(games: readonly Scored[], person: string): (number | null)[] {
  return latestFirst(games)
    .reverse()
    .map(({ players }) => players.find(({ name }) => personOf(name) === person)?.total ?? null);
}

/** How many games a trend is averaged over. */
export const TREND = 5;

/** The moving average: each value with those just before it. */
export const trend = (values: readonly number[]): number[] =>
  values.map((_, i) => mean(values.slice(Math.max(0, i + 1 - TREND), i + 1)));

/** People's average points in each category in which anybody scored. */
export function averages(
  games: readonly Scored[],
  wanted: readonly string[],
): { category: Category; points: number[] }[] {
  const results = games.flatMap(({ players }) => players);
  const groups = wanted.map((person) => results.filter(({ name }) => personOf(name) === person));
  return CATEGORIES.filter((category) => results.some(({ points }) => points[category])).map((category) => ({
    category,
    points: groups.map((group) => mean(group.map(({ points }) => points[category] ?? 0))),
  }));
}

export interface GroupStats {
  game: GameName;
  /** Number of players. */
  count: number;
  games: number;
  /** Of all players, and of the winner of each game. */
  average: number;
  winning: number;
  best: number;
}

/** By game and number of players. */
export function groups(games: readonly Scored[]): GroupStats[] {
  const kind = ({ game, players }: Scored) => `${game} ${players.length}`;
  return [...new Set(games.map(kind))]
    .map((each) => games.filter((one) => kind(one) === each))
    .map((group) => {
      const totals = group.map(({ players }) => players.map(({ total }) => total));
      return {
        game: group[0]!.game,
        count: group[0]!.players.length,
        games: group.length,
        average: mean(totals.flat()),
        winning: mean(totals.map((each) => Math.max(...each))),
        best: Math.max(...totals.flat()),
      };
    })
    .sort((a, b) => b.game.localeCompare(a.game) || a.count - b.count);
}
