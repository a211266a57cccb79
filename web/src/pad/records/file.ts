/** Exports scored games to one file and imports it: as a backup, or for another device. */

import { CATEGORIES } from "../../play/points.svelte";
import { GAMES, MAX_PLAYERS, read } from "../../score";
import type { Result, Scored } from "./record";

const KIND = "spinney-scores";
const VERSION = 1;

export const write = (games: readonly Scored[]): string =>
  `${JSON.stringify({ kind: KIND, version: VERSION, games }, null, 1)}\n`;

/** Why a file cannot be read; `n` is the damaged game in it. */
export class Unreadable extends Error {
  constructor(
    readonly reason: "text" | "kind" | "version" | "damaged",
    readonly n = 0,
  ) {
    super(`${reason} ${n}`);
  }
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown, most: number): value is string => typeof value === "string" && value.length <= most;
const isTime = (value: unknown): boolean => Number.isFinite(value) && !Number.isNaN(new Date(Number(value)).getTime());
const isPoints = (value: unknown): boolean => Number.isInteger(value) && Math.abs(Number(value)) < 1e5;

/** The games of a file, all or none. */
export function parse(text: string): Scored[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Unreadable("text");
  }
  if (!isObject(data) || data.kind !== KIND || !Array.isArray(data.games)) throw new Unreadable("kind");
  if (data.version !== VERSION) throw new Unreadable("version");
  return data.games.map((game, i) => {
    if (!isGame(game)) throw new Unreadable("damaged", i + 1);
    return pick(game);
  });
}

function isGame(game: unknown): game is Scored {
  return (
    isObject(game) &&
    isText(game.id, 64) &&
    game.id !== "" &&
    isText(game.game, 20) &&
    Object.hasOwn(GAMES, game.game) &&
    Array.isArray(game.sets) &&
    game.sets.every((set) => isText(set, 40)) &&
    isTime(game.played) &&
    isTime(game.saved) &&
    isText(game.location, 200) &&
    Array.isArray(game.players) &&
    game.players.length >= 1 &&
    game.players.length <= MAX_PLAYERS &&
    game.players.every(isResult) &&
    (game.forests === null || read(game.forests).forests !== null)
  );
}

function isResult(player: unknown): player is Result {
  return (
    isObject(player) &&
    isText(player.name, 100) &&
    isPoints(player.total) &&
    (player.open === undefined || isOpen(player.open)) &&
    isObject(player.points) &&
    Object.entries(player.points).every(
      ([category, points]) => CATEGORIES.some((one) => one === category) && isPoints(points),
    )
  );
}

function isOpen(open: unknown): boolean {
  return isObject(open) && [open.most, open.leaves, open.questions].every(isPoints);
}

/** Only the fields of a record. */
const pick = ({ id, game, sets, played, saved, location, players, forests }: Scored): Scored => ({
  id,
  game,
  sets,
  played,
  saved,
  location,
  forests,
  players: players.map(({ name, total, points, open }) => ({
    name,
    total,
    points,
    ...(open && { open: { most: open.most, leaves: open.leaves, questions: open.questions } }),
  })),
});

/** The games that are new here, or newer than those here. */
export function newGames(here: readonly Scored[], coming: readonly Scored[]): Scored[] {
  const latest = new Map(here.map((game) => [game.id, game]));
  const fresh = new Map<string, Scored>();
  for (const game of coming) {
    if (game.saved <= (latest.get(game.id)?.saved ?? -Infinity)) continue;
    latest.set(game.id, game);
    fresh.set(game.id, game);
  }
  return [...fresh.values()];
}
