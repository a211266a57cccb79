/** Unsent choices survive a reload of the page: saved per table, for one seat and one move. */

import type { View } from "../protocol";
import type { Selection } from "./choosing.svelte";

interface SavedSelection {
  seat: number | null;
  move: number;
  mind: Selection;
}

const keyOf = (table: string): string => `spinney-mind-${table}`;

export function keep(table: string, { seat, move }: Pick<View, "seat" | "move">, mind: Selection): void {
  const kept: SavedSelection = { seat, move, mind };
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: it lasts as long as the page.
  }
}

/** What was chosen at this very prompt; null: nothing was saved. */
export function recall(table: string, { seat, move }: View): Selection | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "null") as SavedSelection | null;
    return kept?.seat === seat && kept.move === move ? kept.mind : null;
  } catch {
    return null;
  }
}
