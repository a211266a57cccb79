/**
 * A score pad: forests as they lie on a real table, entered card by card.
 *
 * Everything entered is an operation in the pad's log, and the forests are derived from the log. Each
 * operation is saved on this device at once, together with the change that undoes it.
 */

import { openQuestions } from "../score/asks";
import { check } from "../score/check";
import { mayShow, noneOf, split } from "../score/laid";
import type { Forests, Host, Player, Problem, Slot } from "../score/notation";
import { type Standing, standings } from "../score/standing";
import { GAMES, type Rival, type Species, isHost, placeOf } from "../score/tables";
import {
  type Change,
  Fold,
  Log,
  type Op,
  type PadFile,
  type Placed,
  type PlacedHost,
  type Table,
  idsAt,
  layHosts,
  newDevice,
  opsOfTable,
  playerOf,
  tableOf,
} from "./log";
import { type Spot as Placing, placeFor, slotNames, withSlot } from "./slots";

/** Where the next card goes: a slot of a host; null: any of its slots that takes the card. */
export interface Spot {
  host: number;
  slot: Slot | null;
}

/** A card on the table; ``at`` -1 is the host itself. */
export interface Where {
  host: number;
  slot: Slot;
  at: number;
}

/** How many changes can be undone. */
const UNDOS = 100;

export const emptyPlayer = (name: string): Player => ({ name, cave: 0, hosts: [] });

/** Forests as a pad that can be continued. */
export function fileOf(forests: Forests): PadFile {
  const { game, sets, solo } = forests;
  return { id: newDevice(), game, ...(sets && { sets }), ...(solo && { solo }), ops: opsOfTable(forests), undos: [] };
}

/** The forests of a pad. */
export function forestsOf({ game, sets, solo }: Omit<PadFile, "ops" | "undos">, { players, rivals }: Table): Forests {
  return {
    game,
    ...(sets && { sets }),
    players: players.map(playerOf),
    ...(Object.keys(rivals).length > 0 && { rivals }),
    ...(solo && { solo }),
  };
}

export class Pad {
  /** The pad's id. */
  readonly id: string | undefined;
  protected readonly log: Log;
  #table = $state.raw() as Table;
  #terms = $state.raw() as Pick<PadFile, "game" | "sets" | "solo">;
  #undos = $state.raw<Change[][]>([]);
  #record = $state.raw<string>();
  player = $state(0);
  #spot = $state.raw<Spot | null>(null);
  /** The host for dwellers while none is chosen, once other phones have changed something; null: the last one. */
  #last = $state.raw<string | null>(null);
  #steps = $state(0);

  constructor(
    file: PadFile,
    private readonly keep: (file: PadFile) => void = () => {},
  ) {
    const { id, game, sets, solo, ops, undos, record } = file;
    this.id = id;
    this.log = new Log(ops, newDevice());
    this.#terms = { game, ...(sets && { sets }), ...(solo && { solo }) };
    this.#undos = undos;
    this.#record = record;
    this.#table = tableOf(ops);
  }

