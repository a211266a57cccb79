/** Accessible names of cards, halves and slots; the parts come from the catalog. */

import type { Span } from "../protocol";
import { either, t } from "../words/words.svelte";
import type { Catalog } from "./catalog";

/** Without the soft hyphens that names have for narrow cards. */
export const spoken = (text: string): string => text.replaceAll("\u00ad", "");

/** May be broken after a slash: "plantigrade/digitigrade" does not fit on one line. */
export const breakable = (text: string): string => text.replaceAll("/", "/\u200b");

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sentence = (text: string): string => (/[.:!?]$/.test(text) ? text : `${text}.`);

/** The plain words of a text. */
export const plain = (spans: readonly Span[] | null): string => spoken((spans ?? []).map(({ text }) => text).join(""));

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** "Tawny Owl or Stag Beetle, cost 2; Beech, Sycamore symbol" */
export function cardName(catalog: Catalog, number: number): string {
  const halves = catalog.halves(number);
  if (halves.length === 0) return spoken(catalog.data.winter);
  const name = either(unique(halves.map((h) => spoken(h.species.name))));
  const cost = either(unique(halves.map((h) => String(h.species.cost))));
  return `${name}, ${t("card-cost", { cost })}; ${leaves(
    catalog,
    halves.map((h) => h.symbol),
  )}`;
}

/** "Tawny Owl, cost 2; Beech symbol" */
export function halfName(catalog: Catalog, species: string, symbol: string): string {
  const { name, cost } = catalog.get(species);
  return `${spoken(name)}, ${t("card-cost", { cost })}; ${leaves(catalog, [symbol])}`;
}

/** "Beech, Sycamore symbol": each tree symbol once. */
export function leaves(catalog: Catalog, symbols: readonly string[]): string {
  const names = unique(symbols)
    .map((s) => spoken(catalog.symbolName(s)))
    .join(", ");
  return t("card-leaf", { leaves: names });
}

const SIDES = ["top", "bottom", "left", "right"] as const;

/** "below Beech 2, plus 9"; slots numbered as in the engine. */
export function slotName(moor: boolean, slot: number, host: string, gain: number | null): string {
  const place = t(`card-slot-${SIDES[moor ? slot & 1 : slot] ?? "top"}`, { host });
  if (gain === null) return place;
  return `${place}, ${t("card-gain", { sign: gain < 0 ? "minus" : "plus", n: Math.abs(gain) })}`;
}
