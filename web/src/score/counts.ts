/**
 * Forests of which only the number of cards of each species is known. What depends on where the cards
 * lie is asked, if it affects any points and the numbers leave it open.
 */

import { countsOwnSymbol, symbolsCounted } from "./laid";
import type { Forests } from "./notation";
import { Room, number, type Hosts, type Range } from "./room";
import { Rules, Tally, counted, line, type Line } from "./score";
import { GAMES, isHost, type Game, type GameName, type Points, type Species } from "./tables";

/** A player's cards. */
export interface Counted {
  /** How many of each species. */
  cards: Readonly<Record<string, number>>;
  /** How many lie face down. */
  face_down: number;
  cave: number;
  /** Dartmoor: the number of the cave card. */
  cave_card: number | null;
  /** The answers, by question id. */
  answers: Readonly<Record<string, number>>;
}

/** Questions about the cards of one species: for the first two the sum, for the rest how many of them score. */
type Local = "cards-at" | "own-leaf" | "on" | "full" | "paired" | "beside" | "alone";
/** Questions about a whole forest; bees are cards that count as trees. */
type Global = "full-trees" | "below-trees" | "bees" | "bees-at" | "leaves";

export interface CountQuestion {
  id: string;
  asked: Local | Global | "doubled";
  /** The species it is about; its rule text explains the question. */
  species: string;
  /** How many cards it is about. */
  n: number;
  /** The host, tag or tree symbols ("oak+beech") it is about; "" if none. */
  of: string;
  min: number;
  max: number;
  step: number;
  /** The answer, or the least possible. */
  value: number;
  answered: boolean;
}

/** The points for all cards of a species together, for sets, or for the cave. */
export interface CountedLine extends Line {
  /** Number of cards. */
  cards: number;
  /** The question its count depends on. */
  asked: Local | null;
}

export interface CountedSheet {
  lines: CountedLine[];
  total: number;
  questions: CountQuestion[];
}

/** Something that depends on where cards lie. */
interface Need<Asked> {
  asked: Asked;
  of: string;
}

/** The points that every forest with these cards and answers scores. */
export function countUp(
  game: GameName,
  table: readonly Counted[],
  others: Pick<Forests, "rivals" | "solo"> = {},
): CountedSheet[] {
  const counter = new Counter(GAMES[game], table, others);
  return table.map((_, p) => counter.sheet(p));
}

/** What has to be known about the cards of a species. */
export function localNeed({ points: rule }: Species): Need<Local> | null {
  if (rule.kind === "alone") return { asked: "alone", of: "" };
  if (!("count" in rule) || typeof rule.count === "string") return null;
  const { count } = rule;
  switch (count.kind) {
    case "at_host":
      return count.tag === null ? { asked: "cards-at", of: "" } : { asked: "beside", of: count.tag };
    case "symbol":
      return count.symbol === null ? { asked: "own-leaf", of: "" } : null;
    case "filled_slots":
      return { asked: "full", of: "" };
    case "in_slot":
      return { asked: "paired", of: "" };
    case "on":
      return { asked: "on", of: (count.tag ?? count.species)! };
    default:
      return null;
  }
}

/** What has to be known about the whole forest. */
export function globalNeed(species: Species): Need<Global> | null {
  const symbols = symbolsCounted(species);
  if (symbols.length > 0) return countsOwnSymbol(species) ? null : { asked: "leaves", of: symbols.join("+") };
  const rule = species.points;
  if (!("count" in rule) || typeof rule.count === "string") return null;
  const { count } = rule;
  if (count.kind === "full_trees") return { asked: "full-trees", of: "" };
  if (count.kind === "below" && count.trees_only) return { asked: "below-trees", of: "" };
  if (count.kind !== "tree_number") return null;
  return count.species ? { asked: "bees-at", of: count.species } : { asked: "bees", of: "" };
}

const isBee = ({ permanent }: Species): boolean => permanent?.kind === "counts_as_tree";

/** What a game's rules have to know about a forest, each once, with the species that need it. */
function globalNeeds(game: Game): { need: Need<Global>; askers: Species[] }[] {
  const needs: { need: Need<Global>; askers: Species[] }[] = [];
  for (const species of game.species) {
    const need = globalNeed(species);
    const known = needs.find((each) => each.need.asked === need?.asked && each.need.of === need.of);
    if (known) known.askers.push(species);
    else if (need) needs.push({ need, askers: [species] });
  }
  return needs;
}

