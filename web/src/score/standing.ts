/**
 * A player's count: what is certain, and what it can still become. As long as a tree symbol or who has
 * the most is unknown, the count is open, and is the least possible.
 */

import { openQuestions } from "./asks";
import { askers, countsOwnSymbol, everyCard, lay, symbolRules, type LaidHost, type SymbolRule } from "./laid";
import type { Forests } from "./notation";
import { score, type Sheet } from "./score";
import { GAMES, MAX_CARD_COUNT, type Game, type Rival } from "./tables";

/** What a count leaves open. */
export interface Open {
  /** The most it can become. */
  most: number;
  /** Cards whose tree symbol matters but is unknown. */
  leaves: number;
  /** Other unanswered questions. */
  questions: number;
}

export interface Standing extends Sheet {
  /** Null: it is final. */
  open: Open | null;
}

/** The open part of a count, or null. */
export const openOrNull = (open: Open): Open | null => (open.leaves + open.questions > 0 ? open : null);

/** Where it is unknown who has the most of something, assume that somebody else has more. */
export function pessimisticRivals(rivals: Forests["rivals"], unasked: readonly { what: Rival }[]): Forests["rivals"] {
  return { ...rivals, ...Object.fromEntries(unasked.map(({ what }) => [what, MAX_CARD_COUNT])) };
}

/** Everybody's count. */
export function standings(forests: Forests): Standing[] {
  const unasked = openQuestions(forests);
  const best = score(forests);
  const sheets = unasked.length ? score({ ...forests, rivals: pessimisticRivals(forests.rivals, unasked) }) : best;
  return sheets.map((sheet, player) => {
    const { leaves, gain } = openLeaves(GAMES[forests.game], lay(GAMES[forests.game], forests.players[player]!));
    return { ...sheet, open: openOrNull({ most: best[player]!.total + gain, leaves, questions: unasked.length }) };
  });
}

/** How many tree symbols of a forest are open, and the most points they can add. */
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
