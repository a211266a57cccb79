/** All cards of a game with their texts in one language, from GET /api/catalog/{game}. */

import { ask } from "../api";
import { know } from "../look/icons";
import { paint } from "../look/paint";
import { alone, file } from "../place";
import type { Catalog as CatalogData, CardFace, Half as HalfNumber, Mark, Place, SpeciesFace } from "../protocol";

export type { CardFace, CatalogData, Mark, Place, SpeciesFace };
export type Game = CatalogData["game"];

/** Stands for an unknown tree symbol. */
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
    know(data.species, (key) => symbols.get(key)?.[0]);
    // A browser may still have the answer of an older server.
    paint(data.colours ?? {});
  }

  /** The species with this key; throws if the game has none. */
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

  /** The half visible in a slot; a card's first half is its top or left one. */
  inSlot(card: number, slot: number): Half {
    return this.half({ card, half: slot & 1 });
  }

  /** The tree symbols on the printed copies of a species. */
  symbolsOf(key: string): readonly string[] {
    return this.#symbols.get(key) ?? [];
  }

  /** Whether a printed copy of a species is confirmed to show this tree symbol. */
  isAttested(key: string, symbol: string): boolean {
    return this.data.cards.some(({ halves }) =>
      halves.some((half) => half.species === key && half.symbol === symbol && half.attested),
    );
  }

  /** The rarest of some types: the one a rule is most likely to ask for. */
  rarest(tags: readonly string[]): string | undefined {
    const telling = tags.filter((tag) => !(this.data.marks ?? []).includes(tag));
    const count = (tag: string) => this.species.filter((species) => species.tags.includes(tag)).length;
    return telling.sort((one, other) => count(one) - count(other))[0] ?? tags[0];
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

/** Fetched once per game and language. */
export function loadCatalog(game: Game, language: string): Promise<Catalog> {
  return fetched(catalogAddress(game, language));
}

/** Where the catalog is: a server makes it, otherwise it is one of the client's files. */
export function catalogAddress(game: Game, language: string): string {
  return alone
    ? file(`catalog/${game}-${language}.json`)
    : `/api/catalog/${game}?language=${encodeURIComponent(language)}`;
}

/** The cards of a table: those of its game, unless it is played with others. */
export async function loadTableCatalog(
  { code, deck, options }: { code: string; deck: string; options: { game: Game } },
  language: string,
): Promise<Catalog> {
  const usual = await loadCatalog(options.game, language);
  if (usual.data.deck === deck) return usual;
  return fetched(`/api/tables/${code}/catalog?language=${encodeURIComponent(language)}`, ask<CatalogData>);
}

async function download(path: string): Promise<CatalogData> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as CatalogData;
}

function fetched(path: string, read: (path: string) => Promise<CatalogData> = download): Promise<Catalog> {
  let asked = loaded.get(path);
  if (!asked) {
    asked = read(path).then((data) => new Catalog(data));
    asked.catch(() => loaded.delete(path));
    loaded.set(path, asked);
  }
  return asked;
}
