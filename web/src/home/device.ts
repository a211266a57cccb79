/** The games of this device in one file: as a backup, or for another device. */

import { type Kept, keep, logOf } from "../ends/logs";
import { isOwn } from "../ends/ends";
import { type KeptSeat, keptSeats, putSeat } from "../seats.svelte";

const FORMAT = "spinney-device";
const VERSION = 1;

interface Device {
  format: typeof FORMAT;
  version: number;
  entries: Kept[];
  seats: [code: string, seat: KeptSeat][];
}

/** The file's text. */
export async function packDevice(): Promise<string> {
  const seats = keptSeats().filter(([code]) => isOwn(code));
  const device: Device = { format: FORMAT, version: VERSION, entries: await logOf(), seats };
  return JSON.stringify(device);
}

const isKept = (entry: Kept): boolean =>
  isOwn(entry.code) && Number.isInteger(entry.seq) && entry.seq > 0 && typeof entry.entry === "string";

/** The games in a file's text; null if it is something else. */
export function readDevice(text: string): Device | null {
  try {
    const device = JSON.parse(text) as Device;
    const known = device.format === FORMAT && device.version === VERSION;
    return known && device.entries.every(isKept) && Array.isArray(device.seats) ? device : null;
  } catch {
    return null;
  }
}

/** Add the games of a file; those that are here already stay as they are. */
export async function unpackDevice({ entries, seats }: Device): Promise<void> {
  const here = new Set((await logOf()).map(({ code }) => code));
  await keep(entries.filter(({ code }) => !here.has(code)));
  for (const [code, seat] of seats) if (isOwn(code)) putSeat(code, seat);
}
