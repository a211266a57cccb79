/** What can be said with one tap: over the line goes a key, and everybody reads it in their own language. */

import { t } from "../words/words.svelte";

export const EMOTES = ["hello", "nice", "wow", "oops", "thanks", "hurry", "good-game"] as const;
export type Emote = (typeof EMOTES)[number];

/** As it is said. */
export const emote = (key: Emote): string => `:${key}:`;

/** What somebody said, to be read. */
export function heard(text: string): string {
  const key = EMOTES.find((each) => text === emote(each));
  return key ? t(`emote-${key}`) : text;
}
