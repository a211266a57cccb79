/** Why something was not done, in words. */

import { Refused } from "../api";
import { isSaid, t } from "../words/words.svelte";

/** One a newer server knows is told like an inner mistake. */
export function refusal(code: string): string {
  return t(`refusal-${isSaid(`refusal-${code}`) ? code : "internal"}`);
}

/** What went wrong, whatever was thrown. */
export function whyNot(error: unknown): string {
  return refusal(error instanceof Refused ? error.code : "internal");
}
