/** How well bots play: a level shown to people, a bot name for the table. */

import { t } from "../words/words.svelte";

/** Each wins about three in four games against the one before; all but the last overlook something. */
export const LEVELS = {
  "very-easy": "network:level=1",
  easy: "network:level=2",
  "fairly-easy": "network:level=3",
  medium: "network:level=4",
  "fairly-hard": "network:level=5",
  hard: "network:level=6",
  expert: "network",
} as const;
export type Level = keyof typeof LEVELS;

export const levels = Object.keys(LEVELS) as Level[];

/** A bot's level; null if it has none of these. */
export const levelFor = (bot: string | null): Level | null => levels.find((level) => LEVELS[level] === bot) ?? null;

export function levelName(level: Level): string {
  return t(`level-${level}`);
}

/** A bot's level in words; empty for people. */
export function levelOf(bot: string | null): string {
  const level = levelFor(bot);
  return level ? levelName(level) : (bot ?? "");
}
