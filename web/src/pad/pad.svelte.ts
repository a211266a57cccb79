/**
 * A score pad: forests as they lie on a real table, entered card by card.
 *
 * Every change makes a new value, so that it can be undone and is kept on this device at once.
 */

import { Kept } from "../kept.svelte";
import { asksSymbol, unknowable } from "../score/asks";
import { check } from "../score/check";
import { hostPlace, split } from "../score/laid";
import type { Forests, Host, Player, Problem, Slot } from "../score/notation";
import { type Standing, standings } from "../score/standing";
import { GAMES, type GameName, type Species, isHost, placeOf, slotsOf } from "../score/tables";

/** Where the next card goes: a slot of a host, or a new host. */
export interface Spot {
  host: number;
  slot: Slot;
}

/** A card whose leaf is asked for. */
export interface Question extends Spot {
  at: number;
  /** Asked because it was missing: then the next one that is missing follows. */
  late?: boolean;
}

/** How it was before a change: of one player, or of the whole table. */
interface Undo {
  before: Forests;
  player: number | null;
}

/** So many changes can be undone. */
const UNDOS = 100;
/** The order in which slots are filled. */
const WALK: readonly string[] = ["top", "top1", "top2", "left", "right", "bottom", "bottom1", "bottom2"];

/** What is said of cards that cannot lie in a slot together. */
const SHARING: ReadonlySet<string> = new Set(["sharing", "bird", "moor"]);

export const emptyPlayer = (name: string): Player => ({ name, cave: 0, hosts: [] });

export class Pad {
  forests = $state.raw() as Forests;
  player = $state(0);
  /** Null: the next card is a new host. */
  spot = $state.raw<Spot | null>(null);
  question = $state.raw<Question | null>(null);
  #undos = $state.raw<Undo[]>([]);

  constructor(
    forests: Forests,
    private readonly keep: (forests: Forests) => void = () => {},
  ) {
    this.forests = forests;
  }

  get game() {
    return GAMES[this.forests.game];
  }

  get current(): Player {
    return this.forests.players[this.player] ?? emptyPlayer("");
  }

  get hosts(): Host[] {
    return this.current.hosts ?? [];
  }

  sheets: Standing[] = $derived.by(() => standings(this.forests));
  problems: Problem[] = $derived.by(() => check(this.forests));
  /** What cannot be, of the whole table; a leaf that is missing is only open. */
  impossible: Problem[] = $derived.by(() => this.problems.filter(({ kind }) => kind !== "symbol"));
  /** What cannot be known where one player scores alone, whether it has been said or not. */
  unknown = $derived.by(() => unknowable({ ...this.forests, rivals: {} }));
  /** Cards on the table by species, all players together. */
  used = $derived.by(() => {
    const counts = new Map<string, number>();
    for (const { hosts = [] } of this.forests.players)
      for (const host of hosts)
        for (const card of [host.card, ...slotNames(host).flatMap((slot) => host[slot] ?? [])]) {
          const { key } = split(card);
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
    return counts;
  });

  /** Whether the game is over and kept: it stays as it was. */
  get past(): boolean {
    return false;
  }

  /** Whether a player may be changed here; on several phones each has its own. */
  mayChange(_player: number): boolean {
    return true;
  }

  // -- changing ----------------------------------------------------------------------------

  /** Something else lies there now; what was can be brought back. */
  change(next: Forests, player: number | null = null): void {
    this.#undos = [...this.#undos, { before: this.forests, player }].slice(-UNDOS);
    this.#set(next);
  }

  get canUndo(): boolean {
    return this.#undos.length > 0;
  }

  undo(): void {
    const last = this.#undos.at(-1);
    if (!last) return;
    this.#undos = this.#undos.slice(0, -1);
    const { before, player } = last;
    // What others have entered meanwhile stays.
    const players = this.forests.players.map((each, i) => (i === player ? before.players[i]! : each));
    this.#set(player === null ? before : { ...this.forests, players });
    this.question = null;
    this.player = Math.min(this.player, this.forests.players.length - 1);
    if (this.spot && !this.hosts[this.spot.host]) this.spot = null;
  }

  /** From elsewhere: another phone, a link. It cannot be undone here. */
  receive(next: Forests): void {
    this.#set(next);
    if (this.spot && !this.hosts[this.spot.host]) this.spot = null;
    if (this.question && !this.cardAt(this.question)) this.question = null;
  }

  /** Players are others now: nothing can be undone any more. */
  protected forget(): void {
    this.#undos = [];
  }

  #set(next: Forests): void {
    this.forests = next;
    this.keep(next);
  }

