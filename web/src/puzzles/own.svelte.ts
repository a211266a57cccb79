/** Puzzles made of one's own games, kept on this device. */

import { StoredValue } from "../kept.svelte";
import type { OwnPuzzle } from "../protocol";

/** How many are kept. */
const MANY = 20;

const kept = new StoredValue<Readonly<Record<string, OwnPuzzle>>>("spinney-own-puzzles", {});

export const ownPuzzle = (key: string): OwnPuzzle | undefined => kept.value[key];

export function keepPuzzle(key: string, puzzle: OwnPuzzle): void {
  const others = Object.entries(kept.value).filter(([other]) => other !== key);
  kept.value = Object.fromEntries([[key, puzzle] as const, ...others].slice(0, MANY));
}
