/** What this device chose last on the home page. */

import { Kept } from "../kept.svelte";
import { type Choices, USUAL } from "./wishes";

const kept = new Kept<Partial<Choices>>("spinney-choices", {});

/** As it was left, or as most people want it. */
export function choices(): Choices {
  return { ...USUAL, ...kept.value };
}

export function choose(changes: Partial<Choices>): void {
  kept.value = { ...kept.value, ...changes };
}

/** What its owner is called; empty until somebody says so. */
export const ownName = new Kept("spinney-name", "");

export function ownNameOr(otherwise: string): string {
  return ownName.value.trim() || otherwise;
}
