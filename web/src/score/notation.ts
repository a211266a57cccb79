/** The forest notation: the forests of a table as JSON (docs/notation.md), read and written. */

import { GAMES, MAX_CARD_COUNT, MAX_PLAYERS, RIVALS, type GameName, type Rival } from "./tables";

export type Slot = "top" | "bottom" | "left" | "right" | "top1" | "bottom1" | "top2" | "bottom2";

/** A tree, shrub or moor and its guests; a card is "species" or "species@symbol". */
export type Host = { card: string } & { [slot in Slot]?: string[] };

export interface Player {
  name?: string;
  /** How many cards are in the cave. */
  cave?: number;
  /** Dartmoor: the number of the cave card. */
  cave_card?: number | null;
  hosts?: Host[];
}

export interface Forests {
  game: GameName;
  /** If left out, all sets of the game. */
  sets?: string[] | null;
  players: Player[];
  /** The highest counts among players who are not listed. */
  rivals?: { [what in Rival]?: number };
  /** Dartmoor: the thresholds of the solo mode. */
  solo?: boolean;
  id?: unknown;
  title?: unknown;
  date?: unknown;
  comment?: unknown;
}

/** What is impossible or missing, and where; -1 and "" stand for the whole table, player or host. */
export interface Problem {
  kind: string;
  player: number;
  host: number;
  slot: string;
  /** Which card of the slot. */
  at: number;
  args: Readonly<Record<string, string | number>>;
}

export type Where = Partial<Pick<Problem, "player" | "host" | "slot" | "at">>;

export function problem(kind: string, where: Where = {}, args: Problem["args"] = {}): Problem {
  return { kind, player: -1, host: -1, slot: "", at: -1, ...where, args };
}

/** The forests, or why there are none. */
export type Reading = { forests: Forests; problems: [] } | { forests: null; problems: Problem[] };

const ENTRIES = ["game", "sets", "players", "rivals", "solo", "id", "title", "date", "comment"];
const PLAYER_ENTRIES = ["name", "cave", "cave_card", "hosts"];

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_CARD_COUNT;
const isPlain = (text: string): boolean => !/[\p{C}\p{Z}]/u.test(text.replaceAll(" ", ""));

/** Reads a text; never throws. */
export function parse(text: string): Reading {
  try {
    return read(JSON.parse(text));
  } catch {
    return { forests: null, problems: [problem("no-json")] };
  }
}

/** Checks that a value has the shape of the notation; {@link check} checks its cards. */
export function read(data: unknown): Reading {
  const problems = isObject(data) ? [...tableProblems(data)] : [problem("no-object")];
  return problems.length ? { forests: null, problems } : { forests: data as unknown as Forests, problems: [] };
}

function* tableProblems(data: Fields): Generator<Problem> {
  yield* unknownEntries(data, ENTRIES);
  if (!isText(data.game) || !Object.hasOwn(GAMES, data.game)) return yield problem("no-game");
  const sets = Object.keys(GAMES[data.game as GameName].sets);
  if (data.sets != null && !(Array.isArray(data.sets) && data.sets.every((name) => sets.includes(name))))
    yield problem("no-sets", {}, { sets: sets.join(", ") });
  if ("solo" in data && typeof data.solo !== "boolean") yield problem("no-solo");
  if ("rivals" in data) {
    if (isObject(data.rivals)) {
      yield* unknownEntries(data.rivals, RIVALS);
      yield* counts(data.rivals, RIVALS);
    } else yield problem("no-rivals");
  }
  if (Array.isArray(data.players) && data.players.length >= 1 && data.players.length <= MAX_PLAYERS)
    for (const [player, entry] of data.players.entries()) yield* playerProblems(entry, player);
  else yield problem("no-players", {}, { most: MAX_PLAYERS });
}

function* playerProblems(entry: unknown, player: number): Generator<Problem> {
  if (!isObject(entry)) return yield problem("no-player", { player });
  yield* unknownEntries(entry, PLAYER_ENTRIES, { player });
  if ("name" in entry && !(isText(entry.name) && isPlain(entry.name))) yield problem("no-name", { player });
  yield* counts(entry, ["cave", ...(entry.cave_card === null ? [] : ["cave_card"])], { player });
  if (!("hosts" in entry)) return;
  if (!Array.isArray(entry.hosts)) return yield problem("no-hosts", { player });
  for (const [host, value] of entry.hosts.entries()) yield* hostProblems(value, { player, host });
}

function* hostProblems(entry: unknown, where: Where): Generator<Problem> {
  if (!isObject(entry) || !isText(entry.card)) return yield problem("no-host", where);
  for (const [slot, cards] of Object.entries(entry))
    if (slot !== "card" && !(Array.isArray(cards) && cards.every(isText)))
      yield problem("no-cards", { ...where, slot });
}

function* unknownEntries(data: Fields, known: readonly string[], where: Where = {}): Generator<Problem> {
  for (const entry of Object.keys(data)) if (!known.includes(entry)) yield problem("unknown-entry", where, { entry });
}

function* counts(data: Fields, entries: readonly string[], where: Where = {}): Generator<Problem> {
  for (const entry of entries)
    if (entry in data && !isCount(data[entry])) yield problem("no-number", where, { entry, most: MAX_CARD_COUNT });
}

/** The notation as a text, without empty values. */
export function write(forests: Forests): string {
  const host = (entry: Host) =>
    Object.fromEntries(Object.entries(entry).filter(([slot, cards]) => slot === "card" || cards.length > 0));
  const players = forests.players.map((player) => ({ ...player, hosts: (player.hosts ?? []).map(host) }));
  return JSON.stringify({ ...forests, players });
}
