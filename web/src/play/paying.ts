/** Paying: which cards in hand, and a suggestion. */

import type { CatalogData } from "../cards/catalog";
import type { Action, Half, Placement, View } from "../protocol";
import { pick } from "./actions";

/** The cards that can pay: the hand without the card being played. */
export function paymentCards(view: View, half: Half): number[] {
  return handOf(view).filter((card) => card !== half.card);
}

/** The viewer's hand. */
export function handOf(view: View | undefined): number[] {
  const hand = view && view.seat !== null ? view.players[view.seat]?.hand : undefined;
  return (hand ?? []).filter((card) => card !== null);
}

/** What a card is worth to its owner now: the most it could score if laid. */
export function worth(view: View, card: number): number {
  const placements = view.plan?.placements.filter(({ half }) => half.card === card) ?? [];
  return Math.max(0, ...placements.flatMap(({ options }) => options.map(({ gain }) => gain ?? 0)));
}

/** The coach's payment as far as these cards can still pay it, topped up with others. */
export function suggestion(from: readonly number[], payment: Placement["payment"], cost: number): number[] {
  const kept = from.filter((card) => payment?.includes(card));
  return [...kept, ...from.filter((card) => !kept.includes(card))].slice(0, cost);
}

/**
 * The actions that pick these cards: ascending unless the order matters, and of identical cards the
 * lowest first.
 */
export function picks(
  catalog: Pick<CatalogData, "cards">,
  from: readonly number[],
  chosen: readonly number[],
  ordered: boolean,
): Action[] {
  const same = (card: number) => catalog.cards[card]!.same;
  const free = [...from].sort((a, b) => a - b);
  const lowest = chosen.map((card) => {
    const at = free.findIndex((other) => same(other) === same(card));
    return free.splice(at, 1)[0]!;
  });
  return (ordered ? lowest : lowest.sort((a, b) => a - b)).map(pick);
}
