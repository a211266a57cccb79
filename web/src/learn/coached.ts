/** The first real game after a lesson: the coach is at one's side for a few turns. */

import { StoredValue } from "../kept.svelte";
import type { Line } from "../protocol";

/** For how many of one's turns. */
export const TURNS = 3;

/** The code of that table. */
export const coached = new StoredValue<string | null>("spinney-coached", null);

/** How many turns somebody has finished. */
export const turnsTaken = (log: readonly Line[], seat: number): number =>
  log.filter((line) => line.kind === "events" && line.seat === seat && line.events.some(({ kind }) => kind === "turn"))
    .length;
