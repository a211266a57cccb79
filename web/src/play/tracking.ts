/** What can still come, by species and by tree symbol: counted from the cards nobody has seen leave the deck. */

import type { Catalog, SpeciesFace } from "../cards/catalog";
import { spoken } from "../cards/words";

/** A species, how many copies can still come, and the tree symbols on them. */
export interface Remaining {
  species: SpeciesFace;
  left: number;
  all: number;
  leaves: ReadonlyMap<string, number>;
}

/** Every species of the sets in play, by name. */
export function remaining(catalog: Catalog, sets: readonly string[], unseen: readonly number[]): Remaining[] {
  const left = new Map<string, Map<string, number>>();
  for (const card of unseen)
    for (const { species, symbol } of catalog.card(card).halves) {
      const leaves = left.get(species) ?? new Map<string, number>();
      left.set(species, leaves.set(symbol, (leaves.get(symbol) ?? 0) + 1));
    }
  return catalog.species
    .filter(({ set }) => sets.includes(set))
    .map((species) => {
      const leaves = left.get(species.key) ?? new Map<string, number>();
      return { species, left: [...leaves.values()].reduce((sum, n) => sum + n, 0), all: species.copies, leaves };
    })
    .sort((a, b) => spoken(a.species.name).localeCompare(spoken(b.species.name), catalog.language));
}

/** How many cards with each tree symbol can still come; a card with two counts for both. */
export function leavesLeft(catalog: Catalog, unseen: readonly number[]): [symbol: string, cards: number][] {
  const cards = new Map(Object.keys(catalog.data.symbols).map((symbol) => [symbol, 0]));
  for (const card of unseen)
    for (const symbol of new Set(catalog.card(card).halves.map((half) => half.symbol)))
      cards.set(symbol, (cards.get(symbol) ?? 0) + 1);
  return [...cards].filter(([symbol]) => catalog.data.symbols[symbol]);
}
