/** Unsent choices survive a reload of the page: saved per table, for one seat and one move. */

import type { View } from "../protocol";
import type { Mind } from "./choosing.svelte";

interface Kept {
  seat: number | null;
  move: number;
  mind: Mind;
}

const keyOf = (table: string): string => `spinney-mind-${table}`;

export function keep(table: string, { seat, move }: View, mind: Mind): void {
  const kept: Kept = { seat, move, mind };
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: it lasts as long as the page.
  }
}

/** What was chosen at this very prompt; null: nothing was saved. */
export function recall(table: string, { seat, move }: View): Mind | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "null") as Kept | null;
    return kept?.seat === seat && kept.move === move ? kept.mind : null;
  } catch {
    return null;
  }
}
