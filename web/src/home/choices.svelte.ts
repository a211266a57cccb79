/** What this device chose last on the home page. */

import { Kept } from "../kept.svelte";
import { t } from "../words/words.svelte";
import { LEVELS } from "./levels";
import { type Choices, USUAL } from "./wishes";

const kept = new Kept<Partial<Choices>>("spinney-choices", {});

/** As it was left, or as most people want it. */
export function choices(): Choices {
  const chosen = { ...USUAL, ...kept.value };
  return chosen.level in LEVELS ? chosen : { ...chosen, level: USUAL.level };
}

export function choose(changes: Partial<Choices>): void {
  kept.value = { ...kept.value, ...changes };
}

/** What its owner is called; empty until somebody says so. */
export const ownName = new Kept("spinney-name", "");

/** Whoever has given no name is a number, as others are who sit at the same device. */
export const numbered = (): string => t("table-player", { n: 1 });

export const ownNameOrNumber = (): string => ownName.value.trim() || numbered();
