/** Which species the gallery shows, and in which order. */

import type { Catalog, SpeciesFace } from "../cards/catalog";
import { spoken } from "../cards/words";

export interface Filter {
  set: string;
  tag: string | "";
  symbol: string;
  text: string;
  /** Only species with something we had to guess. */
  guesses: boolean;
}

export const ORDERS = ["printed", "name", "cost", "copies"] as const;
export type Order = (typeof ORDERS)[number];

/** Without accents, soft hyphens and capitals. */
export const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u00ad]/g, "")
    .toLowerCase();

export function matching(catalog: Catalog, filter: Filter): SpeciesFace[] {
  const wanted = plain(filter.text).split(/\s+/).filter(Boolean);
  return catalog.species.filter((species) => {
    if (filter.set && species.set !== filter.set) return false;
    if (filter.tag && !species.tags.includes(filter.tag)) return false;
    if (filter.symbol && !catalog.symbolsOf(species.key).includes(filter.symbol)) return false;
    if (filter.guesses && species.unattested.length === 0) return false;
    if (wanted.length === 0) return true;
    const tags = species.tags.map((tag) => catalog.tagName(tag));
    const said = plain([species.name, ...tags, ...Object.values(species.text)].join(" "));
    return wanted.every((word) => said.includes(word));
  });
}

/** Ties are sorted by name. */
export function sorted(catalog: Catalog, species: readonly SpeciesFace[], order: Order): SpeciesFace[] {
  if (order === "printed") return [...species];
  const { compare } = new Intl.Collator(catalog.language);
  const by = (a: SpeciesFace, b: SpeciesFace) =>
    order === "cost" ? a.cost - b.cost : order === "copies" ? b.copies - a.copies : 0;
  return [...species].sort((a, b) => by(a, b) || compare(spoken(a.name), spoken(b.name)));
}