  forests: Forests = $derived.by(() => forestsOf(this.#terms, this.#table));
  sheets: Standing[] = $derived.by(() => standings(this.forests));
  problems: Problem[] = $derived.by(() => check(this.forests));
  /** What is impossible on the whole table; a missing tree symbol is only open. */
  impossible: Problem[] = $derived.by(() => this.problems.filter(({ kind }) => kind !== "symbol"));
  /** What cannot be known when one player scores alone, whether answered or not. */
  unknown = $derived.by(() => openQuestions({ ...this.forests, rivals: {} }));
  /** Cards on the table by species, for all players together. */
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

  get file(): PadFile {
    const record = this.#record;
    const id = this.id && { id: this.id };
    return { ...id, ...this.#terms, ops: this.log.ops, undos: this.#undos, ...(record && { record }) };
  }

  get game() {
    return GAMES[this.#terms.game];
  }

  get current(): Player {
    return this.forests.players[this.player] ?? emptyPlayer("");
  }

  get hosts(): Host[] {
    return this.current.hosts ?? [];
  }

  /** A player's permanent number. */
  number(player = this.player): number {
    return this.#table.players[player]?.player ?? -1;
  }

  get #placed(): readonly PlacedHost[] {
    return this.#table.players[this.player]?.hosts ?? [];
  }

  /** Null: the next card is a new host. */
  get spot(): Spot | null {
    return this.#spot;
  }

  set spot(spot: Spot | null) {
    this.#spot = spot;
    this.#step();
  }

  /** The id of the host being entered: its number changes when other phones lay hosts before it. */
  get spotId(): string | null {
    return (this.spot && this.#placed[this.spot.host]?.id) ?? null;
  }

  /** How often something was chosen or entered here, and not on other phones. */
  get steps(): number {
    return this.#steps;
  }

  #step(): void {
    this.#steps += 1;
    this.#last = null;
  }

  /** The next dweller goes to the last host that there is now, if none is chosen. */
  anew(): void {
    this.#last = null;
  }

  /** Whether the game is over and saved, so that it cannot change. */
  get past(): boolean {
    return false;
  }

  /** Whether a player may be changed here; on several phones each has its own. */
  mayChange(_player: number): boolean {
    return true;
  }

  /** The id of the scored game it was saved as. */
  get record(): string | undefined {
    return this.#record;
  }

  set record(id: string | undefined) {
    this.#record = id;
    this.#save();
  }

  // -- changing ----------------------------------------------------------------------------

  /** Changes made here, which can be undone. Returns the operations. */
  protected change(...changes: Change[]): Op[] {
    return this.#did(() => this.log.add(changes));
  }

  #did(what: () => Op[]): Op[] {
    const before = new Fold(this.log.ops);
    const made = what();
    const undo = made.map((op) => before.inverse(op)).reverse();
    if (undo.length > 0) this.#undos = [...this.#undos, undo].slice(-UNDOS);
    this.#changed();
    this.#step();
    return made;
  }

  get canUndo(): boolean {
    return this.#undos.length > 0;
  }

  /** What others have entered in the meantime stays. */
  undo(): void {
    const last = this.#undos.at(-1);
    if (!last) return;
    this.#undos = this.#undos.slice(0, -1);
    this.log.add(last);
    this.#changed();
    this.#step();
    const changed = last.find((change) => "player" in change);
    const index = this.#table.players.findIndex(
      (each) => changed && "player" in changed && each.player === changed.player,
    );
    if (index >= 0 && index !== this.player) this.show(index);
  }

  /** Operations from another phone; returns the new ones. They cannot be undone here. */
  protected receive(ops: Iterable<Op>, terms: Pick<PadFile, "game" | "sets" | "solo"> = this.#terms): Op[] {
    this.#holdLast();
    const fresh = this.log.merge(ops);
    this.#terms = terms;
    this.#changed();
    return fresh;
  }

  /** The same pad in another tab of this browser: takes over what is missing here. */
  follow(file: PadFile): void {
    const there = new Set(file.ops.map(({ id }) => id));
    const more = this.log.ops.some(({ id }) => !there.has(id));
    this.#record ??= file.record;
    this.#holdLast();
    if (this.log.merge(file.ops).length > 0) this.#fold();
    if (more) this.#save();
  }

  /** A dweller goes to the host to which it would have gone before, or nowhere once that is gone. */
  #holdLast(): void {
    if (!this.spot) this.#last ??= this.#placed.at(-1)?.id ?? null;
  }

