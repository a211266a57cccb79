/**
 * Playing on without the server. Only the server knows the hidden cards of its games; but somebody who plays
 * against bots alone gets, turn by turn, a game that agrees with all they know, to play on with on this device.
 */

import { isOwn } from "../ends/ends";
import { page } from "../ends/page.svelte";
import { StoredValue } from "../kept.svelte";
import { installed, offline } from "../offline/offline.svelte";
import { alone } from "../place";
import type { Admission, GameOptions, ImportedTable, View } from "../protocol";
import { keepSeat } from "../seats.svelte";
import { language } from "../words/words.svelte";
import type { Table } from "./connection.svelte";

/** In a browser's tab, whoever has played as long as this is likely to stay; Python is large. */
const TURNS = 5;
/** A connection is back within that time, or is given up for lost, in ms. */
export const PATIENCE = 3000;

interface Spare {
  code: string;
  game: GameOptions["game"];
  wish: ImportedTable;
}

/** The one for the last table; others are out of date. */
const kept = new StoredValue<Spare | null>("spinney-spare", null);

export const spareFor = (code: string): Spare | undefined => (kept.value?.code === code ? kept.value : undefined);

/** At the start of a turn: keep a game like this one on the device. Without it, the table is still there. */
export async function keepSpare(table: Table, { seat, turn }: View): Promise<void> {
  const info = table.info!;
  const own = table.seats.length === 1 && info.seats.every((other, i) => i === seat || other.bot);
  if (alone || isOwn(table.code) || !own || seat === null || (turn < TURNS && !installed())) return;
  try {
    if (!(await offline.keepPython(language()))) return;
    const answer = await table.ask({ type: "spare", seat });
    if (answer.type !== "spare") return;
    const seats = info.seats.map(({ name, bot }, i): ImportedTable["seats"][number] =>
      i === seat ? { kind: "me", name, bot: null } : { kind: "bot", name, bot },
    );
    const settings = { ...info.settings, listed: false, clock: null };
    const wish = { name: info.seats[seat]!.name, replay: answer.replay, seats, settings };
    kept.value = { code: table.code, game: info.options.game, wish };
  } catch (error) {
    console.info("spare:", error);
  }
}

/** The table on this device where it goes on; its code. */
export async function playOn({ game, wish }: Spare): Promise<string> {
  const request = { method: "POST", path: "/api/tables/import", body: wish, language: language() } as const;
  const admission = await page.ask<Admission>(request);
  keepSeat(admission, game, wish.name);
  return admission.code;
}
