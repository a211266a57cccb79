/**
 * What is impossible on a table, or missing for a score. Nothing is forbidden: the pad reports it and
 * scores anyway. The engine refuses exactly what is found here (spinney/engine/notation.py), but stops
 * at the first problem; this lists all.
 */

import {
  askers,
  countsOwnSymbol,
  hostPlace,
  lay,
  layingOrder,
  mayShow,
  split,
  symbolRules,
  type SymbolRule,
} from "./laid";
import { problem, type Forests, type Host, type Problem, type Where } from "./notation";
import { GAMES, placeOf, slotsOf, type Game, type Place, type Species } from "./tables";

export function check(forests: Forests): Problem[] {
  return [...new Checker(forests).problems()];
}

/** A known card in a slot on the right side of its host. */
interface Dweller {
  species: Species;
  slot: string;
  where: Where;
}

/** The cards laid so far, by slot. */
type Slots = ReadonlyMap<string, Species[]>;

class Checker {
  readonly #game: Game;
  readonly #copies = new Map<string, number>();
  readonly #caves = new Map<number, number>();
  readonly #sets: Set<string>;
  /** Cards in forests and caves. */
  #used = 0;

  constructor(readonly forests: Forests) {
    this.#game = GAMES[forests.game];
    const sets = Object.keys(this.#game.sets);
    this.#sets = new Set([sets[0]!, ...(forests.sets ?? sets)]);
  }

  *problems(): Generator<Problem> {
    const { players, solo } = this.forests;
    if (solo && (this.#game.name !== "dartmoor" || players.length !== 1)) yield problem("solo");
    for (const [player, { cave = 0, cave_card: card, hosts = [] }] of players.entries()) {
      if (card != null) yield* this.#caveCard(card, player);
      this.#used += cave;
      const rules = symbolRules(lay(this.#game, players[player]!));
      for (const [number, host] of hosts.entries()) yield* this.#host(host, { player, host: number }, rules);
      yield* this.#size(player);
    }
  }

  *#caveCard(number: number, player: number): Generator<Problem> {
    const { caves, name } = this.#game;
    const first = this.#caves.get(number);
    if (name !== "dartmoor") yield problem("cave-card-game", { player });
    else if (number < 1 || number > caves.length)
      yield problem("cave-card", { player }, { number, most: caves.length });
    else if (first !== undefined) yield problem("cave-card-twice", { player }, { number, other: first });
    this.#caves.set(number, first ?? player);
  }

  /** No more cards on the table and in caves than the sets have. */
  *#size(player: number): Generator<Problem> {
    const { sets, winters } = this.#game;
    const deck = [...this.#sets].reduce((sum, name) => sum + sets[name]!, -winters);
    if (this.#used > deck) yield problem("cards", { player }, { used: this.#used, deck });
  }

  *#host(host: Host, where: Where, rules: readonly SymbolRule[]): Generator<Problem> {
    const place = hostPlace(this.#game, host.card);
    if (host.card === this.#game.face_down.key) this.#used += 1;
    else {
      const species = yield* this.#card(host.card, where, rules);
      if (species && !place) yield problem("not-a-host", where, { card: species.key });
    }
    if (!place) return;
    const dwellers: Dweller[] = [];
    for (const [slot, cards] of Object.entries(host)) {
      if (slot === "card") continue;
      if (!slotsOf(place).includes(slot)) yield problem("slot", { ...where, slot }, { slot });
      else dwellers.push(...(yield* this.#slot(slot, cards as string[], { ...where, slot }, rules)));
    }
    yield* this.#sharing(place, dwellers);
  }

  /** The cards of a slot that belong on that side of the host. */
  *#slot(
    slot: string,
    cards: readonly string[],
    where: Where,
    rules: readonly SymbolRule[],
  ): Generator<Problem, Dweller[]> {
    const dwellers: Dweller[] = [];
    for (const [at, card] of cards.entries()) {
      const species = yield* this.#card(card, { ...where, at }, rules);
      if (!species) continue;
      if (species.place === placeOf(slot)) dwellers.push({ species, slot, where: { ...where, at } });
      else yield problem("place", { ...where, at }, { card: species.key, place: species.place });
    }
    return dwellers;
  }

  /** Whether the card exists, has copies left, and needs a symbol. */
  *#card(card: string, where: Where, rules: readonly SymbolRule[]): Generator<Problem, Species | undefined> {
    const { key, symbol } = split(card);
    const species = this.#game.find(key);
    if (!species) {
      yield problem("species", where, { card: key });
      return undefined;
    }
    this.#sets.add(species.set); // a card on the table means that its set is in play
    this.#used += 1;
    const copies = (this.#copies.get(key) ?? 0) + 1;
    this.#copies.set(key, copies);
    if (copies === species.copies + 1) yield problem("copies", where, { card: key, copies: species.copies });
    const may = mayShow(species, symbol);
    if (symbol !== null && may.length === 0)
      yield problem("wrong-symbol", where, { card: key, symbol, symbols: species.symbols.join(", ") });
    else if (may.length > 1) {
      const because = countsOwnSymbol(species) ? key : askers(may, rules)[0]?.key;
      if (because) yield problem("symbol", where, { card: key, because });
    }
    return species;
  }

  /** Lays the dwellers of a host one by one, skipping those that cannot join. */
  *#sharing(place: Place, dwellers: readonly Dweller[]): Generator<Problem> {
    const turn = ({ species }: Dweller) => layingOrder(this.#game, species);
    const slots: Slots = new Map(slotsOf(place).map((slot) => [slot, []]));
    for (const { species, slot, where } of [...dwellers].sort((a, b) => turn(a) - turn(b))) {
      const there = slots.get(slot)!;
      if (fits(this.#game, place, slots, slot, species)) there.push(species);
      else if (species.needs === "moor" && place !== "moor") yield problem("moor", where, { card: species.key });
      else if (species.needs === "bird") yield problem("bird", where, { card: species.key });
      else yield problem("sharing", where, { card: species.key, others: there.map(({ key }) => key).join(", ") });
    }
  }
}

/** Whether a card may enter this slot now (RULES 6; the engine's slots.py). */
function fits(game: Game, place: Place, slots: Slots, slot: string, species: Species): boolean {
  const there = slots.get(slot)!;
  const last = there.at(-1);
  if (species.needs === "bird") return place !== "moor" && last !== species && last?.tags.includes("bird") === true;
  if (species.needs === "moor" && place !== "moor") return false;
  if (!last) return true;
  if (species.permanent?.kind === "stacks") {
    const { limit } = species.permanent;
    return last === species && (limit === 0 || there.length < limit);
  }
  const guest = game.guest(species);
  const opens = ({ permanent }: Species) => permanent?.kind === "opens_slot" && permanent.place === guest;
  const openers = [...slots.values()].flat().filter(opens).length;
  if (guest === "side") return openers > 0;
  if (guest !== "top" || game.guest(last) !== "top") return false;
  // An opener below allows one top slot of the host to be shared.
  const shared = [...slots].filter(([name, cards]) => placeOf(name) === "top" && cards.length > 1).length;
  return there.length > 1 || openers > shared;
}