  changePlayer(player: number, change: Partial<Player>): void {
    const players = this.forests.players.map((each, i) => (i === player ? { ...each, ...change } : each));
    this.change({ ...this.forests, players }, player);
  }

  #changeHosts(hosts: Host[]): void {
    this.changePlayer(this.player, { hosts });
  }

  #changeSlot({ host, slot }: Spot, change: (cards: string[]) => string[]): void {
    this.#changeHosts(
      this.hosts.map((each, i) => (i === host ? withSlot(each, slot, change(each[slot] ?? [])) : each)),
    );
  }

  // -- cards -------------------------------------------------------------------------------

  /** The forests as they would be with one more card of a species, and where it would lie. */
  with(species: Species): { forests: Forests; spot: Spot | null; at: number } {
    const hosts = this.hosts;
    const put = (next: Host[]): Forests => ({
      ...this.forests,
      players: this.forests.players.map((each, i) => (i === this.player ? { ...each, hosts: next } : each)),
    });
    if (isHost(species)) return { forests: put([...hosts, { card: species.key }]), spot: null, at: -1 };
    const spot = this.spotFor(species);
    if (!spot) return { forests: this.forests, spot: null, at: -1 };
    const there = hosts[spot.host]![spot.slot] ?? [];
    const next = hosts.map((each, i) => (i === spot.host ? withSlot(each, spot.slot, [...there, species.key]) : each));
    return { forests: put(next), spot, at: there.length };
  }

  /** Where a species would go: the slot that is chosen, or another one of that host. */
  spotFor(species: Species): Spot | null {
    const at = this.spot ?? { host: this.hosts.length - 1, slot: "top" as Slot };
    const host = this.hosts[at.host];
    if (!host) return null;
    const fitting = slotNames(host, this.forests.game).filter((slot) => placeOf(slot) === species.place);
    if (this.spot && fitting.includes(at.slot)) return at;
    const slot = fitting.find((each) => !host[each]?.length) ?? fitting[0];
    return slot ? { host: at.host, slot } : null;
  }

  /** Lay a card: a host, or a dweller where it fits. Its leaf is asked for only if it matters. */
  lay(key: string): void {
    if (key === this.game.face_down.key) return this.#stand(key);
    const species = this.game.find(key);
    if (!species) return;
    if (isHost(species)) {
      this.#stand(key);
      if (asksSymbol(this.forests, this.player, key))
        this.question = { host: this.hosts.length - 1, slot: "top", at: -1 };
      return;
    }
    const { forests, spot, at } = this.with(species);
    if (!spot) return;
    this.#changeHosts(forests.players[this.player]!.hosts!);
    if (asksSymbol(this.forests, this.player, key)) {
      this.spot = spot;
      this.question = { ...spot, at };
    } else this.#walkOn(spot);
  }

  #stand(card: string): void {
    this.#changeHosts([...this.hosts, { card }]);
    const host = this.hosts.length - 1;
    this.spot = { host, slot: walk(this.hosts[host]!, this.forests.game)[0]! };
  }

  /** On to the next free slot of the host, or to the next host. */
  #walkOn({ host, slot }: Spot): void {
    const entry = this.hosts[host]!;
    const slots = walk(entry, this.forests.game);
    const later = slots.slice(slots.indexOf(slot) + 1).find((each) => !entry[each]?.length);
    this.spot = later ? { host, slot: later } : null;
  }

  /** The leaf of the card that was asked for. */
  answer(symbol: string): void {
    const asked = this.question;
    if (!asked) return;
    const next = this.#missing(asked);
    this.symbol(asked, symbol);
    this.#askNext(asked, next);
  }

  /** Not known: it is scored without, and flagged. */
  skip(): void {
    const asked = this.question;
    if (asked) this.#askNext(asked, this.#missing(asked));
  }

  /** Ask for a leaf that is missing, and then for those that are missing after it. */
  catchUp(question: Question): void {
    this.question = { ...question, late: true };
    this.spot = question;
  }

  /** The next card after this one whose leaf is missing. */
  #missing(asked: Question): Question | undefined {
    const all = this.problems.filter(({ kind, player }) => kind === "symbol" && player === this.player).map(questionOf);
    return all[all.findIndex((each) => sameCard(each, asked)) + 1];
  }

  #askNext(asked: Question, missing: Question | undefined): void {
    if (asked.late && missing) return this.catchUp(missing);
    this.question = null;
    if (asked.late) this.spot = null;
    else if (asked.at >= 0) this.#walkOn(asked);
  }

  /** A card shows this leaf; ``at`` -1 is the host itself. */
  symbol({ host, slot, at }: Question, symbol: string): void {
    const named = (card: string) => `${split(card).key}@${symbol}`;
    if (at < 0)
      this.#changeHosts(this.hosts.map((each, i) => (i === host ? { ...each, card: named(each.card) } : each)));
    else this.#changeSlot({ host, slot }, (cards) => cards.map((card, i) => (i === at ? named(card) : card)));
  }

  /** The text of a card. */
  cardAt({ host, slot, at }: Question): string {
    const entry = this.hosts[host];
    return (at < 0 ? entry?.card : entry?.[slot]?.[at]) ?? "";
  }

  take({ host, slot, at }: Question): void {
    this.question = null;
    if (at < 0) {
      this.#changeHosts(this.hosts.filter((_, i) => i !== host));
      this.spot = null;
    } else {
      this.#changeSlot({ host, slot }, (cards) => cards.filter((_, i) => i !== at));
      this.spot = { host, slot };
    }
  }

  /** The same host once more, with all that lives there. */
  duplicate(host: number): void {
    const entry = this.hosts[host];
    if (!entry) return;
    this.#changeHosts([...this.hosts, structuredClone($state.snapshot(entry))]);
    this.select(this.hosts.length - 1);
  }

  /** Go to a host, and there to the first slot that takes a card. */
  select(host: number): void {
    const entry = this.hosts[host]!;
    const { game } = this.forests;
    const slots = walk(entry, game);
    const slot =
      slots.find((slot) => !entry[slot]?.length) ?? slots.find((slot) => shares(entry, slot, game)) ?? slots[0]!;
    this.question = null;
    this.spot = { host, slot };
  }

  // -- players -----------------------------------------------------------------------------

  addPlayer(name: string): void {
    this.change({ ...this.forests, players: [...this.forests.players, emptyPlayer(name)] });
    this.show(this.forests.players.length - 1);
  }

  removePlayer(player: number): void {
    this.change({ ...this.forests, players: this.forests.players.filter((_, i) => i !== player) });
    this.show(Math.max(0, Math.min(this.player, this.forests.players.length - 1)));
  }

  show(player: number): void {
    this.player = player;
    this.spot = this.question = null;
  }
}