  #changed(): void {
    this.#fold();
    this.#save();
  }

  #fold(): void {
    const shown = this.number();
    const at = this.spotId;
    this.#table = tableOf(this.log.ops);
    const index = this.#table.players.findIndex(({ player }) => player === shown);
    this.player = index >= 0 ? index : Math.max(0, Math.min(this.player, this.#table.players.length - 1));
    const host = index < 0 ? -1 : this.#placed.findIndex(({ id }) => id === at);
    if (this.#spot && host < 0) this.#last = at;
    if (this.#spot) this.#spot = host >= 0 ? { ...this.#spot, host } : null;
  }

  #save(): void {
    this.keep(this.file);
  }

  // -- cards -------------------------------------------------------------------------------

  /** The host for a dweller: the chosen one, or the last one; -1: none. */
  get target(): number {
    if (this.spot) return this.spot.host;
    return this.#last === null ? this.hosts.length - 1 : this.#placed.findIndex(({ id }) => id === this.#last);
  }

  /** Where a species would go: the chosen slot, or another one of that host; null: it does not fit there. */
  spotFor(species: Species): (Placing & { host: number }) | null {
    const host = this.target;
    const entry = this.hosts[host];
    if (!entry) return null;
    const chosen = this.spot?.slot;
    if (chosen && placeOf(chosen) === species.place) return { host, slot: chosen, others: null };
    const found = placeFor(this.#terms.game, this.#terms.sets ?? null, entry, species);
    return found && { host, ...found };
  }

  /** A slot for it even if against the rules: on a real table cards lie as they lie. */
  #anySpot(species: Species): (Placing & { host: number }) | null {
    const host = this.target;
    const entry = this.hosts[host];
    const slots = entry ? slotNames(entry, this.#terms.game).filter((slot) => placeOf(slot) === species.place) : [];
    return this.spotFor(species) ?? (slots[0] ? { host, slot: slots[0], others: null } : null);
  }

  /** The forests with one more card of a species. */
  with(species: Species): Forests {
    const put = (hosts: Host[]): Forests => ({
      ...this.forests,
      players: this.forests.players.map((each, i) => (i === this.player ? { ...each, hosts } : each)),
    });
    if (isHost(species)) return put([...this.hosts, { card: species.key }]);
    const spot = this.#anySpot(species);
    if (!spot) return this.forests;
    const { host, slot, others } = spot;
    const entry = this.hosts[host]!;
    const there = entry[slot] ?? [];
    const moved = others ? withSlot(withSlot(entry, others, [...(entry[others] ?? []), ...there]), slot, []) : entry;
    const laid = withSlot(moved, slot, [...(others ? [] : there), species.key]);
    return put(this.hosts.map((each, i) => (i === host ? laid : each)));
  }

  /** Lay a card, once or several times: a host, or a dweller where it fits. */
  lay(card: string, times = 1): void {
    const player = this.number();
    const species = this.game.find(split(card).key);
    if (card === this.game.face_down.key || (species && isHost(species))) {
      const [op] = this.change({ type: "lay", player, card });
      this.spot = { host: this.#placed.findIndex(({ id }) => id === op!.id), slot: null };
      return;
    }
    const spot = species && this.#anySpot(species);
    if (!spot) return;
    const { id: host, guests } = this.#placed[spot.host]!;
    const there = spot.others ? (guests[spot.slot] ?? []) : [];
    const lay: Change = { type: "lay", player, card, host, slot: spot.slot };
    this.change(
      ...(there.length > 0 ? [{ type: "take" as const, player, cards: there.map(({ id }) => id) }] : []),
      ...there.map((each): Change => ({ type: "lay", player, card: each.card, host, slot: spot.others })),
      ...Array.from({ length: times }, () => lay),
    );
    this.spot = { host: spot.host, slot: null };
  }

  /** The id of a card: where it lies changes as other phones lay and take cards. Null: there is none. */
  idOf({ host, slot, at }: Where): string | null {
    const placed = this.#placed[host];
    return (at < 0 ? placed?.id : placed?.guests[slot]?.[at]?.id) ?? null;
  }

  /** Where the card with this id lies now; null: it is not in this forest. */
  whereIs(id: string): Where | null {
    for (const [host, placed] of this.#placed.entries()) {
      if (placed.id === id) return { host, slot: "top", at: -1 };
      for (const [slot, cards] of Object.entries(placed.guests) as [Slot, Placed[]][]) {
        const at = cards.findIndex((card) => card.id === id);
        if (at >= 0) return { host, slot, at };
      }
    }
    return null;
  }

  /** Replace a card; its guests stay. */
  replace(where: Where, card: string): void {
    const of = this.idOf(where);
    if (of !== null) this.change({ type: "replace", player: this.number(), of, card });
  }

  #symbols(cards: readonly Where[], named: (where: Where) => string): void {
    const player = this.number();
    this.change(
      ...cards.flatMap((where): Change[] => {
        const of = this.idOf(where);
        return of === null ? [] : [{ type: "symbol", player, of, card: named(where) }];
      }),
    );
  }

  /** Set the tree symbol of cards; null: unknown. */
  symbol(cards: readonly Where[], symbol: string | null): void {
    this.#symbols(cards, (where) => split(this.cardAt(where)).key + (symbol === null ? "" : `@${symbol}`));
  }

  /** Cards show none of these tree symbols, nor those excluded before. */
  none(cards: readonly Where[], symbols: readonly string[]): void {
    this.#symbols(cards, (where) => {
      const { key, symbol } = split(this.cardAt(where));
      const species = this.game.find(key)!;
      const may = mayShow(species, symbol).filter((each) => !symbols.includes(each));
      return `${key}@${may.length === 1 ? may[0] : noneOf(species.symbols.filter((each) => !may.includes(each)))}`;
    });
  }

  /** The text of a card. */
  cardAt({ host, slot, at }: Where): string {
    const entry = this.hosts[host];
    return (at < 0 ? entry?.card : entry?.[slot]?.[at]) ?? "";
  }

  /** Remove a card; a host goes with all its guests. */
  take(where: Where): void {
    const host = this.#placed[where.host];
    const id = this.idOf(where);
    if (!host || id === null) return;
    this.change({ type: "take", player: this.number(), cards: where.at < 0 ? idsAt(host) : [id] });
    if (where.at < 0) this.spot = null;
  }

  /** Add a copy of a host with all its guests. */
  duplicate(host: number): void {
    const entry = this.hosts[host];
    if (!entry) return;
    const player = this.number();
    const [op] = this.#did(() => layHosts(this.log, player, [entry]));
    this.select(this.#placed.findIndex(({ id }) => id === op!.id));
  }

  /** Select a host. */
  select(host: number): void {
    this.spot = { host, slot: null };
  }

  // -- players -----------------------------------------------------------------------------

  rename(name: string): void {
    this.change({ type: "name", player: this.number(), name });
  }

  cave(n: number): void {
    this.change({ type: "cave", player: this.number(), n });
  }

  caveCard(n: number | null): void {
    this.change({ type: "cave_card", player: this.number(), n });
  }

  /** The most that any player not listed here has; null: unknown. */
  rival(what: Rival, most: number | null): void {
    this.change({ type: "rival", what, most });
  }

  /** Returns the player's number. */
  addPlayer(name: string): number {
    const player = this.log.newPlayer();
    this.change({ type: "name", player, name });
    this.show(this.indexOf(player));
    return player;
  }

  /** Removes the player with all their cards. */
  removePlayer(): void {
    const player = this.number();
    this.change(
      ...this.#placed.map((host): Change => ({ type: "take", player, cards: idsAt(host) })),
      ...(this.current.cave ? [{ type: "cave" as const, player, n: 0 }] : []),
      { type: "leave", player },
    );
    this.show(this.player);
  }

  show(player: number): void {
    this.player = player;
    this.spot = null;
  }

  /** The id of a host. */
  protected hostId(host: number): string | null {
    return this.#placed[host]?.id ?? null;
  }

  /** The index of the host with this id; null: it does not exist. */
  protected hostIndex(player: number, id: string): number | null {
    const index = this.#table.players[player]?.hosts.findIndex((host) => host.id === id) ?? -1;
    return index < 0 ? null : index;
  }

  /** The index of the player with this number. */
  protected indexOf(number: number): number {
    return this.#table.players.findIndex(({ player }) => player === number);
  }
}

/** Where the card of a problem lies; for a host itself the slot does not matter. */
export function whereOf({ host, slot, at }: Pick<Problem, "host" | "slot" | "at">): Where {
  return { host, slot: (slot || "top") as Slot, at: slot ? at : -1 };
}

export const sameCard = (one: Where, other: Where): boolean =>
  one.host === other.host && one.slot === other.slot && one.at === other.at;
