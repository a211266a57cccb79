/** Requests; a refusal is thrown with its code and a message in the chosen language. */

import { Refused } from "./ends/end";
import { endFor, tableOf } from "./ends/ends";
import { page } from "./ends/page.svelte";
import { alone } from "./place";
import type {
  Admission,
  Daily,
  DailyWish,
  GameOptions,
  ImportedTable,
  Join,
  NewTable,
  TableList,
  TableNow,
} from "./protocol";
import { keepSeat, seatAt } from "./seats.svelte";
import { language } from "./words/words.svelte";

export { Refused };

export function ask<T>(path: string, body?: object, method: "POST" | "PUT" | "DELETE" = "POST"): Promise<T> {
  const token = seatAt(tableOf(path) ?? "")?.token;
  const request = { method: body ? method : "GET", path, ...(body && { body }), language: language(), token } as const;
  return endFor(path).ask<T>(request);
}

export const listTables = (): Promise<TableList> => ask("/api/tables");

export const showTable = (code: string): Promise<TableNow> => ask(`/api/tables/${code}`);

/** Where no server answers, a game without anybody else starts on this device, and stays here. */
function startHere(path: string, wish: Partial<NewTable>, refused: unknown): Promise<Admission> {
  const here = wish.seats?.every(({ kind }) => kind !== "open") && !wish.settings?.listed;
  if (alone || !here || !(refused instanceof Refused) || refused.code !== "unavailable") throw refused;
  const request = { method: "POST", path, body: wish, language: language() } as const;
  return page.ask<Admission>(request).catch(() => Promise.reject(refused));
}

/** Sit down at a table, new or existing, and save the seats. */
async function seated(path: string, wish: { name: string }, game: GameOptions["game"]): Promise<string> {
  const admission = await ask<Admission>(path, wish).catch((refused: unknown) => startHere(path, wish, refused));
  keepSeat(admission, game, wish.name);
  return admission.code;
}

export const newTable = (wish: NewTable) => seated("/api/tables", wish, wish.options.game);

/** A table with today's deal. */
export const newDaily = (wish: DailyWish) => seated("/api/daily", wish, wish.kind === "solo" ? "dartmoor" : wish.kind);

export const dailyRanking = (kind: DailyWish["kind"]): Promise<Daily> => ask(`/api/daily/${kind}`);

/** A table with a saved game. */
export const importTable = (wish: ImportedTable, game: GameOptions["game"]) => seated("/api/tables/import", wish, game);

export const joinTable = (code: string, game: GameOptions["game"], wish: Join) =>
  seated(`/api/tables/${code}/join`, wish, game);
