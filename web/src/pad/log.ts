/**
 * What the operations of a score pad add up to; spinney/server/padlog.py has the same rules.
 *
 * An operation has an id, "clock-device", whose clock is higher than any the device had seen. Operations
 * are a set, so merging is a union. They apply in the order of clock, then device, so everybody with the
 * same operations sees the same pad, whatever order they arrived in. A card is identified by the
 * operation that laid it. What was laid only goes when it is taken away: a host that was taken away
 * stays as long as it has guests, and a player who left as long as they have any cards.
 */

import type { Pad as ServerPad, PadLay } from "../protocol";
import type { Forests, Host, Player, Slot } from "../score/notation";
import type { GameName, Rival } from "../score/tables";

type Lay = Omit<PadLay, "host" | "slot"> & { host?: string | null; slot?: Slot | null };
export type Op = Exclude<ServerPad["ops"][number], PadLay> | Lay;
/** An operation without its id. */
export type Change = Op extends infer One ? (One extends Op ? Omit<One, "id"> : never) : never;

/** What a device saves of a pad. */
export interface PadFile {
  /** The pad's id; pads saved before there were ids have none. */
  id?: string;
  game: GameName;
  sets?: string[] | null;
  solo?: boolean;
  ops: Op[];
  /** Changes that undo the last ones, the latest last. */
  undos: Change[][];
  /** The id of the scored game it was saved as. */
  record?: string;
}

export interface Placed {
  id: string;
  card: string;
}

export interface PlacedHost extends Placed {
  guests: { [slot in Slot]?: Placed[] };
}

/** The ids of a host and all its guests. */
export const idsAt = ({ id, guests }: PlacedHost): string[] => [
  id,
  ...Object.values(guests).flatMap((cards) => cards.map((card) => card.id)),
];

export interface Entered {
  /** The player's permanent number. */
  player: number;
  name: string;
  cave: number;
  cave_card: number | null;
  hosts: PlacedHost[];
}

export interface Table {
  /** The players present, by number. */
  players: Entered[];
  rivals: { [what in Rival]?: number };
}

const parts = (id: string): [clock: number, device: string] => {
  const at = id.indexOf("-");
  return [Number(id.slice(0, at)), id.slice(at + 1)];
};
export const clockOf = (id: string): number => parts(id)[0];

function inOrder({ id: a }: Op, { id: b }: Op): number {
  const [clock, device] = parts(a);
  const [other, its] = parts(b);
  return clock - other || (device < its ? -1 : Number(device > its));
}

/** Phones that add players at the same time choose among this many numbers. */
const PLAYERS_PER_CLOCK = 1 << 17;

const speciesOf = (card: string): string => card.split("@")[0]!;

interface Card extends Placed {
  player: number;
  host: string | null;
  slot: Slot | null;
  taken: boolean;
}

/** The pad after some operations. */
export class Fold {
  readonly #players = new Map<number, Omit<Entered, "player" | "hosts"> & { here: boolean }>();
  readonly #cards = new Map<string, Card>();
  readonly #rivals: Record<string, number | null> = {};

  constructor(ops: Iterable<Op>) {
    for (const op of [...ops].sort(inOrder)) this.#add(op);
  }

