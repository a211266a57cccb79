/** Turns the choices on the home page into the table to request from the server. */

import type { Clock, GameOptions, NewTable, SeatPlan } from "../protocol";
import { LEVELS, type Level } from "./levels";
import { isOwn, ownSets } from "./own-sets.svelte";

export type Game = GameOptions["game"];

/** Options besides the game. */
export interface Agreed {
  /** The optional sets, with those of one's own. */
  sets: string[];
  noRemoval: boolean;
  draft: boolean;
  openPoints: boolean;
  /** Who goes first. */
  first: "lot" | "me";
  /** "" or one of CLOCKS. */
  clock: string;
  hints: boolean;
}

/** Everything the home page remembers. */
export interface Choices extends Agreed {
  game: Game;
  rivals: number;
  level: Level;
  challenge: string;
  medal: string;
}

export const USUAL: Choices = {
  game: "forest",
  rivals: 1,
  level: "medium",
  challenge: "moors",
  medal: "bronze",
  sets: [],
  noRemoval: false,
  draft: false,
  openPoints: true,
  first: "lot",
  clock: "",
  hints: true,
};

/** Who will sit there: "here" is somebody else on this device. */
export type SeatWish =
  { kind: "me" } | { kind: "here"; name: string } | { kind: "open" } | { kind: "bot"; level: Level };

/** Time limits, as "per:seconds". */
export const CLOCKS = ["move:30", "move:60", "move:120", "move:86400", "game:600", "game:1200", "game:2400"];

export function clockOf(text: string): Clock | null {
  if (!CLOCKS.includes(text)) return null;
  const [per, seconds] = text.split(":");
  return { per: per as Clock["per"], seconds: Number(seconds) };
}

/** Bot names that work in every language, from plants and birds; no card has such a name. */
export const NAMES = ["Rowan", "Robin", "Ivy", "Laurel", "Wren", "Aspen", "Sorrel", "Juniper", "Linnet", "Bryony"];

/** A bot name that nobody at the table has. */
export function botName(taken: readonly string[], roll: () => number = Math.random): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const free = NAMES.filter((name) => !used.has(name.toLowerCase()));
  return free[Math.floor(roll() * free.length)] ?? `Rowan ${taken.length}`;
}

/** A table with these seats; `who` says who finds it, and who may watch. */
export function tableWish(
  name: string,
  game: Game,
  agreed: Agreed,
  seats: readonly SeatWish[],
  who = { listed: false, onlookers: true },
): NewTable {
  const forest = game === "forest";
  const own = ownSets(game).filter((set) => agreed.sets.includes(set.key));
  const others = agreed.sets.filter((key) => !isOwn(key));
  return {
    name,
    options: {
      game,
      sets: forest ? others : [],
      start: agreed.first === "me" ? seats.findIndex((seat) => seat.kind === "me") : null,
      no_removal: agreed.noRemoval,
      draft: forest && agreed.draft,
      visible_score: agreed.openPoints,
      solo: null,
      medal: "bronze",
    },
    seats: plans(name, seats),
    settings: { ...who, clock: clockOf(agreed.clock), hints: agreed.hints, chat: true, stand_in: LEVELS.medium },
    seed: null,
    added: own.map((set) => set.text),
  };
}

/** A table against bots of one level. */
export function quickWish(name: string, { game, rivals, level, ...agreed }: Choices): NewTable {
  const bots = Array.from({ length: rivals }, (): SeatWish => ({ kind: "bot", level }));
  return tableWish(name, game, agreed, [{ kind: "me" }, ...bots]);
}

/** Solo Dartmoor against the automa. */
export function soloWish(name: string, challenge: string, medal: string): NewTable {
  const wish = tableWish(name, "dartmoor", USUAL, [{ kind: "me" }]);
  return { ...wish, options: { ...wish.options, solo: challenge, medal } };
}

export function plans(name: string, seats: readonly SeatWish[]): SeatPlan[] {
  const taken = [name, ...seats.flatMap((seat) => (seat.kind === "here" ? [seat.name] : []))];
  return seats.map((seat): SeatPlan => {
    switch (seat.kind) {
      case "me":
        return { kind: "me", name, bot: null };
      case "here":
        return { kind: "me", name: seat.name, bot: null };
      case "open":
        return { kind: "open", name: null, bot: null };
      case "bot": {
        const called = botName(taken);
        taken.push(called);
        return { kind: "bot", name: called, bot: LEVELS[seat.level] };
      }
    }
  });
}
