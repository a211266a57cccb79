/** A saved game file. */

import { alone } from "../place";
import type { GameOptions, ImportedTable } from "../protocol";
import { LEVELS } from "./levels";
import { type SeatWish, plans } from "./wishes";

interface Saved {
  format: "spinney-game";
  options: { game: GameOptions["game"]; players: number };
  [more: string]: unknown;
}

/** The game in a file's text; null if it is something else. The full check is the server's. */
export function readSavedGame(text: string): Saved | null {
  try {
    const saved = JSON.parse(text) as Saved;
    const { game, players } = saved.options;
    const known = game === "forest" || game === "dartmoor";
    return saved.format === "spinney-game" && known && players >= 1 && players <= 5 ? saved : null;
  } catch {
    return null;
  }
}

/** You get the first seat; the others are open, or bots where nobody else can come. */
export function importWish(name: string, saved: Saved): ImportedTable {
  const others = Array.from({ length: saved.options.players - 1 }, (): SeatWish =>
    alone ? { kind: "bot", level: "medium" } : { kind: "open" },
  );
  return {
    name,
    replay: saved,
    seats: plans(name, [{ kind: "me" }, ...others]),
    settings: { listed: false, clock: null, hints: true, chat: true, onlookers: true, stand_in: LEVELS.medium },
  };
}
