/** The tables where this device has a seat; the token is the only key to it. */

import { StoredValue } from "./kept.svelte";
import type { Admission, GameOptions } from "./protocol";

export interface KeptSeat {
  token: string;
  game: GameOptions["game"];
  name: string;
  /** The person's number there. */
  person: number;
  /** When it was last used. */
  at: number;
}

/** How many tables are remembered. */
const MANY = 50;

const kept = new StoredValue<Record<string, KeptSeat>>("spinney-seats", {});

export function keepSeat(admission: Admission, game: KeptSeat["game"], name: string): void {
  putSeat(admission.code, { token: admission.token, game, name, person: admission.person, at: Date.now() });
}

export function seatAt(code: string): KeptSeat | undefined {
  return kept.value[code];
}

/** The seats, the last used first. */
export function keptSeats(): [code: string, seat: KeptSeat][] {
  return Object.entries(kept.value).sort(([, a], [, b]) => b.at - a.at);
}

export function touchSeat(code: string): void {
  const seat = seatAt(code);
  if (seat) putSeat(code, { ...seat, at: Date.now() });
}

export function forgetSeat(code: string): void {
  const { [code]: _, ...others } = kept.value;
  kept.value = others;
}

export function putSeat(code: string, seat: KeptSeat): void {
  kept.value = Object.fromEntries(
    [[code, seat] as const, ...keptSeats().filter(([other]) => other !== code)].slice(0, MANY),
  );
}

/** Have these seats from now on. */
export function setSeats(seats: Readonly<Record<string, KeptSeat>>): void {
  kept.value = Object.fromEntries(
    Object.entries(seats)
      .sort(([, a], [, b]) => b.at - a.at)
      .slice(0, MANY),
  );
}
