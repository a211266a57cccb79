/** The name and icon of a score sheet line. */

import type { Catalog } from "../cards/catalog";
import { spoken } from "../cards/words";
import { speciesIcon } from "../look/icons";
import { t } from "../words/words.svelte";

/** Lines that belong to no species. */
const OTHERS: Readonly<Record<string, string>> = {
  butterfly_sets: "t-butterfly",
  dragonfly_sets: "t-dragonfly",
  cave: "p-cave",
  cave_card: "p-cave",
};

export function lineName(catalog: Catalog, key: string): string {
  return key in OTHERS ? t(`end-line-${key}`) : spoken(catalog.get(key).name);
}

export function lineIcon(key: string): string {
  return OTHERS[key] ?? speciesIcon(key);
}
