/** What a score depends on, generated from the engine's card tables by tools/score_tables.py. */

import data from "./tables.json";

export type GameName = "forest" | "dartmoor";
export type Place = "tree" | "shrub" | "moor" | "top" | "bottom" | "side";
/** What "most of" can be about. */
export type Rival = "linden" | "tree" | "moor";

/** What can be counted; a plain string is a tag: cards that show it. */
export type Count =
  | string
  | { kind: "cards"; species: string }
  | { kind: "symbol"; symbol: string | null }
  | { kind: "kinds"; tag: string }
  | { kind: "tree_number"; species: string | null }
  | { kind: "full_trees" }
  | { kind: "below"; trees_only: boolean }
  | { kind: "in_cave" }
  | { kind: "at_host"; tag: string | null; trees_only: boolean }
  | { kind: "filled_slots" }
  | { kind: "in_slot" }
  | { kind: "on"; species?: string; tag?: string }
  | { kind: "sum"; first: Count; second: Count };

/** Points; in a table, values[n - 1] for n things, and the last one for more. */
export type Points =
  | { kind: "flat"; points: number }
  | { kind: "per"; count: Count; points: number }
  | { kind: "at_least"; count: Count; minimum: number; points: number; otherwise: number }
  | { kind: "alone"; points: number }
  | { kind: "most"; count: Count; points: number; otherwise: number }
  | { kind: "table"; count: Count; values: number[] }
  | { kind: "total"; count: Count; values: number[] }
  | { kind: "sets"; tag: string; values: number[] };

/** How a card changes slots and counts as long as it is there. */
export type Permanent =
  | { kind: "stacks"; limit: number }
  | { kind: "opens_slot"; guests: string | { kind: "cards"; species: string }; place: Place }
  | { kind: "counts_as_tree" }
  | { kind: "doubles"; tag: string };

export interface Species {
  key: string;
  set: string;
  place: Place;
  copies: number;
  tags: string[];
  /** The symbols its copies may show. */
  symbols: string[];
  points: Points;
  permanent?: Permanent;
  /** Only on a moor, or only beside another bird. */
  needs?: "moor" | "bird";
  /** The species it counts as. */
  counts_as?: string;
}

export interface Game {
  name: GameName;
  /** How many cards each set has, winters included; the first one is always played. */
  sets: Readonly<Record<string, number>>;
  winters: number;
  symbols: readonly string[];
  /** A card laid face down. */
  face_down: { key: string; place: Place };
  /** The points of the cave cards, from number 1. */
  caves: readonly number[];
  /** How many count as "most" in the solo mode, by species. */
  solo: Readonly<Record<string, number>>;
  /** The names of the sets of a tag in a score. */
  set_lines: Readonly<Record<string, string>>;
  /** Tags for which different species are not counted. */
  set_marks: readonly string[];
  species: readonly Species[];
  find(key: string): Species | undefined;
  /** The place of the shared slot that a species may join, where some card opens one. */
  guest(species: Species): Place | undefined;
}

export const WOODY_SLOTS = data.slots.woody as readonly string[];
export const MOOR_SLOTS = data.slots.moor as readonly string[];
export const MAX_PLAYERS = data.max_players;
/** No table has more of anything counted. */
export const MAX_CARD_COUNT = data.most_cards;
export const RIVALS = data.rivals as readonly Rival[];

function game(name: GameName): Game {
  const table = data.games[name] as unknown as Omit<Game, "name" | "find" | "guest">;
  const byKey = new Map(table.species.map((species) => [species.key, species]));
  const openers = table.species.flatMap(({ permanent }) => (permanent?.kind === "opens_slot" ? [permanent] : []));
  const isGuest = ({ key, tags }: Species, guests: (typeof openers)[number]["guests"]) =>
    typeof guests === "string" ? tags.includes(guests) : guests.species === key;
  const guests = new Map(
    table.species.map((species) => [species, openers.find(({ guests }) => isGuest(species, guests))?.place]),
  );
  return { ...table, name, find: (key) => byKey.get(key), guest: (species) => guests.get(species) };
}

export const GAMES: Readonly<Record<GameName, Game>> = { forest: game("forest"), dartmoor: game("dartmoor") };

export const isHost = ({ place }: Species): boolean => place === "tree" || place === "shrub" || place === "moor";

/** The names of a host's four slots. */
export const slotsOf = (place: Place): readonly string[] => (place === "moor" ? MOOR_SLOTS : WOODY_SLOTS);

/** The place a slot belongs to: top, bottom or side. */
export const placeOf = (slot: string): Place =>
  slot.startsWith("top") ? "top" : slot.startsWith("bottom") ? "bottom" : "side";