/** The card whose leaf is missing; of a host itself the slot says nothing. */
export function questionOf({ host, slot, at }: Pick<Problem, "host" | "slot" | "at">): Question {
  return { host, slot: (slot || "top") as Slot, at: slot ? at : -1 };
}

export const sameCard = (one: Question, other: Question): boolean =>
  one.host === other.host && one.slot === other.slot && one.at === other.at;

/** Whether the cards in a slot let another one in, as far as the rules go. */
export function shares(host: Host, slot: Slot, game: GameName): boolean {
  const there = host[slot] ?? [];
  const wrong = (cards: string[]) =>
    check({ game, players: [{ hosts: [withSlot(host, slot, cards)] }] }).filter(({ kind }) => SHARING.has(kind)).length;
  const now = wrong(there);
  return (
    there.length > 0 &&
    GAMES[game].species.some(({ key, place }) => place === placeOf(slot) && wrong([...there, key]) === now)
  );
}

/** The slots a host has in the notation. */
export function slotNames(host: Host, game?: GameName): Slot[] {
  const place = game ? hostPlace(GAMES[game], host.card) : undefined;
  if (place) return [...slotsOf(place)] as Slot[];
  return Object.keys(host).filter((key) => key !== "card") as Slot[];
}

/** A host's slots in the order they are filled. */
export function walk(host: Host, game: GameName): Slot[] {
  return slotNames(host, game).sort((a, b) => WALK.indexOf(a) - WALK.indexOf(b));
}

function withSlot(host: Host, slot: Slot, cards: string[]): Host {
  if (cards.length > 0) return { ...host, [slot]: cards };
  const { [slot]: _, ...rest } = host;
  return rest as Host;
}

/** The pad of this device, as it was left. */
export const kept = new Kept<Forests | null>("spinney-pad", null);
