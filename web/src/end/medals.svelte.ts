/** The best medal won on this device in each solo challenge. */

import { StoredValue } from "../kept.svelte";
import type { Solo } from "../protocol";

/** Lowest first. */
export const MEDALS = ["bronze", "silver", "gold"];

export const medals = new StoredValue<Readonly<Record<string, string>>>("spinney-medals", {});

/** The better of two medals; empty or undefined: none. */
export const betterMedal = (one: string | undefined, other: string): string =>
  MEDALS.indexOf(other) > MEDALS.indexOf(one ?? "") ? other : (one ?? "");

/** Save the medal reached in a challenge, unless a better one is saved. */
export function award(solo: Solo): void {
  const before = medals.value[solo.challenge] ?? "";
  const best = betterMedal(before, solo.prize ?? "");
  if (best !== before) medals.value = { ...medals.value, [solo.challenge]: best };
}
