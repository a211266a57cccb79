/** One's own record as a file: games, puzzles and medals; and two such records in one. */

import { MEDALS, betterMedal } from "../end/medals.svelte";
import { levels } from "../home/levels";
import type { Solved } from "../puzzles/solved.svelte";
import { MOST, type Played, merged } from "./record";

export interface OwnRecord {
  games: readonly Played[];
  /** The puzzles solved, by key. */
  puzzles: Readonly<Record<string, Solved>>;
  /** The best medal of each solo challenge. */
  medals: Readonly<Record<string, string>>;
}

const KIND = "spinney-record";
/** The first version had only games. */
const VERSION = 2;

const sorted = <T>(all: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Everything from both: of a puzzle the first solution, of a challenge the best medal. */
export function together(here: OwnRecord, coming: OwnRecord): OwnRecord {
  const puzzles: Record<string, Solved> = { ...coming.puzzles };
  for (const [key, solved] of Object.entries(here.puzzles))
    if (!puzzles[key] || solved.at < puzzles[key].at) puzzles[key] = solved;
  const medals: Record<string, string> = { ...coming.medals };
  for (const [challenge, medal] of Object.entries(here.medals))
    medals[challenge] = betterMedal(medals[challenge], medal);
  return { games: merged(here.games, coming.games), puzzles: sorted(puzzles), medals: sorted(medals) };
}

export const write = (record: OwnRecord): string =>
  `${JSON.stringify({ kind: KIND, version: VERSION, ...record }, null, 1)}\n`;

/** The record in a file; null if it is something else or damaged. */
export function parse(text: string): OwnRecord | null {
  try {
    const { kind, version, games, ...more } = JSON.parse(text) as Fields;
    if (kind !== KIND || (version !== 1 && version !== VERSION)) return null;
    const { puzzles, medals } = version === 1 ? { puzzles: {}, medals: {} } : more;
    if (!Array.isArray(games) || games.length > MOST || !games.every(isPlayed)) return null;
    if (!isObject(puzzles) || !Object.entries(puzzles).every(([key, each]) => isText(key) && isSolved(each)))
      return null;
    if (!isObject(medals) || !Object.entries(medals).every(([key, each]) => isText(key) && isMedal(each))) return null;
    return {
      games: games.map(pick),
      puzzles: Object.fromEntries(
        Object.entries(puzzles as Record<string, Solved>).map(([key, { game, at, first }]) => [
          key,
          { game, at, first },
        ]),
      ),
      medals: medals as Record<string, string>,
    };
  } catch {
    return null;
  }
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string" && value.length > 0 && value.length <= 64;
const isPoints = (value: unknown): boolean => Number.isInteger(value) && Math.abs(Number(value)) < 1e5;
const isMedal = (value: unknown): boolean => MEDALS.some((medal) => medal === value);
const isDay = (value: unknown): boolean => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && !!Date.parse(value);

function isPlayed(game: unknown): game is Played {
  return (
    isObject(game) &&
    isText(game.id) &&
    isText(game.code) &&
    (game.game === "forest" || game.game === "dartmoor") &&
    Number.isInteger(game.at) &&
    Math.abs(Number(game.at)) < 8e15 &&
    isPoints(game.points) &&
    Number.isInteger(game.place) &&
    Number(game.place) >= 1 &&
    Array.isArray(game.others) &&
    game.others.length <= 4 &&
    game.others.every(
      (other: unknown) =>
        isObject(other) &&
        isPoints(other.points) &&
        (other.level === null || levels.some((level) => level === other.level)),
    ) &&
    (game.solo === null ||
      (isObject(game.solo) && isText(game.solo.challenge) && (game.solo.medal === null || isMedal(game.solo.medal)))) &&
    isObject(game.species) &&
    Object.entries(game.species).every(([key, points]) => isText(key) && isPoints(points)) &&
    (game.daily === null || isDay(game.daily))
  );
}

const isSolved = (puzzle: unknown): puzzle is Solved =>
  isObject(puzzle) &&
  (puzzle.game === "forest" || puzzle.game === "dartmoor") &&
  Number.isInteger(puzzle.at) &&
  typeof puzzle.first === "boolean";

/** Only the fields of a record. */
const pick = ({ id, code, game, at, points, place, others, solo, species, daily }: Played): Played => ({
  id,
  code,
  game,
  at,
  points,
  place,
  others: others.map((other) => ({ level: other.level, points: other.points })),
  solo: solo && { challenge: solo.challenge, medal: solo.medal },
  species,
  daily,
});
