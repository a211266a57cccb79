/** Messages sent with one tap: a key is sent, and everybody reads it in their own language. */

import { t } from "../words/words.svelte";

export const EMOTES = ["hello", "nice", "wow", "oops", "thanks", "hurry", "good-game"] as const;
export type Emote = (typeof EMOTES)[number];

/** The text that is sent. */
export const emote = (key: Emote): string => `:${key}:`;

/** A chat message as it is shown. */
export function chatText(text: string): string {
  const key = EMOTES.find((each) => text === emote(each));
  return key ? t(`emote-${key}`) : text;
}