/** A forest by its counts. */
class Known {
  readonly room: Room;

  constructor(
    readonly game: Game,
    readonly counted: Counted,
  ) {
    const cards = game.species.map((species) => [species, counted.cards[species.key] ?? 0] as const);
    this.room = new Room(
      game,
      cards.filter(([, n]) => n > 0),
      counted.face_down,
    );
  }

  get cards() {
    return this.room.cards;
  }

  local(species: Species, n: number, { asked, of }: Need<Local>): CountQuestion {
    const { room } = this;
    const ranges: Record<Local, () => Range> = {
      "cards-at": () => room.at(room.dwellers, (host) => host.key === species.key),
      "own-leaf": () => room.showingOwn(species, n),
      on: () => room.at([[species, n]], (host) => host.key === of || host.place === of),
      full: () => (isHost(species) ? room.full(n) : room.atFull(n)),
      paired: () => room.paired(species, n),
      beside: () => room.beside(n, of),
      alone: () => room.alone(n),
    };
    return this.#question(asked, species.key, n, of, ranges[asked](), asked === "paired" ? 2 : 1);
  }

  /** A question about the whole forest; its species is left to the asker, except for bees. */
  global({ asked, of }: Need<Global>): CountQuestion {
    const { room } = this;
    const atTree = ({ place }: Hosts) => place === "tree";
    const trees = room.hostsAt("tree");
    switch (asked) {
      case "full-trees":
        return this.#question(asked, "", trees, of, room.full(trees));
      case "below-trees": {
        const below = room.dwellers.filter(([{ place }]) => place === "bottom");
        return this.#question(asked, "", number(below), of, room.at(below, atTree));
      }
      case "bees":
      case "bees-at": {
        const bees = room.dwellers.filter(([species]) => isBee(species));
        const range = room.at(bees, of ? ({ key }) => key === of : atTree);
        return this.#question(asked, bees[0]?.[0].key ?? "", number(bees), of, range);
      }
      case "leaves":
        return this.#question(asked, "", 0, of, room.showing(of.split("+")));
    }
  }

  /** How many cards of a species are at a host that doubles their points. */
  doubled(species: Species, n: number): CountQuestion | null {
    const doubles = ({ permanent }: Species) => permanent?.kind === "doubles" && species.tags.includes(permanent.tag);
    const doubler = this.cards.find(([each]) => doubles(each))?.[0].key;
    if (!doubler) return null;
    const range = this.room.at([[species, n]], ({ key }) => key === doubler);
    return this.#question("doubled", species.key, n, doubler, range);
  }

  #question(
    asked: CountQuestion["asked"],
    species: string,
    n: number,
    of: string,
    range: Range,
    step = 1,
  ): CountQuestion {
    const id = [asked, species, of, n].filter(Boolean).join(":");
    const max = Math.max(0, range.max);
    const min = Math.max(0, Math.min(max, range.min));
    const answer = this.counted.answers[id];
    const given = Math.max(min, Math.min(max, answer ?? min));
    const value = given - (given % step);
    return { id, asked, species, n, of, min, max, step, value, answered: answer !== undefined };
  }
}

/** Either end of the open range, or the answer. */
type End = "min" | "max" | "value";

class Counter {
  readonly #needs: ReturnType<typeof globalNeeds>;
  readonly #known: readonly Known[];
  /** For each player the possible questions, in the order of the needs. */
  readonly #open: readonly CountQuestion[][];
  readonly #rules: Readonly<Record<End, Rules>>;

