/** What the pad has to ask: only what a score depends on. */

import { askers, countsOwnSymbol, lay, symbolRules, symbolsCounted, type SymbolRule } from "./laid";
import type { Forests } from "./notation";
import { mostOf, score, type Line } from "./score";
import { GAMES, type Rival, type Species } from "./tables";

/**
 * The species in a player's forest for which the symbol of a card of this species would matter, if it
 * were laid there; empty: it need not be entered.
 */
export function symbolAskers(forests: Forests, player: number, key: string): string[] {
  const game = GAMES[forests.game];
  const species = game.find(key);
  if (!species || species.symbols.length < 2) return [];
  if (countsOwnSymbol(species)) return [key];
  return [...new Set(asking(forests, player, species).map((rule) => rule.key))];
}

/** The rules of a forest, with a card of this species added, that depend on its symbol. */
function asking(forests: Forests, player: number, species: Species): SymbolRule[] {
  const own = { key: species.key, symbols: symbolsCounted(species).filter((symbol) => symbol !== null) };
  return askers(species.symbols, [...symbolRules(lay(GAMES[forests.game], forests.players[player] ?? {})), own]);
}

/** The symbols of a card of this species that make a difference in a player's forest. */
export function symbolsAsked(forests: Forests, player: number, key: string): string[] {
  const species = GAMES[forests.game].find(key);
  if (!species || species.symbols.length < 2) return [];
  if (countsOwnSymbol(species)) return [...species.symbols];
  const counted = new Set(asking(forests, player, species).flatMap((rule) => rule.symbols));
  return species.symbols.filter((symbol) => counted.has(symbol));
}

/** Whether any score in this forest depends on the symbol of a card. */
export function asksSymbol(forests: Forests, player: number, key: string): boolean {
  return symbolAskers(forests, player, key).length > 0;
}

/** "Does anybody have more than count of them?", asked because points depend on the answer. */
export interface MostQuestion {
  what: Rival;
  count: number;
  /** The species that score by it. */
  species: string[];
  /** The points at stake. */
  points: number;
}

/** The questions left open when one forest is scored alone; unless rivals are given, nobody has more. */
export function openQuestions(forests: Forests): MostQuestion[] {
  if (forests.players.length > 1 || forests.solo) return [];
  const [sheet] = score({ ...forests, rivals: {} });
  return mostQuestions(forests, sheet?.lines ?? []);
}

/** The questions left open by the lines of the only score. */
export function mostQuestions(
  { game, rivals }: Pick<Forests, "game" | "rivals">,
  lines: readonly Pick<Line, "key" | "count">[],
): MostQuestion[] {
  const questions = new Map<Rival, MostQuestion>();
  for (const { key, count } of lines) {
    const rule = GAMES[game].find(key)?.points;
    if (rule?.kind !== "most" || rivals?.[mostOf(rule)] !== undefined) continue;
    const what = mostOf(rule);
    const question = questions.get(what) ?? { what, count, species: [], points: 0 };
    questions.set(what, question);
    if (!question.species.includes(key)) question.species.push(key);
    question.points += rule.points - rule.otherwise;
  }
  return [...questions.values()];
}
