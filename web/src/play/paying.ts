/** Paying: which cards of the hand, whether they earn the bonus, and a suggestion. */

import type { Catalog, View } from "../protocol";
import { pick } from "./actions";

/** The cards one could pay with: the hand without the card that is played. */
export function purse(view: View, half: number): number[] {
  const seat = view.seat;
  if (seat === null) return [];
  return (view.players[seat]?.hand ?? []).filter((card) => card !== half >> 1);
}

/** The leaf a half shows. */
export function leafOf(catalog: Catalog, half: number): string | undefined {
  return catalog.cards[half >> 1]?.halves[half & 1]?.symbol;
}

export function shows(catalog: Catalog, card: number, leaf: string | undefined): boolean {
  return catalog.cards[card]?.halves.some((half) => half.symbol === leaf) ?? false;
}

/** Whether a half has a bonus that can be earned at all. */
export function hasBonus(catalog: Catalog, half: number): boolean {
  const key = catalog.cards[half >> 1]?.halves[half & 1]?.species;
  return (catalog.species.find((species) => species.key === key)?.bonus.length ?? 0) > 0;
}

/** The bonus is earned if every card of the payment shows the leaf of the half that is played. */
export function earnsBonus(catalog: Catalog, half: number, paid: readonly number[]): boolean {
  const leaf = leafOf(catalog, half);
  return hasBonus(catalog, half) && paid.every((card) => shows(catalog, card, leaf));
}

/** What a card is worth to its owner just now: the most it could score if it were laid. */
export function worth(view: View, card: number): number {
  const placements = view.plan?.placements.filter((placement) => placement.half >> 1 === card) ?? [];
  return Math.max(0, ...placements.flatMap((placement) => placement.gains ?? []));
}

/** A payment that earns the bonus if it can, and otherwise costs least. */
export function suggestion(catalog: Catalog, view: View, half: number, cost: number): number[] {
  const cards = [...purse(view, half)].sort((a, b) => worth(view, a) - worth(view, b));
  if (hasBonus(catalog, half)) {
    const leaf = leafOf(catalog, half);
    const matching = cards.filter((card) => shows(catalog, card, leaf));
    if (matching.length >= cost) return matching.slice(0, cost);
  }
  return cards.slice(0, cost);
}

/**
 * The actions that pick these cards: ascending unless the order matters, and of cards that look
 * alike the lowest first.
 */
export function picks(catalog: Catalog, from: readonly number[], chosen: readonly number[], ordered = false): number[] {
  const free = [...from].sort((a, b) => a - b);
  const lowest = chosen.map((card) => {
    const at = free.findIndex((other) => alike(catalog, other, card));
    return free.splice(at, 1)[0]!;
  });
  return (ordered ? lowest : lowest.sort((a, b) => a - b)).map(pick);
}

/** Whether two cards show the same. */
export function alike(catalog: Catalog, a: number, b: number): boolean {
  return a === b || JSON.stringify(catalog.cards[a]?.halves) === JSON.stringify(catalog.cards[b]?.halves);
}
