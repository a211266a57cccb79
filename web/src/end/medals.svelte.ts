/** The best medal this device has won in each challenge of the solo game. */

import { Kept } from "../kept.svelte";
import type { Solo } from "../protocol";

/** The smallest first. */
export const MEDALS = ["bronze", "silver", "gold"];

export const medals = new Kept<Record<string, string>>("spinney-medals", {});

/** Keep the medal that was reached in a challenge, unless there is a better one. */
export function award(solo: Solo): void {
  const before = medals.value[solo.challenge] ?? "";
  if (solo.prize && MEDALS.indexOf(solo.prize) > MEDALS.indexOf(before))
    medals.value = { ...medals.value, [solo.challenge]: solo.prize };
}
