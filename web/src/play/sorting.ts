/** The order of the cards in the hand. */

import type { Catalog } from "../cards/catalog";
import type { View } from "../protocol";
import { worth } from "./paying";

export const ORDERS = ["kind", "leaf", "cost", "synergy"] as const;
export type Order = (typeof ORDERS)[number];

const KINDS = ["tree", "shrub", "moor", "top_bottom", "left_right"];

/** By type, tree symbol, cost or current value; then by number. */
export function sorted(catalog: Catalog, view: View, hand: readonly number[], order: Order): number[] {
  const leaves = Object.keys(catalog.data.symbols);
  const key: Record<Order, (card: number) => number[]> = {
    kind: (card) => [KINDS.indexOf(catalog.card(card).kind)],
    leaf: (card) => catalog.halves(card).map((half) => leaves.indexOf(half.symbol)),
    cost: (card) => [Math.min(...catalog.halves(card).map((half) => half.species.cost))],
    synergy: (card) => [-worth(view, card)],
  };
  const keyed = hand.map((card) => ({ card, keys: [...key[order](card), card] }));
  return keyed.sort((a, b) => compare(a.keys, b.keys)).map(({ card }) => card);
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
