/** All printed cards, for tests. */

import alpine from "../../../spinney/cards/sets/alpine/deck.json";
import base from "../../../spinney/cards/sets/base/deck.json";
import moorDeck from "../../../spinney/cards/sets/dartmoor/deck.json";
import edge from "../../../spinney/cards/sets/edge/deck.json";
import { Catalog, type CatalogData, type Game, type SpeciesFace } from "../cards/catalog";
import { forest } from "../cards/fixture";
import type { Language } from "../words/words.svelte";

interface PrintedCard {
  kind: string;
  set: string;
  halves: { species: string; symbol: string; cost: number }[];
}
const DECKS = { forest: [...base, ...alpine, ...edge], dartmoor: moorDeck } as unknown as Record<Game, PrintedCard[]>;
const PLACES = { tree: "tree", shrub: "shrub", moor: "moor", left_right: "side" } as const;

/** The printed cards, with species that have no texts. */
export function catalogOf(game: Game, language: Language): Catalog {
  const species = new Map<string, SpeciesFace>();
  for (const card of DECKS[game])
    for (const [i, half] of card.halves.entries())
      species.set(half.species, {
        ...forest.species[0]!,
        key: half.species,
        name: half.species,
        cost: half.cost,
        unattested: ["tags"],
        place: card.kind in PLACES ? PLACES[card.kind as keyof typeof PLACES] : i === 0 ? "top" : "bottom",
      });
  const cards = DECKS[game].map(({ kind, set, halves }) => ({
    kind,
    set,
    halves: halves.map((h) => ({ species: h.species, symbol: h.symbol })),
  }));
  return new Catalog({ ...forest.data, game, language, species: [...species.values()], cards } as CatalogData);
}
