/** All cards of a game with their words in one language, as GET /api/catalog/{game} tells them. */

import type { Catalog as CatalogData, CardFace, Half as HalfNumber, Mark, Place, SpeciesFace } from "../protocol";

export type { CardFace, CatalogData, Mark, Place, SpeciesFace };
export type Game = CatalogData["game"];

/** Stands for a leaf that is not known. */
export const NO_LEAF = "none";

/** A half with its species. */
export interface Half {
  species: SpeciesFace;
  symbol: string;
}

export class Catalog {
  readonly game: Game;
  readonly language: string;
  readonly species: readonly SpeciesFace[];
  readonly #byKey: ReadonlyMap<string, SpeciesFace>;
  readonly #symbols: ReadonlyMap<string, string[]>;

  constructor(readonly data: CatalogData) {
    this.game = data.game;
    this.language = data.language;
    this.species = data.species;
    this.#byKey = new Map(data.species.map((s) => [s.key, s]));
    const symbols = new Map<string, string[]>();
    for (const card of data.cards)
      for (const { species, symbol } of card.halves) {
        const shown = symbols.get(species) ?? [];
        if (!shown.includes(symbol)) symbols.set(species, [...shown, symbol]);
      }
    this.#symbols = symbols;
  }

  /** The species with a key; an error if the game has none. */
  get(key: string): SpeciesFace {
    const found = this.#byKey.get(key);
    if (!found) throw new Error(`${this.game} has no species ${key}`);
    return found;
  }

  find(key: string): SpeciesFace | undefined {
    return this.#byKey.get(key);
  }

  card(number: number): CardFace {
    const found = this.data.cards[number];
    if (!found) throw new Error(`${this.game} has no card ${number}`);
    return found;
  }

  halves(number: number): Half[] {
    return this.card(number).halves.map((h) => ({ species: this.get(h.species), symbol: h.symbol }));
  }

  half({ card, half }: HalfNumber): Half {
    const found = this.halves(card)[half];
    if (!found) throw new Error(`${this.game} has no half ${half} of card ${card}`);
    return found;
  }

  /** The half that shows in a slot: the first of a card is its top or left one. */
  inSlot(card: number, slot: number): Half {
    return this.half({ card, half: slot & 1 });
  }

  /** The leaves the printed copies of a species show. */
  symbolsOf(key: string): readonly string[] {
    return this.#symbols.get(key) ?? [];
  }

  /** Whether it is printed fact that a copy of a species shows this leaf. */
  isAttested(key: string, symbol: string): boolean {
    return this.data.cards.some(({ halves }) =>
      halves.some((half) => half.species === key && half.symbol === symbol && half.attested),
    );
  }

  symbolName(symbol: string): string {
    return this.data.symbols[symbol] ?? symbol;
  }

  tagName(tag: string): string {
    return this.data.tags[tag] ?? tag;
  }

  setName(set: string): string {
    return this.data.sets[set] ?? set;
  }
}

const loaded = new Map<string, Promise<Catalog>>();

/** Asks once for each game and language. */
export function loadCatalog(game: Game, language: string): Promise<Catalog> {
  const path = `/api/catalog/${game}?language=${encodeURIComponent(language)}`;
  let asked = loaded.get(path);
  if (!asked) {
    asked = fetch(path).then(async (answer) => {
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return new Catalog((await answer.json()) as CatalogData);
    });
    asked.catch(() => loaded.delete(path));
    loaded.set(path, asked);
  }
  return asked;
}
