/** Which species the gallery shows. */

import type { Catalog, SpeciesFace } from "../cards/catalog";
import type { Tag } from "../protocol";

export interface Filter {
  set: string;
  tag: Tag | "";
  symbol: string;
  text: string;
}

/** Without accents, soft hyphens and capitals. */
const plain = (text: string) =>
  text.normalize("NFD").replace(/[\u0300-\u036f\u00ad]/g, "").toLowerCase();

export function matching(catalog: Catalog, filter: Filter): SpeciesFace[] {
  const wanted = plain(filter.text).split(/\s+/).filter(Boolean);
  return catalog.species.filter((species) => {
    if (filter.set && species.set !== filter.set) return false;
    if (filter.tag && !species.tags.includes(filter.tag)) return false;
    if (filter.symbol && !catalog.symbolsOf(species.key).includes(filter.symbol)) return false;
    if (wanted.length === 0) return true;
    const tags = species.tags.map((tag) => catalog.tagName(tag));
    const said = plain([species.name, ...tags, ...Object.values(species.text)].join(" "));
    return wanted.every((word) => said.includes(word));
  });
}
