/** The sets of one's own that this device has: the texts of their files. */

import { ask } from "../api";
import { StoredValue } from "../kept.svelte";
import type { CheckedSet } from "../protocol";
import { language } from "../words/words.svelte";

export interface OwnSet extends CheckedSet {
  text: string;
}

const kept = new StoredValue<OwnSet[]>("spinney-own-sets", []);

export const isOwn = (key: string): boolean => kept.value.some((set) => set.key === key);

export const ownSets = (game: string): OwnSet[] => kept.value.filter((set) => set.game === game);

/** Checks a file and keeps it; one with the same key is replaced. A mistake in it is thrown in words. */
export async function addOwnSet(file: File): Promise<OwnSet> {
  const text = await file.text();
  const found = await ask<CheckedSet>(`/api/sets/check?language=${language()}`, { text });
  const set = { ...found, text };
  kept.value = [...kept.value.filter((other) => other.key !== set.key), set];
  return set;
}

export function dropOwnSet(key: string): void {
  kept.value = kept.value.filter((set) => set.key !== key);
}
