/** Why something failed, in words. */

import { Refused } from "../api";
import { capital, sentence } from "../cards/words";
import { hasMessage, t } from "../words/words.svelte";

/** Our own wording for some codes; for the rest, the server's message, already in the chosen language. */
export function refusal(code: string, message = ""): string {
  if (hasMessage(`refusal-${code}`)) return t(`refusal-${code}`);
  return message ? sentence(capital(message)) : t("refusal-internal");
}

/** What went wrong, whatever was thrown. */
export function errorText(error: unknown): string {
  return error instanceof Refused ? refusal(error.code, error.message) : refusal("internal");
}

/** The same for a chosen file: the server knows what is wrong with it. */
export function fileErrorText(error: unknown): string {
  const wrong = error instanceof Refused && error.code === "bad_message" && error.message;
  return wrong ? sentence(capital(wrong)) : errorText(error);
}
