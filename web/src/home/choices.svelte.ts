/** The last choices made on this device's home page. */

import { StoredValue } from "../kept.svelte";
import { t } from "../words/words.svelte";
import { LEVELS } from "./levels";
import { type Choices, USUAL } from "./wishes";

const kept = new StoredValue<Partial<Choices>>("spinney-choices", {});

/** The saved choices, or the defaults. */
export function choices(): Choices {
  const chosen = { ...USUAL, ...kept.value };
  return chosen.level in LEVELS ? chosen : { ...chosen, level: USUAL.level };
}

export function choose(changes: Partial<Choices>): void {
  kept.value = { ...kept.value, ...changes };
}

/** The name of this device's owner; empty until entered. */
export const ownName = new StoredValue("spinney-name", "");

/** Without a name you are "Player 1", numbered like others on the same device. */
export const defaultName = (): string => t("table-player", { n: 1 });

export const ownNameOrNumber = (): string => ownName.value.trim() || defaultName();
