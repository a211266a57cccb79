/** Points as the engine counts them (spinney/engine/scoring.py): every rule turns a count into points. */

import { countsOwnSymbol, lay, type LaidCard, type LaidHost } from "./laid";
import type { Forests } from "./notation";
import { GAMES, type Count, type Game, type Points, type Rival, type Species } from "./tables";

/** Some points and what they are for. */
export interface Line {
  /** A species, or butterfly_sets, dragonfly_sets, cave, cave_card. */
  key: string;
  points: number;
  /** What the rule counted. */
  count: number;
  /** The index of the host among the player's hosts, and its slot; -1: none. */
  host: number;
  slot: number;
  /** Which card of the slot's list; -1: none. */
  at: number;
  /** The symbol counted, for a card that counts its own. */
  symbol: string;
  doubled: boolean;
  /** For sets: their sizes, biggest first. */
  sizes: number[];
}

export interface Sheet {
  lines: Line[];
  total: number;
}

/** Numbers of things by name, 0 unless counted. */
class Counter {
  readonly #numbers = new Map<string, number>();

  get(name: string): number {
    return this.#numbers.get(name) ?? 0;
  }

  add(name: string, n = 1): void {
    this.#numbers.set(name, this.get(name) + n);
  }
}

/** All counts over a whole forest. */
export class Tally {
  readonly tags = new Counter();
  /** Different species with a tag. */
  readonly kinds = new Counter();
  /** Cards by the species they count as. */
  readonly species = new Counter();
  readonly symbols = new Counter();
  /** Cards that add to the number of trees: at any tree, and at trees of one species. */
  bees = 0;
  readonly beesAt = new Counter();
  fullTrees = 0;
  below = 0;
  belowTrees = 0;

  constructor(
    game: Game,
    hosts: readonly LaidHost[],
    readonly cave: number,
  ) {
    for (const host of hosts) {
      const isTree = host.place === "tree";
      if (host.species) this.add(game, host.species, host.symbol);
      else this.tags.add(host.place);
      host.slots.forEach((cards, slot) => {
        const isBottom = slot === 1 || (slot === 3 && host.place === "moor");
        for (const { species, symbol } of cards) {
          this.add(game, species, symbol);
          if (isBottom) this.below += 1;
          if (isBottom && isTree) this.belowTrees += 1;
          if (species.permanent?.kind !== "counts_as_tree" || !isTree) continue;
          this.bees += 1;
          if (host.species) this.beesAt.add(host.species.key);
        }
      });
      if (isTree && filledSlots(host) === 4) this.fullTrees += 1;
    }
  }

  /** Adds cards of a species; the symbol is "" if unknown. */
  add(game: Game, { key, tags, counts_as: as = key }: Species, symbol: string, n = 1): void {
    if (symbol) this.symbols.add(symbol, n);
    if (!this.species.get(as)) for (const tag of tags) if (!game.set_marks.includes(tag)) this.kinds.add(tag);
    this.species.add(as, n);
    for (const tag of tags) this.tags.add(tag, n);
  }
}

const filledSlots = (host: LaidHost): number => host.slots.filter((cards) => cards.length).length;

/** A card where it lies; slot -1 is the host itself. */
interface Place {
  host: LaidHost;
  slot: number;
  symbol: string;
}

const NO_HOST: LaidHost = { number: -1, species: null, place: "tree", symbol: "", may: [], slots: [] };
const NOWHERE: Place = { host: NO_HOST, slot: -1, symbol: "" };

/** What a rule counts for a card at this place. */
export function counted(game: Game, tally: Tally, count: Count, place = NOWHERE): number {
  const { host, slot, symbol } = place;
  if (typeof count === "string") return tally.tags.get(count);
  switch (count.kind) {
    case "cards":
      return tally.species.get(game.find(count.species)?.counts_as ?? count.species);
    case "symbol":
      return tally.symbols.get(count.symbol ?? symbol);
    case "kinds":
      return tally.kinds.get(count.tag);
    case "tree_number":
      if (count.species === null) return tally.tags.get("tree") + tally.bees;
      return tally.species.get(count.species) + tally.beesAt.get(count.species);
    case "full_trees":
      return tally.fullTrees;
    case "below":
      return count.trees_only ? tally.belowTrees : tally.below;
    case "in_cave":
      return tally.cave;
    case "at_host": {
      if (count.trees_only && host.place !== "tree") return 0;
      const { tag } = count;
      return host.slots.flat().filter(({ species }) => tag === null || species.tags.includes(tag)).length;
    }
    case "filled_slots":
      return filledSlots(host);
    case "in_slot":
      return host.slots[slot]?.length ?? 0;
    case "on":
      return Number(count.tag ? host.place === count.tag : host.species?.key === count.species);
    case "sum":
      return counted(game, tally, count.first, place) + counted(game, tally, count.second, place);
  }
}

/** values[n - 1], or the last. */
const fromTable = (values: readonly number[], n: number): number => (n ? values[Math.min(n, values.length) - 1]! : 0);

/** What a "most" rule compares, and the rivals are asked about. */
export function mostOf(points: Points & { kind: "most" }): Rival {
  const { count } = points;
  if (typeof count === "string") return count as Rival;
  return ((count.kind === "tree_number" && count.species) || "tree") as Rival;
}

