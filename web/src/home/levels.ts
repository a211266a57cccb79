/** How well bots play: a level shown to people, a bot name for the server. */

import { alone } from "../place";
import { t } from "../words/words.svelte";

/** Each wins about three in four games against the one before; all but the last overlook something. */
const SERVER = {
  "very-easy": "network:notices=14",
  easy: "network:notices=20",
  "fairly-easy": "network:notices=27",
  medium: "network:notices=36",
  "fairly-hard": "network:notices=48",
  hard: "network:notices=68",
  expert: "network",
} as const;
export type Level = keyof typeof SERVER;

/** A page without a server has no network: the bots that run there well, named by how they compare. */
const PAGE = { "very-easy": "greedy", medium: "planner", "fairly-hard": "search:ms=1500" } as const;

/** The page's bot for a level: of the highest that is not above it. */
function pageBot(level: Level): string {
  const names = Object.keys(SERVER);
  const found = Object.entries(PAGE).filter(([other]) => names.indexOf(other) <= names.indexOf(level));
  return found.at(-1)![1];
}

/** The page's bot for one of the server's. */
export function botHere(bot: string): string {
  const level = (Object.keys(SERVER) as Level[]).find((name) => SERVER[name] === bot);
  return level ? pageBot(level) : bot;
}

/** The bot for a level; where that one cannot be chosen, of the next below. */
export const botFor = (level: Level): string => (alone ? pageBot(level) : SERVER[level]);

/** Those that can be chosen here. */
export const LEVELS = (alone ? PAGE : SERVER) as Readonly<Record<Level, string>>;

export const levels = Object.keys(LEVELS) as Level[];

/** A bot's level; null if it has none of these. */
export function levelFor(bot: string | null): Level | null {
  const places: Partial<Record<Level, string>>[] = [LEVELS, PAGE];
  for (const named of places)
    for (const [level, name] of Object.entries(named)) if (name === bot) return level as Level;
  return null;
}

export function levelName(level: Level): string {
  return t(`level-${level}`);
}

/** A bot's level in words; empty for people. */
export function levelOf(bot: string | null): string {
  const level = levelFor(bot);
  return level ? levelName(level) : (bot ?? "");
}
