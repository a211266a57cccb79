/** A player's cards row by row, and the cards to choose from. */

import type { Catalog } from "../../cards/catalog";
import { spoken } from "../../cards/words";
import { plain } from "../../pages/search";
import { CATEGORIES, type Category, categoryOf } from "../../play/points.svelte";
import type { CountQuestion, CountedLine } from "../../score/counts";
import type { CountPad } from "./counts.svelte";

/** A species, face-down cards, or sets. */
export interface Row {
  key: string;
  category: Category;
  /** How many cards; null if not counted by hand. */
  n: number | null;
  /** Null: scored together with others. */
  points: number | null;
  lines: CountedLine[];
  questions: CountQuestion[];
}

/** Everything a player has, by place as on a score sheet, in catalog order. */
export function rows(pad: CountPad): Row[] {
  const { game, sheet } = pad;
  const row = (key: string, category: Category, n: number | null): Row => {
    const lines = sheet.lines.filter((line) => line.key === key);
    const inSets = game.find(key)?.points.kind === "sets";
    const points = inSets ? null : lines.reduce((sum, line) => sum + line.points, 0);
    return { key, category, n, points, lines, questions: sheet.questions.filter(({ species }) => species === key) };
  };
  const own = [...game.species, game.face_down]
    .filter(({ key }) => pad.count(key) > 0)
    .map(({ key, place }) => row(key, place as Category, pad.count(key)));
  const sets = sheet.lines
    .filter(({ sizes }) => sizes.length > 0)
    .map((line) => row(line.key, categoryOf(game, line), null));
  // A rival's card may depend on something in this forest.
  const asked = sheet.questions.filter(({ species }) => !own.some(({ key }) => key === species));
  const foreign = [...new Set(asked.map(({ species }) => species))].map((key) => row(key, game.find(key)!.place, null));
  return [...own, ...sets, ...foreign].sort((a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category));
}

/** The places of the game, without those that no set in play has. */
export function places(pad: CountPad): Category[] {
  const played = pad.game.species.filter(({ set }) => pad.table.sets.includes(set));
  return CATEGORIES.filter((category) => played.some(({ place }) => place === category));
}

export interface Choice {
  key: string;
  name: string;
}

/** The cards of a place by name; with a search text, all cards whose names contain it. */
export function choices(pad: CountPad, catalog: Catalog, place: Category, text: string): Choice[] {
  const { game, table } = pad;
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  const { compare } = new Intl.Collator(catalog.language);
  const cards = game.species
    .filter(({ set }) => table.sets.includes(set))
    .map(({ key, place }) => ({ key, place, name: spoken(catalog.find(key)?.name ?? key) }))
    .sort((a, b) => compare(a.name, b.name));
  const down = { ...game.face_down, name: spoken(catalog.data.face_down) };
  const fits = (card: (typeof cards)[number]) =>
    wanted.length > 0 ? wanted.every((word) => plain(card.name).includes(word)) : card.place === place;
  return [...cards, down].filter(fits);
}