/** Turns counts into points; "most of" looks at all forests. */
export class Rules {
  constructor(
    readonly game: Game,
    readonly tallies: readonly Tally[],
    readonly table: Pick<Forests, "rivals" | "solo">,
  ) {}

  /** For one card, or for all cards of a species that scores once. */
  points(p: number, species: Species, count: number): number {
    const rule = species.points;
    switch (rule.kind) {
      case "flat":
        return rule.points;
      case "per":
        return count * rule.points;
      case "at_least":
        return count >= rule.minimum ? rule.points : rule.otherwise;
      case "alone":
        return count === 1 ? rule.points : 0;
      case "most":
        return this.#hasMost(p, species, rule, count) ? rule.points : rule.otherwise;
      case "table":
      case "total":
        return fromTable(rule.values, count);
      case "sets":
        return 0;
    }
  }

  /** Nobody has more; the solo mode has its own thresholds. */
  #hasMost(p: number, species: Species, rule: Points & { kind: "most" }, count: number): boolean {
    if (this.table.solo) return count >= (this.game.solo[species.key] ?? 0);
    if (count < (this.table.rivals?.[mostOf(rule)] ?? 0)) return false;
    return this.tallies.every((tally, q) => q === p || counted(this.game, tally, rule.count) <= count);
  }

  /** What is not scored card by card. */
  *others(p: number, caveCard?: number | null): Generator<Line> {
    yield* this.#totals(p);
    yield* this.#sets(p);
    yield* this.#cave(p, caveCard);
  }

  /** Species that score once for all their cards. */
  *#totals(p: number): Generator<Line> {
    const tally = this.tallies[p]!;
    for (const species of this.game.species) {
      const { key, points: rule } = species;
      if (rule.kind !== "total" || !tally.species.get(key)) continue;
      const count = counted(this.game, tally, rule.count);
      yield line(key, this.points(p, species, count), count);
    }
  }

  /** Sets of different species: the k-th holds every species of which there are at least k cards. */
  *#sets(p: number): Generator<Line> {
    for (const [tag, key] of Object.entries(this.game.set_lines)) {
      const sizes: number[] = [];
      let values: readonly number[] = [];
      for (const species of this.game.species) {
        if (species.points.kind !== "sets" || species.points.tag !== tag) continue;
        values = species.points.values;
        for (let k = 0; k < this.tallies[p]!.species.get(species.key); k += 1) sizes[k] = (sizes[k] ?? 0) + 1;
      }
      const points = sizes.reduce((sum, size) => sum + fromTable(values, size), 0);
      if (sizes.length)
        yield line(
          key,
          points,
          sizes.reduce((sum, size) => sum + size),
          { sizes },
        );
    }
  }

  *#cave(p: number, card?: number | null): Generator<Line> {
    const { cave } = this.tallies[p]!;
    if (cave) yield line("cave", cave, cave);
    const points = card ? this.game.caves[card - 1] : 0;
    if (card && points) yield line("cave_card", points, card);
  }
}

/** A whole table. */
class Scorer {
  readonly #game: Game;
  readonly #hosts: LaidHost[][];
  readonly #rules: Rules;

  constructor(readonly forests: Forests) {
    const game = (this.#game = GAMES[forests.game]);
    this.#hosts = forests.players.map((player) => lay(game, player));
    const tallies = this.#hosts.map((hosts, p) => new Tally(game, hosts, forests.players[p]!.cave ?? 0));
    this.#rules = new Rules(game, tallies, forests);
  }

  sheet(p: number): Sheet {
    const lines = [...this.#cards(p), ...this.#rules.others(p, this.forests.players[p]!.cave_card)];
    return { lines, total: lines.reduce((sum, { points }) => sum + points, 0) };
  }

  *#cards(p: number): Generator<Line> {
    for (const host of this.#hosts[p]!) {
      const { species, symbol } = host;
      if (species) yield* this.#card(p, host, -1, { species, symbol, may: host.may, at: -1 });
      for (const [slot, cards] of host.slots.entries())
        for (const card of cards) yield* this.#card(p, host, slot, card);
    }
  }

  *#card(p: number, host: LaidHost, slot: number, { species, symbol, at }: LaidCard): Generator<Line> {
    const rule = species.points;
    if (rule.kind === "total" || rule.kind === "sets") return;
    const doubler = host.species?.permanent;
    const doubled = slot >= 0 && doubler?.kind === "doubles" && species.tags.includes(doubler.tag);
    const count = this.#count(p, rule, { host, slot, symbol });
    const points = this.#rules.points(p, species, count) * (doubled ? 2 : 1);
    const own = countsOwnSymbol(species) ? symbol : "";
    yield line(species.key, points, count, { host: host.number, slot, at, symbol: own, doubled });
  }

  #count(p: number, rule: Points, place: Place): number {
    if (rule.kind === "alone") return place.host.slots.flat().length;
    return "count" in rule ? counted(this.#game, this.#rules.tallies[p]!, rule.count, place) : 0;
  }
}

export function line(key: string, points: number, count: number, rest: Partial<Line> = {}): Line {
  return { key, points, count, host: -1, slot: -1, at: -1, symbol: "", doubled: false, sizes: [], ...rest };
}

/** The score sheets of all players. What {@link check} objects to is scored as far as possible. */
export function score(forests: Forests): Sheet[] {
  const scorer = new Scorer(forests);
  return forests.players.map((_, p) => scorer.sheet(p));
}
