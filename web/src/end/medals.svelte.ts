/** The best medal won on this device in each solo challenge. */

import { StoredValue } from "../kept.svelte";
import type { Solo } from "../protocol";

/** Lowest first. */
export const MEDALS = ["bronze", "silver", "gold"];

export const medals = new StoredValue<Record<string, string>>("spinney-medals", {});

/** Save the medal reached in a challenge, unless a better one is saved. */
export function award(solo: Solo): void {
  const before = medals.value[solo.challenge] ?? "";
  if (solo.prize && MEDALS.indexOf(solo.prize) > MEDALS.indexOf(before))
    medals.value = { ...medals.value, [solo.challenge]: solo.prize };
}
