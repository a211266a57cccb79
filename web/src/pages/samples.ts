/** Hosts and cards put together for the pages that show the design. */

import type { Catalog } from "../cards/catalog";
import type { Host } from "../protocol";

/** The number of a printed card with this half, preferably with this tree symbol. */
export function cardOf(
  catalog: Catalog,
  species: string,
  symbol?: string,
  half?: number,
  not: readonly number[] = [],
): number {
  let any = -1;
  for (const [number, card] of catalog.data.cards.entries())
    for (const [h, face] of card.halves.entries()) {
      if (face.species !== species || (half !== undefined && h !== half) || not.includes(number)) continue;
      if (symbol === undefined || face.symbol === symbol) return number;
      if (any < 0) any = number;
    }
  if (any < 0) throw new Error(`no card with ${species}`);
  return any;
}

function hostKind(catalog: Catalog, host: string): Host["kind"] {
  if (host === "-") return catalog.game === "dartmoor" ? "moor" : "tree";
  return catalog.get(host.split(":")[0]!).place as Host["kind"];
}

/** A guest is "species" or "species:symbol"; the host "-" is face down. */
export function hostOf(catalog: Catalog, at: number, host: string, slots: readonly (readonly string[])[]): Host {
  const used: number[] = [];
  return {
    host: at,
    kind: hostKind(catalog, host),
    card: host === "-" ? 0 : cardOf(catalog, ...(host.split(":") as [string, string?])),
    face_down: host === "-",
    slots: slots.map((guests, slot) =>
      guests.map((guest) => {
        const [species = "", symbol] = guest.split(":");
        const side = catalog.get(species).place === "side" ? slot & 1 : undefined;
        const card = cardOf(catalog, species, symbol, side, used);
        used.push(card);
        return card;
      }),
    ),
  };
}
