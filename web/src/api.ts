/** The server's plain HTTP API; a refusal is thrown with its code and a message in the chosen language. */

import type { Admission, GameOptions, ImportedTable, Join, NewTable, Problem, TableList, TableNow } from "./protocol";
import { keepSeat } from "./seats.svelte";
import { language } from "./words/words.svelte";

export class Refused extends Error {
  constructor(
    readonly code: Problem["code"],
    message: string,
  ) {
    super(message);
  }
}

export async function ask<T>(path: string, body?: object, method: "POST" | "PUT" | "DELETE" = "POST"): Promise<T> {
  const spoken = { "accept-language": language() };
  const request = body
    ? { method, body: JSON.stringify(body), headers: { ...spoken, "content-type": "application/json" } }
    : { headers: spoken };
  const answer = await fetch(path, request).catch(() => {
    throw new Refused("unavailable", "");
  });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({ code: "unavailable", message: "" }))) as Problem;
  throw new Refused(problem.code, problem.message);
}

export const listTables = (): Promise<TableList> => ask("/api/tables");

export const showTable = (code: string): Promise<TableNow> => ask(`/api/tables/${code}`);

/** Sit down at a table, new or existing, and save the seats. */
async function seated(path: string, wish: { name: string }, game: GameOptions["game"]): Promise<string> {
  const admission = await ask<Admission>(path, wish);
  keepSeat(admission, game, wish.name);
  return admission.code;
}

export const newTable = (wish: NewTable) => seated("/api/tables", wish, wish.options.game);

/** A table with a saved game. */
export const importTable = (wish: ImportedTable, game: GameOptions["game"]) => seated("/api/tables/import", wish, game);

export const joinTable = (code: string, game: GameOptions["game"], wish: Join) =>
  seated(`/api/tables/${code}/join`, wish, game);
