/**
 * A pad on several phones: each enters its own players, and all see everybody's.
 *
 * What is entered here shows here at once and goes to the server a moment later; what others enter comes
 * over a socket, always as the whole pad. Both are operations, and merging is a union: messages may get
 * lost, come twice or late, but no entry is lost.
 */

import { SvelteMap } from "svelte/reactivity";
import { Refused, ask } from "../api";
import { StoredValue } from "../kept.svelte";
import type { Pad as ServerPad, PadAdmission, PadEntering, PadFrames, PadSomebody } from "../protocol";
import { type SharedFile, keepShared, sharedFile } from "./kept";
import { type Op, type PadFile, newDevice } from "./log";
import { Pad } from "./pad.svelte";

/** The keys on this device: for whole pads, and for players. */
interface Keys {
  pad?: string;
  players: Record<number, string>;
}

/** Somebody on another phone: at a host, in the cave, or adding a host. */
export interface Somebody {
  name: string | null;
  at: number | "cave" | null;
}

const keys = new StoredValue<Record<string, Keys>>("spinney-pads", {});
const FIRST_RETRY = 300;
const LAST_RETRY = 5000;
/** Entries made in quick succession are sent together. */
const SEND_AFTER = 400;
/** How long after an entry somebody is shown as still entering. */
const ENTERING = 20_000;
/** The others are told at most this often where this phone is entering. */
const SAY_AFTER = 1000;

/** Codes of refusals that are permanent; all others may pass. */
const NEVER: readonly string[] = ["bad_message", "forbidden", "too_large"];

const NOTHING: PadFile = { game: "forest", ops: [], undos: [] };

