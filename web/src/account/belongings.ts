/** What an account carries from device to device: one's own record, and the seats at this server's tables. */

import { isOwn } from "../ends/ends";
import { deviceId } from "../record/daily";
import { type OwnRecord, parse, together, write } from "../record/file";
import { addRecord, ownRecord } from "../record/kept.svelte";
import { type KeptSeat, keptSeats, setSeats } from "../seats.svelte";

export type Seats = Readonly<Record<string, KeptSeat>>;

export interface Belongings {
  record: OwnRecord;
  /** By the table's code. */
  seats: Seats;
  /** What the server calls the device in the daily deal: all devices of an account are one. */
  device: string;
}

/** Tables on the device itself stay there: nobody else has them. */
const carried = (): [code: string, seat: KeptSeat][] => keptSeats().filter(([code]) => !isOwn(code));

/** What this device has. */
export const ofThisDevice = (): Belongings => ({
  record: ownRecord(),
  seats: Object.fromEntries(carried()),
  device: deviceId.value,
});

/**
 * All seats of two devices, each as it was last used. One that both had when they last agreed, and only one of them has
 * now, was left there meanwhile: it is left here, too.
 */
export function mergedSeats(here: Seats, there: Seats, agreed: readonly string[]): Seats {
  const codes = [...new Set([...Object.keys(here), ...Object.keys(there)])].sort();
  const seats: Record<string, KeptSeat> = {};
  for (const code of codes) {
    const [mine, other] = [here[code], there[code]];
    if (mine && other) seats[code] = mine.at > other.at ? mine : other;
    else if (!agreed.includes(code)) seats[code] = (mine ?? other)!;
  }
  return seats;
}

export const merged = (here: Belongings, there: Belongings, agreed: readonly string[]): Belongings => ({
  record: together(here.record, there.record),
  seats: mergedSeats(here.seats, there.seats, agreed),
  device: there.device || here.device,
});

/** Bring everything to this device. */
export function bringHere({ record, seats, device }: Belongings): void {
  addRecord(record);
  setSeats({ ...Object.fromEntries(keptSeats().filter(([code]) => isOwn(code))), ...seats });
  if (device !== deviceId.value) deviceId.value = device;
}

/** As a text; the same belongings are the same text. */
export const inText = ({ record, seats, device }: Belongings): string =>
  JSON.stringify({ record: write(record), seats, device });

/** From a text that one of the devices wrote. */
export function fromText(text: string): Belongings {
  const { record, seats, device } = JSON.parse(text) as { record: string; seats: Seats; device: string };
  const read = parse(record);
  if (!read) throw new Error("the account's record is damaged");
  return { record: read, seats, device };
}
