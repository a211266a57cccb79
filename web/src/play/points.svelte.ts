/** The players' points card by card, reloaded as the table changes. */

import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Catalog } from "../cards/catalog";
import type { Sheet, SheetLine } from "../protocol";
import type { Table } from "./connection.svelte";

export const CATEGORIES = ["tree", "shrub", "moor", "top", "side", "bottom", "cave"] as const;
export type Category = (typeof CATEGORIES)[number];

export const CATEGORY_ICONS: Readonly<Record<Category, string>> = {
  tree: "t-tree",
  shrub: "t-shrub",
  moor: "t-moor",
  top: "p-top",
  bottom: "p-bottom",
  side: "p-full",
  cave: "p-cave",
};

/** Sets consist of cards in top slots. */
const SETS: ReadonlySet<string> = new Set(["butterfly_sets", "dragonfly_sets"]);

/** The category of some points: a kind of place, or the cave. */
export function categoryOf(
  species: { find(key: string): { place: Category } | undefined },
  line: { key: string },
): Category {
  return SETS.has(line.key) ? "top" : (species.find(line.key)?.place ?? "cave");
}

export class Points {
  sheets = $state.raw<ReadonlyMap<number, Sheet>>(new Map());
  /** Number of pending requests. */
  asked = $state(0);
  /** Each player's points by card: whoever shows a card hears only of its changes. */
  readonly #byCard = new Map<number, SvelteMap<number, number>>();

  constructor(private readonly table: Table) {}

  /** Reload a player's points; if the table hides them, there are none. */
  async ask(player: number): Promise<void> {
    untrack(() => (this.asked += 1));
    try {
      const sheet = await this.table.ask({ type: "sheet", player });
      if (sheet.type === "sheet") this.#learn(player, sheet);
    } catch {
      const rest = new Map(this.sheets);
      rest.delete(player);
      this.sheets = rest;
    } finally {
      this.asked -= 1;
    }
  }

  #learn(player: number, sheet: Sheet): void {
    const points = new Map<number, number>();
    for (const { card, points: more } of sheet.lines.flatMap(partsOf)) points.set(card, (points.get(card) ?? 0) + more);
    const shown = this.#byCard.get(player) ?? new SvelteMap<number, number>();
    for (const card of [...shown.keys()]) if (!points.has(card)) shown.delete(card);
    for (const [card, now] of points) shown.set(card, now);
    this.#byCard.set(player, shown);
    this.sheets = new Map(this.sheets).set(player, sheet);
  }

  /** A player's points by card; null while unknown. */
  byCard(player: number): ReadonlyMap<number, number> | null {
    return this.sheets.has(player) ? this.#byCard.get(player)! : null;
  }

  /** A player's points by category, only those of the sets in play. */
  byCategory(catalog: Catalog, player: number): [Category, number][] {
    const lines = this.sheets.get(player)?.lines ?? [];
    const sets = this.table.info?.options.sets ?? [];
    const played = catalog.species.filter(({ set }) => sets.includes(set));
    const places = new Set<string>(played.map(({ place }) => place));
    return CATEGORIES.filter((category) => category === "cave" || places.has(category)).map((category) => [
      category,
      lines.reduce((sum, line) => sum + (categoryOf(catalog, line) === category ? line.points : 0), 0),
    ]);
  }

  /** Why a card scores what it does: its own line, or its share of a common one. */
  reasons(player: number, card: number): { line: SheetLine; points: number }[] {
    const lines = this.sheets.get(player)?.lines ?? [];
    return lines.flatMap((line) => {
      const part = partsOf(line).find((each) => each.card === card);
      return part ? [{ line, points: part.points }] : [];
    });
  }
}

/** The cards a line is for, each with its points; hidden cards are left out. */
function partsOf({ card, points, shares }: SheetLine): { card: number; points: number }[] {
  return card === null ? shares : [{ card, points }];
}