export class SharedPad extends Pad {
  status = $state<"connecting" | "open" | "lost" | "refused">("connecting");
  /** Why the pad cannot be reached, or something was refused. */
  refusal = $state.raw<Refused | null>(null);
  /** The ids of operations not sent yet. */
  #unsent = $state.raw<ReadonlySet<string>>(new Set());
  /** Where others are entering, by device. */
  readonly #others = new SvelteMap<string, PadSomebody>();
  readonly #leaving = new Map<string, ReturnType<typeof setTimeout>>();
  /** Where this phone is entering. */
  #place: Pick<PadEntering, "player" | "at"> | undefined;
  #saying: ReturnType<typeof setTimeout> | undefined;
  #closedPad = $state(false);
  /** The keys of players there is no room for: their entries wait until somebody leaves. */
  readonly #noRoom = new Set<string>();
  #seq = 0;
  #sending = false;
  #socket: WebSocket | undefined;
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly code: string) {
    const file = sharedFile(code);
    super(file ?? NOTHING, () => this.#keep());
    if (file) {
      this.#unsent = new Set(file.unsent);
      this.#closedPad = file.closed;
      this.show(Math.max(0, this.#own()));
    }
    addEventListener("online", this.#hurry);
    this.#connect();
  }

  /** Whether the pad has been loaded, now or before. */
  get known(): boolean {
    return this.status === "open" || this.forests.players.length > 0;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    for (const timer of [this.#timer, this.#later, this.#saying, ...this.#leaving.values()]) clearTimeout(timer);
    void this.#send();
    this.#socket?.close();
  }

  get keys(): Keys {
    return keys.value[this.code] ?? { players: {} };
  }

  /** How many entries made here are unsent. */
  get waiting(): number {
    return this.#unsent.size;
  }

  /** Who is entering a player's cards elsewhere, and where; the name is null if unknown. */
  entering(player: number): Somebody[] {
    return [...this.#others.values()]
      .filter((each) => each.player === this.number(player))
      .map(({ by, at }) => ({
        name: (by !== null && this.forests.players[this.indexOf(by)]?.name) || null,
        at: at === null || at === "cave" ? at : this.hostIndex(player, at),
      }));
  }

  /** This phone is now entering at a host, the cave, or a new host. */
  reportEntering(at: number | "cave" | null): void {
    const before = this.#place;
    this.#place = { player: this.number(), at: typeof at === "number" ? this.hostId(at) : at };
    if (before && JSON.stringify(before) !== JSON.stringify(this.#place)) this.#say();
  }

  /** Tells the others in a moment. */
  #say(): void {
    this.#saying ??= setTimeout(() => {
      this.#saying = undefined;
      // The server does not know a new player until it has been sent.
      if (this.#unsent.size > 0) return this.#say();
      const token = this.#place && this.#key(this.#place.player);
      if (!token || this.#socket?.readyState !== WebSocket.OPEN) return;
      const entering = { type: "entering", device: this.log.device, token, ...this.#place! } satisfies PadEntering;
      this.#socket.send(JSON.stringify(entering));
    }, SAY_AFTER);
  }

  /** Whether this device may change a player. */
  override mayChange(player: number): boolean {
    const number = this.number(player);
    return number >= 0 && !this.#closedPad && this.#key(number) !== undefined;
  }

  /** Whether somebody on this device is playing. */
  get joined(): boolean {
    return this.keys.pad !== undefined || this.#own() >= 0;
  }

  /** The first player of this device; reads the forests, which change with the players. */
  #own(): number {
    const { players } = this.keys;
    return this.forests.players.findIndex((_, i) => players[this.number(i)] !== undefined);
  }

  #key(player: number): string | undefined {
    return this.keys.players[player] ?? this.keys.pad;
  }

  // -- changing ----------------------------------------------------------------------------

  #keep(): void {
    const file: SharedFile = { ...this.file, unsent: [...this.#unsent], closed: this.#closedPad };
    keepShared(this.code, file);
  }

  override follow(file: SharedFile): void {
    const more = file.unsent.filter((id) => !this.log.has(id));
    if (more.length > 0) this.#unsent = new Set([...this.#unsent, ...more]);
    super.follow(file);
  }

  protected override change(...changes: Parameters<Pad["change"]>): Op[] {
    return this.#made(() => super.change(...changes));
  }

  override undo(): void {
    this.#made(() => super.undo());
  }

  override duplicate(host: number): void {
    this.#made(() => super.duplicate(host));
  }

  /** Queues whatever was just entered on this device for sending. */
  #made<T>(what: () => T): T {
    const before = new Set(this.log.ops.map(({ id }) => id));
    const result = what();
    const made = this.log.ops.filter(({ id }) => !before.has(id)).map(({ id }) => id);
    this.#unsent = new Set([...this.#unsent, ...made]);
    this.#keep();
    clearTimeout(this.#later);
    this.#later = setTimeout(() => void this.#send(), SEND_AFTER);
    this.#say();
    return result;
  }

  /** A player on this device, with its own key. */
  override addPlayer(name: string): number {
    const player = super.addPlayer(name);
    remember(this.code, { players: { ...this.keys.players, [player]: newDevice() + newDevice() } });
    return player;
  }

  /** Send the server what it does not have. */
  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      for (const [token, ops] of this.#byKey()) await this.#post(token, ops);
    } finally {
      this.#sending = false;
    }
    // A closed pad reports when it is open again.
    const wait = this.#closed || this.#closedPad;
    if (this.#byKey().size > 0 && !wait) this.#later = setTimeout(() => void this.#send(), LAST_RETRY / 2);
  }

  /** What to send, by the key it needs; operations that need no particular key go with any. */
  #byKey(): Map<string, Op[]> {
    const parts = new Map<string, Op[]>();
    const any = this.keys.pad ?? Object.values(this.keys.players)[0];
    for (const op of this.log.ops) {
      if (!this.#unsent.has(op.id)) continue;
      const key = (op.type === "rival" ? undefined : this.#key(op.player)) ?? any;
      if (key && !this.#noRoom.has(key)) parts.set(key, [...(parts.get(key) ?? []), op]);
    }
    return parts;
  }

  async #post(token: string, ops: Op[]): Promise<void> {
    try {
      this.#take(await ask<ServerPad>(`/api/pads/${this.code}/ops`, { token, ops }));
      this.refusal = null;
    } catch (error) {
      const refused = error instanceof Refused ? error : new Refused("internal", "");
      const { code } = refused;
      if (NEVER.includes(code)) this.#forget(ops);
      if (code === "full") this.#noRoom.add(token);
      if (code !== "unavailable" && code !== "too_fast") this.refusal = refused;
    }
  }

  /** Operations that were permanently refused are removed here too. */
  #forget(ops: readonly Op[]): void {
    const gone = new Set(ops.map(({ id }) => id));
    this.#unsent = new Set([...this.#unsent].filter((id) => !gone.has(id)));
    this.log.drop(gone);
    this.receive([]);
  }

  // -- the server --------------------------------------------------------------------------

  #connect(): void {
    const address = new URL(`/api/pads/${this.code}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener("message", (event) => this.#hear(JSON.parse(String(event.data)) as PadFrames));
    socket.addEventListener("close", () => {
      if (this.#closed || this.status === "refused" || socket !== this.#socket) return;
      this.status = "lost";
      this.#timer = setTimeout(() => this.#connect(), this.#retry);
      this.#retry = Math.min(2 * this.#retry, LAST_RETRY);
    });
  }

  /** The connection is back: do not wait for the next try. */
  readonly #hurry = (): void => {
    if (this.status !== "lost" || this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#retry = FIRST_RETRY;
    this.#connect();
  };

  #hear(frame: PadFrames): void {
    if (frame.type === "pad") {
      this.status = "open";
      this.#retry = FIRST_RETRY;
      this.#take(frame.pad);
      if (this.#unsent.size > 0 && !this.#closedPad) void this.#send();
    } else if (frame.type === "entering") {
      this.#watch(frame);
    } else if (frame.code === "not_found") {
      this.status = "refused";
      this.refusal = new Refused(frame.code, frame.message);
    }
  }

  #take({ game, sets, solo, closed, seq, ops }: ServerPad): void {
    if (seq > this.#seq) this.#noRoom.clear();
    const there = new Set(ops.map(({ id }) => id));
    this.#unsent = new Set([...this.#unsent].filter((id) => !there.has(id)));
    const first = this.forests.players.length === 0;
    if (seq >= this.#seq) this.#closedPad = closed;
    this.receive(ops, { game, sets, ...(solo && { solo }) });
    if (first) this.show(Math.max(0, this.#own()));
    this.#seq = Math.max(seq, this.#seq);
  }

  /** Another phone is entering there, for a while. */
  #watch(somebody: PadSomebody): void {
    const { device, player } = somebody;
    if (device === this.log.device) return;
    clearTimeout(this.#leaving.get(device));
    if (player === null) this.#others.delete(device);
    else {
      this.#others.set(device, somebody);
      this.#leaving.set(
        device,
        setTimeout(() => this.#others.delete(device), ENTERING),
      );
    }
  }
}

function remember(code: string, change: Partial<Keys>): void {
  const before = keys.value[code] ?? { players: {} };
  keys.value = { ...keys.value, [code]: { ...before, ...change } };
}

/** Put a pad on the server for several phones; this one may continue to enter for everybody. */
export async function shareWithPhones({ game, sets, solo, ops, undos, record }: PadFile): Promise<string> {
  const { code, token } = await ask<PadAdmission>("/api/pads", { game, sets: sets ?? [], ops });
  remember(code, { pad: token });
  keepShared(code, {
    game,
    ...(sets && { sets }),
    ...(solo && { solo }),
    ops,
    undos,
    ...(record && { record }),
    unsent: [],
    closed: false,
  });
  return code;
}