  #add(op: Op): void {
    if (op.type === "rival") {
      this.#rivals[op.what] = op.most;
      return;
    }
    const player = this.#player(op.player);
    switch (op.type) {
      case "name":
        player.name = op.name;
        player.here = true;
        break;
      case "leave":
        player.here = false;
        break;
      case "cave":
        player.cave = op.n;
        break;
      case "cave_card":
        player.cave_card = op.n;
        break;
      case "lay": {
        const { id, card, host = null, slot = null } = op;
        this.#cards.set(id, { id, card, host, slot, player: op.player, taken: false });
        break;
      }
      case "take":
      case "back":
        for (const card of this.#own(op.player, op.cards)) card.taken = op.type === "take";
        break;
      case "replace":
        for (const card of this.#own(op.player, [op.of])) card.card = op.card;
        break;
      case "symbol":
        for (const card of this.#own(op.player, [op.of]))
          if (speciesOf(card.card) === speciesOf(op.card)) card.card = op.card;
        break;
    }
  }

  #player(number: number) {
    let player = this.#players.get(number);
    if (!player) this.#players.set(number, (player = { name: "", here: false, cave: 0, cave_card: null }));
    return player;
  }

  #own(player: number, ids: readonly string[]): Card[] {
    return ids.map((id) => this.#cards.get(id)).filter((card) => card?.player === player) as Card[];
  }

  get table(): Table {
    const hosts = this.#hosts();
    const players = [...this.#players]
      .filter(([player, { here, cave }]) => here || cave > 0 || hosts.has(player))
      .sort(([a], [b]) => a - b)
      .map(([player, { name, cave, cave_card }]) => ({
        player,
        name,
        cave,
        cave_card,
        hosts: hosts.get(player) ?? [],
      }));
    const rivals = Object.fromEntries(Object.entries(this.#rivals).filter(([, most]) => most !== null));
    return { players, rivals };
  }

  /** Each player's hosts, in the order they were laid. */
  #hosts(): Map<number, PlacedHost[]> {
    const guests = new Map<string, PlacedHost["guests"]>();
    const key = (player: number, host: string) => `${player} ${host}`;
    for (const { id, card, player, host, slot, taken } of this.#cards.values()) {
      if (host === null || slot === null || taken) continue;
      const slots = guests.get(key(player, host)) ?? {};
      guests.set(key(player, host), slots);
      (slots[slot] ??= []).push({ id, card });
    }
    const hosts = new Map<number, PlacedHost[]>();
    for (const { id, card, player, host, taken } of this.#cards.values()) {
      const slots = guests.get(key(player, id));
      if (host !== null || (taken && !slots)) continue;
      const own = hosts.get(player) ?? [];
      hosts.set(player, own);
      own.push({ id, card, guests: slots ?? {} });
    }
    return hosts;
  }

  /** The change that undoes an operation applied now. */
  inverse(op: Op): Change {
    if (op.type === "rival") return { ...op, most: this.#rivals[op.what] ?? null };
    const { player } = op;
    const before = this.#player(player);
    switch (op.type) {
      case "name":
        return before.here ? { type: "name", player, name: before.name } : { type: "leave", player };
      case "leave":
        return { type: "name", player, name: before.name };
      case "cave":
        return { type: "cave", player, n: before.cave };
      case "cave_card":
        return { type: "cave_card", player, n: before.cave_card };
      case "lay":
        return { type: "take", player, cards: [op.id] };
      case "take":
        return { type: "back", player, cards: op.cards };
      case "back":
        return { type: "take", player, cards: op.cards };
      case "replace":
      case "symbol":
        return { type: "replace", player, of: op.of, card: this.#cards.get(op.of)?.card ?? op.card };
    }
  }
}

export const tableOf = (ops: Iterable<Op>): Table => new Fold(ops).table;

/** The operations of a pad, with those this device adds. */
export class Log {
  readonly #ops: Map<string, Op>;

  constructor(
    ops: Iterable<Op>,
    readonly device: string,
  ) {
    this.#ops = new Map([...ops].map((op) => [op.id, op]));
  }

  get ops(): Op[] {
    return [...this.#ops.values()];
  }

  has(id: string): boolean {
    return this.#ops.has(id);
  }

  /** Adds operations from elsewhere; returns the new ones. */
  merge(ops: Iterable<Op>): Op[] {
    const fresh = [...ops].filter(({ id }) => !this.#ops.has(id));
    for (const op of fresh) this.#ops.set(op.id, op);
    return fresh;
  }

  /** Removes operations that were refused. */
  drop(ids: Iterable<string>): void {
    for (const id of ids) this.#ops.delete(id);
  }

  /** Adds changes made here, after everything known so far. */
  add(changes: readonly Change[]): Op[] {
    let clock = this.nextClock;
    const made = changes.map((change) => ({ ...change, id: `${clock++}-${this.device}` }) as Op);
    this.merge(made);
    return made;
  }

  /** A number no player has or gets on another phone meanwhile; later ones are higher. */
  newPlayer(): number {
    const [chance] = crypto.getRandomValues(new Uint32Array(1));
    return this.nextClock * PLAYERS_PER_CLOCK + (chance! % PLAYERS_PER_CLOCK);
  }

  get nextClock(): number {
    let most = 0;
    for (const id of this.#ops.keys()) most = Math.max(most, clockOf(id));
    return most + 1;
  }
}

/** A name that no other device has, and this one never had before. */
export function newDevice(): string {
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters[byte % 36]).join("");
}

// -- forests ---------------------------------------------------------------------------------

/** A player in the notation. */
export function playerOf({ name, cave, cave_card, hosts }: Entered): Player {
  const host = ({ card, guests }: PlacedHost): Host => ({
    card,
    ...Object.fromEntries(Object.entries(guests).map(([slot, cards]) => [slot, cards.map((each) => each.card)])),
  });
  return { name, cave, hosts: hosts.map(host), ...(cave_card !== null && { cave_card }) };
}

/** Lays a host with all its guests, through `add`, which returns the id of each operation. */
function layHost(player: number, entry: Host, add: (change: Change) => string): void {
  const { card, ...slots } = entry;
  const host = add({ type: "lay", player, card });
  for (const [slot, cards] of Object.entries(slots))
    for (const card of cards) add({ type: "lay", player, card, host, slot: slot as Slot });
}

/** The operations that create a player; always the same for the same player. */
export function opsOf(number: number, { name = "", cave, cave_card, hosts = [] }: Player): Op[] {
  const ops: Op[] = [];
  const add = (change: Change): string => {
    const id = `${ops.length + 1}-p${number}`;
    ops.push({ ...change, id } as Op);
    return id;
  };
  add({ type: "name", player: number, name });
  for (const host of hosts) layHost(number, host, add);
  if (cave) add({ type: "cave", player: number, n: cave });
  if (cave_card) add({ type: "cave_card", player: number, n: cave_card });
  return ops;
}

/** The operations that create a whole table. */
export function opsOfTable({ players, rivals = {} }: Pick<Forests, "players" | "rivals">): Op[] {
  const most = Object.entries(rivals).map(
    ([what, n], i) => ({ id: `${i + 1}-rivals`, type: "rival", what, most: n }) as Op,
  );
  return [...players.flatMap((player, i) => opsOf(i, player)), ...most];
}

/** Lays more hosts for a player, as changes made here. */
export function layHosts(log: Log, player: number, hosts: readonly Host[]): Op[] {
  const made: Op[] = [];
  const add = (change: Change): string => {
    const [op] = log.add([change]);
    made.push(op!);
    return op!.id;
  };
  for (const host of hosts) layHost(player, host, add);
  return made;
}
