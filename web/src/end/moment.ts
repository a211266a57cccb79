/** A moment of a finished game again: to play on from there, or as a puzzle. */

import { ask, importTable } from "../api";
import { type Selection, placeOf } from "../play/choosing.svelte";
import type { Table } from "../play/connection.svelte";
import { keep } from "../play/mind";
import type { Action, Costly, OwnPuzzle } from "../protocol";

type Replay = OwnPuzzle["replay"] & { actions: number[] };

/** The bot in the place of other people. */
const STAND_IN = "network";
/** The first move of a table: its creation, then its start. */
const FIRST_MOVE = 2;

async function replayUpTo(table: Table, actions: number): Promise<Replay> {
  const { notes: _, ...replay } = await ask<Replay>(`/api/tables/${table.code}/replay`);
  return { ...replay, actions: replay.actions.slice(0, actions) } as Replay;
}

/** A new table where the choice is still to be made, against the same rivals; the better one lies prepared on it. */
export async function playOn(table: Table, choice: Costly): Promise<string> {
  const info = table.info!;
  const name = info.seats[choice.player]!.name;
  const seats = info.seats.map((seat, i) =>
    i === choice.player
      ? { kind: "me" as const, name: null, bot: null }
      : { kind: "bot" as const, name: seat.name, bot: seat.bot ?? STAND_IN },
  );
  const settings = { ...info.settings, listed: false, clock: null };
  const replay = await replayUpTo(table, choice.action);
  const code = await importTable({ name, replay, seats, settings }, info.options.game);
  const mind = prepared(choice.better, choice.then);
  if (mind) keep(code, { seat: choice.player, move: FIRST_MOVE }, mind);
  return code;
}

/** A choice as a selection on the table; null: there is nothing to select. */
export function prepared(action: Action, then: readonly Action[]): Selection | null {
  if (action.kind !== "play" && action.kind !== "face_down") return null;
  const slot = then.find((each) => each.kind === "slot");
  const down = action.kind === "face_down";
  return {
    card: action.card,
    down,
    place: placeOf(slot ?? null),
    paid: then.flatMap((each) => (each.kind === "pick" ? [each.card] : [])),
    picked: [],
  };
}

/** The puzzle made of a moment. */
export async function puzzleOf(table: Table, choice: Costly): Promise<OwnPuzzle | null> {
  return choice.puzzle && { replay: await replayUpTo(table, choice.action), puzzle: choice.puzzle };
}
