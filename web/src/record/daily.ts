/** The daily deal on this device: what was played today, and what the server calls the device. */

import { StoredValue } from "../kept.svelte";
import { newId } from "../pad/records/record";
import { type DailyKind, type Played, kindOf } from "./record";

export const KINDS: readonly DailyKind[] = ["forest", "dartmoor", "solo"];

/** The game of a day that counts. */
export const dailyGame = (games: readonly Played[], day: string, kind: DailyKind): Played | undefined =>
  games.find((each) => each.daily === day && kindOf(each) === kind);

/** Empty until it is needed. */
export const deviceId = new StoredValue("spinney-device", "");

/** A secret number of this device, so that its first game of a day counts and no other. */
export function device(): string {
  if (!deviceId.value) deviceId.value = newId();
  return deviceId.value;
}
