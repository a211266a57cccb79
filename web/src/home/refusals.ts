/** Why something was not done, in words. */

import { Refused } from "../api";
import { t } from "../words/words.svelte";

/** The refusals words are written for; one a newer server knows is told like an inner mistake. */
const KNOWN: ReadonlySet<string> = new Set([
  "bad_message",
  "unknown_version",
  "too_large",
  "too_fast",
  "too_many",
  "not_found",
  "forbidden",
  "not_now",
  "illegal",
  "outdated",
  "full",
  "unavailable",
  "old_rules",
  "internal",
]);

export function refusal(code: string): string {
  return t(`refusal-${KNOWN.has(code) ? code : "internal"}`);
}

/** What went wrong, whatever was thrown. */
export function whyNot(error: unknown): string {
  return refusal(error instanceof Refused ? error.code : "internal");
}
