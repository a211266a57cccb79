/** The server's plain HTTP answers; a refusal is an error with its code. */

import type { Admission, GameOptions, ImportedTable, Join, NewTable, Problem, TableList, TableNow } from "./protocol";
import { keepSeat } from "./seats.svelte";

export class Refused extends Error {
  constructor(
    readonly code: Problem["code"],
    message: string,
  ) {
    super(message);
  }
}

export async function ask<T>(path: string, body?: object, method: "POST" | "PUT" | "DELETE" = "POST"): Promise<T> {
  const request = body && { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const answer = await fetch(path, request).catch(() => {
    throw new Refused("unavailable", "");
  });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({ code: "unavailable", message: "" }))) as Problem;
  throw new Refused(problem.code, problem.message);
}

export const listTables = (): Promise<TableList> => ask("/api/tables");

export const showTable = (code: string): Promise<TableNow> => ask(`/api/tables/${code}`);

/** Make a table and keep the seats there. */
export async function newTable(wish: NewTable): Promise<string> {
  const admission = await ask<Admission>("/api/tables", wish);
  keepSeat(admission, wish.options.game, wish.name);
  return admission.code;
}

/** Make a table of a saved game and keep the seat there. */
export async function importTable(wish: ImportedTable, game: GameOptions["game"]): Promise<string> {
  const admission = await ask<Admission>("/api/tables/import", wish);
  keepSeat(admission, game, wish.name);
  return admission.code;
}

/** Sit down at a table and keep the seat. */
export async function joinTable(code: string, game: GameOptions["game"], wish: Join): Promise<void> {
  keepSeat(await ask<Admission>(`/api/tables/${code}/join`, wish), game, wish.name);
}
