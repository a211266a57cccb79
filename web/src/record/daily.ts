/** The daily deal on this device: what was played today, and what the server calls the device. */

import { StoredValue } from "../kept.svelte";
import { newId } from "../pad/records/record";
import type { DailyWish } from "../protocol";
import type { Played } from "./record";

export type DailyKind = DailyWish["kind"];

export const KINDS: readonly DailyKind[] = ["forest", "dartmoor", "solo"];

export const kindOf = ({ game, solo }: Pick<Played, "game" | "solo">): DailyKind => (solo ? "solo" : game);

/** The game of a day that counts. */
export const dailyGame = (games: readonly Played[], day: string, kind: DailyKind): Played | undefined =>
  games.find((each) => each.daily === day && kindOf(each) === kind);

const kept = new StoredValue("spinney-device", "");

/** A secret number of this device, so that its first game of a day counts and no other. */
export function device(): string {
  if (!kept.value) kept.value = newId();
  return kept.value;
}
