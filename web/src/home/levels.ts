/** How well bots play: a level for people, a bot for the server. */

import { t } from "../words/words.svelte";

export const LEVELS = {
  random: "random",
  greedy: "greedy",
  planner: "planner",
  search: "search:ms=800",
} as const;
export type Level = keyof typeof LEVELS;

export const levels = Object.keys(LEVELS) as Level[];

/** A bot's level, whatever its budget; null if this client does not know the bot. */
export function levelFor(bot: string | null): Level | null {
  const kind = bot?.split(":")[0] ?? "";
  return kind in LEVELS ? (kind as Level) : null;
}

export function levelName(level: Level): string {
  return t(`level-${level}`);
}

/** What is said of a bot's level; nothing of people. */
export function levelOf(bot: string | null): string {
  const level = levelFor(bot);
  return level ? levelName(level) : (bot ?? "");
}