  constructor(
    readonly game: Game,
    readonly table: readonly Counted[],
    others: Pick<Forests, "rivals" | "solo">,
  ) {
    this.#needs = globalNeeds(game);
    this.#known = table.map((counted) => new Known(game, counted));
    this.#open = this.#known.map((known) => this.#needs.map(({ need }) => known.global(need)));
    const rules = (end: End) =>
      new Rules(
        game,
        table.map((_, p) => this.#tally(p, end)),
        others,
      );
    this.#rules = { min: rules("min"), max: rules("max"), value: rules("value") };
  }

  sheet(p: number): CountedSheet {
    const {
      cards,
      counted: { cave_card },
    } = this.#known[p]!;
    const found = cards.map(([species, n]) => this.#species(p, species, n));
    const others = [...this.#rules.value.others(p, cave_card)].map((each) => {
      const cards = this.table[p]!.cards[each.key];
      return { ...each, cards: cards ?? each.count, asked: null };
    });
    const lines = [...found.flatMap((each) => each.lines), ...others];
    return {
      lines,
      total: lines.reduce((sum, { points }) => sum + points, 0),
      questions: [...this.#global(p), ...found.flatMap((each) => each.questions)],
    };
  }

  /** The counts of a forest; for tree symbols only the sum of those counted together matters. */
  #tally(p: number, end: End): Tally {
    const {
      cards,
      counted: { face_down, cave },
    } = this.#known[p]!;
    const tally = new Tally(this.game, [], cave);
    for (const [species, n] of cards) {
      tally.add(this.game, species, "", n);
      if (species.place === "bottom") tally.below += n;
    }
    tally.tags.add(this.game.face_down.place, face_down);
    for (const { asked, of, [end]: value } of this.#open[p]!) {
      if (asked === "full-trees") tally.fullTrees = value;
      else if (asked === "below-trees") tally.belowTrees = value;
      else if (asked === "bees") tally.bees = value;
      else if (asked === "bees-at") tally.beesAt.add(of, value);
      else tally.symbols.add(of.split("+")[0]!, value);
    }
    return tally;
  }

  #global(p: number): CountQuestion[] {
    return this.#open[p]!.flatMap((question, i) => {
      if (question.min === question.max) return [];
      const asker = this.#needs[i]!.askers.find((species) => this.#known.some((_, q) => this.#matters(p, q, species)));
      return asker ? [{ ...question, species: question.species || asker.key }] : [];
    });
  }

  /** Whether open questions in forest p can change what forest q, possibly the same, scores for a species. */
  #matters(p: number, q: number, species: Species): boolean {
    const rule = species.points;
    if (!this.table[q]!.cards[species.key] || !("count" in rule)) return false;
    const { min, max } = this.#rules;
    const ends = (of: number) => [min, max].map((rules) => counted(this.game, rules.tallies[of]!, rule.count));
    const [least, most] = ends(q) as [number, number];
    if (max.points(q, species, least) === min.points(q, species, most)) return false;
    if (p === q) return true;
    const [low, high] = ends(p) as [number, number];
    return rule.kind === "most" && most >= low && least < high;
  }

  #species(p: number, species: Species, n: number): Pick<CountedSheet, "lines" | "questions"> {
    const rule = species.points;
    if (rule.kind === "total" || rule.kind === "sets") return { lines: [], questions: [] };
    const need = localNeed(species);
    const local = need && this.#known[p]!.local(species, n, need);
    const doubled = this.#known[p]!.doubled(species, n);
    const rules = this.#rules.value;
    const count = local ? local.value : "count" in rule ? counted(this.game, rules.tallies[p]!, rule.count) : 0;
    // A card that can be doubled is at a host that meets its rule's condition.
    const each = local ? localPoints(rule, 1, 1) : rules.points(p, species, count);
    const twice = each ? (doubled?.value ?? 0) : 0;
    const lines: CountedLine[] = [];
    if (twice) {
      const double = line(species.key, 2 * each * twice, local ? 1 : count, { doubled: true });
      lines.push({ ...double, cards: twice, asked: null });
    }
    if (n > twice) {
      const rest = local ? Math.max(0, count - twice) : count;
      const points = local ? localPoints(rule, rest, n - twice) : each * (n - twice);
      lines.push({ ...line(species.key, points, rest), cards: n - twice, asked: need?.asked ?? null });
    }
    const questions = [local, each ? doubled : null].filter((question) => question !== null);
    return { lines, questions: questions.filter(({ min, max }) => min < max) };
  }
}

/** What n cards score if this many meet their condition, or count this much together. */
function localPoints(rule: Points, count: number, n: number): number {
  switch (rule.kind) {
    case "per":
    case "alone":
      return count * rule.points;
    case "at_least":
      return count * rule.points + (n - count) * rule.otherwise;
    default:
      return 0;
  }
}
