/** Score sheets side by side: by category, and by species. */

import type { Catalog } from "../cards/catalog";
import { treeLeaf } from "../look/icons";
import { CATEGORIES, type Category, categoryOf } from "../play/points.svelte";
import { plain } from "../cards/words";
import type { Sheet, SheetLine, Span } from "../protocol";

/** A species, butterfly sets or the cave: the points of each player. */
export interface Row {
  key: string;
  points: number[];
  lines: SheetLine[][];
}

export interface Group {
  category: Category;
  points: number[];
  rows: Row[];
}

const total = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const points = (lines: readonly SheetLine[]): number => total(lines.map((line) => line.points));

/** Everything anybody has, the rows of each category in catalog order. */
export function groups(catalog: Catalog, sheets: readonly Sheet[]): Group[] {
  const keys = [...new Set(sheets.flatMap((sheet) => sheet.lines.map((line) => line.key)))];
  const order = new Map(catalog.species.map((species, i) => [species.key, i]));
  const rows = keys
    .map((key) => {
      const lines = sheets.map((sheet) => sheet.lines.filter((line) => line.key === key));
      return { key, lines, points: lines.map(points) };
    })
    .sort((a, b) => (order.get(a.key) ?? Infinity) - (order.get(b.key) ?? Infinity));
  return CATEGORIES.map((category) => {
    const own = rows.filter((row) => categoryOf(catalog, row.lines.flat()[0]!) === category);
    return { category, rows: own, points: sheets.map((_, p) => total(own.map((row) => row.points[p]!))) };
  }).filter((group) => group.rows.length > 0);
}

/** Highest first: for one player, or for all together. */
export function ranked(rows: readonly Row[], player: number | null): Row[] {
  const worth = (row: Row) => (player === null ? total(row.points) : row.points[player]!);
  return [...rows].sort((a, b) => worth(b) - worth(a));
}

/** Who has the most in a row; nobody if all are equal. */
export function best(numbers: readonly number[]): boolean[] {
  const most = Math.max(...numbers);
  const some = numbers.length > 1 && numbers.some((n) => n < most);
  return numbers.map((n) => some && n === most);
}

/** Players by score: each one's place, with ties sharing it, and the order of the seats. */
export function ranking(scores: readonly number[]): { place: number[]; order: number[] } {
  const place = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const order = scores.map((_, seat) => seat).sort((a, b) => place[a]! - place[b]!);
  return { place, order };
}

/** The lines of a species combined: how many cards, their points, and each reason once. */
export interface Sum {
  key: string;
  cards: number;
  points: number;
  reasons: Span[][];
  symbol: string;
}

export function summed(catalog: Catalog, lines: readonly SheetLine[]): Sum[] {
  const keys = [...new Set(lines.map((line) => line.key))];
  return keys.map((key) => {
    const own = lines.filter((line) => line.key === key);
    return {
      key,
      cards: own.filter((line) => line.card !== null).length,
      points: points(own),
      reasons: [...new Map(own.flatMap(({ text }) => (text ? [[plain(text), text] as const] : []))).values()],
      symbol: symbolOf(catalog, own[0]!),
    };
  });
}

/** The tree symbol of a line's card; if it has none, one the species is printed with. */
export function symbolOf(catalog: Catalog, line: SheetLine): string {
  if (line.card !== null) {
    const half = line.slot === null ? catalog.halves(line.card)[0] : catalog.inSlot(line.card, line.slot);
    if (half) return half.symbol;
  }
  return treeLeaf(line.key) ?? catalog.symbolsOf(line.key)[0] ?? "";
}
