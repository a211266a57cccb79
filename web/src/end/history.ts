/** A finished game turn by turn, from the server; a step is the table after a turn. */

import { ask } from "../api";
import { cardsOf } from "../play/story";
import type { History, Turn } from "../protocol";

export async function loadHistory(code: string, language: string): Promise<Turn[]> {
  return (await ask<History>(`/api/tables/${code}/history?language=${language}`)).turns;
}

export const clamped = (step: number, turns: readonly Turn[]): number =>
  Math.max(0, Math.min(turns.length - 1, Math.round(step) || 0));

/** The steps at which winters came, with their numbers. */
export function winters(turns: readonly Turn[]): { step: number; winter: number }[] {
  return turns.flatMap((turn, step) => {
    const before = turns[step - 1]?.winters ?? 0;
    return Array.from({ length: turn.winters - before }, (_, i) => ({ step, winter: before + i + 1 }));
  });
}

/** The next step with a winter; the last step if there is none. */
export function nextWinter(turns: readonly Turn[], step: number): number {
  return winters(turns).find((winter) => winter.step > step)?.step ?? turns.length - 1;
}

/** The step for the turn that begins after this many actions. */
export function stepOf(turns: readonly Turn[], action: number): number {
  const found = turns.findLastIndex((turn, step) => step > 0 && turn.action <= action);
  return found < 0 ? 0 : found;
}

/** The cards moved in a turn, wherever they are now. */
export function movedIn(turn: Turn): Set<number> {
  return cardsOf(turn.events);
}

/** How a turn changed a player's points. */
export function gain(turn: Turn, player: number): number {
  return turn.events.reduce((sum, { points }) => sum + (points?.[player] ?? 0), 0);
}

/** A player's points after each turn. */
export function scoresOf(turns: readonly Turn[], player: number): number[] {
  return turns.map((turn) => turn.players[player]?.score ?? 0);
}
