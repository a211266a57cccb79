/** The names of the sets; their keys until the names are loaded. */

import { optional } from "../../cards/sets";
import { loadCatalog } from "../../cards/catalog";
import { spoken } from "../../cards/words";
import type { Language } from "../../words/words.svelte";
import type { Scored } from "./record";

class Sets {
  #names = $state.raw<Readonly<Record<string, string>>>({});

  async load(language: Language): Promise<void> {
    const catalogs = await Promise.allSettled([loadCatalog("forest", language), loadCatalog("dartmoor", language)]);
    const known = catalogs.flatMap((one) => (one.status === "fulfilled" ? Object.entries(one.value.data.sets) : []));
    this.#names = Object.fromEntries(known.map(([set, name]) => [set, spoken(name)]));
  }

  /** The names of the sets a game was played with, besides the base set. */
  beside({ sets }: Scored): string[] {
    return optional(sets).map((set) => this.#names[set] ?? set);
  }
}

export const sets = new Sets();
