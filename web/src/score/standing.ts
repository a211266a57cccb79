/**
 * A player's count: what is certain, and what it can still become. As long as a leaf is not said, or
 * who has the most is not known, the count is open; then it is the least that can be.
 */

import { unknowable } from "./asks";
import { askers, countsOwnSymbol, everyCard, lay, symbolRules, type LaidHost, type SymbolRule } from "./laid";
import type { Forests } from "./notation";
import { score, type Sheet } from "./score";
import { GAMES, MOST_CARDS, type Game, type Rival } from "./tables";

/** What a count leaves open. */
export interface Open {
  /** The most it can become. */
  most: number;
  /** Cards whose leaf is not said, though it matters. */
  leaves: number;
  /** Other questions that are not answered. */
  questions: number;
}

export interface Standing extends Sheet {
  /** Null: it is final. */
  open: Open | null;
}

/** What a count leaves open, or nothing. */
export const openOr = (open: Open): Open | null => (open.leaves + open.questions > 0 ? open : null);

/** Where nobody has said who has the most of something, somebody else has more. */
export function cautious(rivals: Forests["rivals"], unasked: readonly { what: Rival }[]): Forests["rivals"] {
  return { ...rivals, ...Object.fromEntries(unasked.map(({ what }) => [what, MOST_CARDS])) };
}

/** Everybody's count. */
export function standings(forests: Forests): Standing[] {
  const unasked = unknowable(forests);
  const best = score(forests);
  const sheets = unasked.length ? score({ ...forests, rivals: cautious(forests.rivals, unasked) }) : best;
  return sheets.map((sheet, player) => {
    const { leaves, gain } = openLeaves(GAMES[forests.game], lay(GAMES[forests.game], forests.players[player]!));
    return { ...sheet, open: openOr({ most: best[player]!.total + gain, leaves, questions: unasked.length }) };
  });
}

/** How many leaves of a forest are open, and how many points more they can bring at most. */
function openLeaves(game: Game, hosts: readonly LaidHost[]): { leaves: number; gain: number } {
  const cards = [...everyCard(hosts)];
  const rules = symbolRules(hosts);
  const owners = cards.filter(({ species, symbol }) => countsOwnSymbol(species) && !symbol);
  const open = cards.filter(
    (card) => !card.symbol && card.may.length > 1 && (owners.includes(card) || askers(card.may, rules).length > 0),
  );
  const worth = (symbol: string) => sum(rules.map((rule) => (rule.symbols.includes(symbol) ? each(game, rule) : 0)));
  const best = (symbols: readonly string[], points: (symbol: string) => number) => Math.max(0, ...symbols.map(points));
  const showing = (symbol: string) =>
    cards.filter((card) => card.symbol === symbol || (!card.symbol && card.may.includes(symbol))).length;
  const others = sum(open.map(({ may }) => best(may, worth)));
  const own = sum(owners.map(({ species, may }) => each(game, species) * best(may, showing)));
  return { leaves: open.length, gain: others + own };
}

/** The points of a species for each card it counts. */
function each(game: Game, { key }: Pick<SymbolRule, "key">): number {
  const rule = game.find(key)!.points;
  return rule.kind === "per" ? rule.points : 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
