/** Why something was not done, in words. */

import { Refused } from "../api";
import { capital, sentence } from "../cards/words";
import { isSaid, t } from "../words/words.svelte";

/** What we can say better here, by its code; of the rest the server says why, in the language spoken. */
export function refusal(code: string, message = ""): string {
  if (isSaid(`refusal-${code}`)) return t(`refusal-${code}`);
  return message ? sentence(capital(message)) : t("refusal-internal");
}

/** What went wrong, whatever was thrown. */
export function whyNot(error: unknown): string {
  return error instanceof Refused ? refusal(error.code, error.message) : refusal("internal");
}

/** The same of a file that somebody has chosen: the server knows what is wrong with it. */
export function whyNotTaken(error: unknown): string {
  const wrong = error instanceof Refused && error.code === "bad_message" && error.message;
  return wrong ? sentence(capital(wrong)) : whyNot(error);
}
