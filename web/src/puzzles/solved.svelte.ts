/** The puzzles solved on this device. */

import type { Game } from "../cards/catalog";
import { StoredValue } from "../kept.svelte";

export interface Solved {
  game: Game;
  /** When, in milliseconds since 1970. */
  at: number;
  /** Whether the first attempt was right. */
  first: boolean;
}

/** By key. */
export const solvedPuzzles = new StoredValue<Readonly<Record<string, Solved>>>("spinney-puzzles", {});

export const isSolved = (key: string): boolean => key in solvedPuzzles.value;

export const solvedOf = (game: Game): number =>
  Object.values(solvedPuzzles.value).filter((each) => each.game === game).length;

/** Remember a puzzle; solving it again changes nothing. */
export function keepSolved(key: string, game: Game, first: boolean): void {
  if (!isSolved(key)) solvedPuzzles.value = { ...solvedPuzzles.value, [key]: { game, at: Date.now(), first } };
}
