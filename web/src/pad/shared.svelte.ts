/**
 * A pad on several phones: each enters its own players, all see everybody's.
 *
 * What is entered here shows here at once and goes to the server a moment later; what others enter
 * comes over a socket, always the whole pad. Both are operations, and to merge them is to unite them:
 * whatever gets lost, comes twice or late, nothing that was entered is lost.
 */

import { SvelteMap } from "svelte/reactivity";
import { Refused, ask } from "../api";
import { Kept } from "../kept.svelte";
import type { Pad as ServerPad, PadAdmission, PadFrames, PadPlace } from "../protocol";
import { type SharedFile, keepShared, sharedFile } from "./kept";
import { type Op, type PadFile, deviceOf } from "./log";
import { Pad } from "./pad.svelte";

/** The keys this device has: of whole pads, and of players. */
interface Keys {
  pad?: string;
  players: Record<number, string>;
}

const keys = new Kept<Record<string, Keys>>("spinney-pads", {});
const FIRST_RETRY = 300;
const LAST_RETRY = 5000;
/** What is entered quickly goes out together. */
const SEND_AFTER = 400;
/** Somebody who entered a card so long ago is still at it. */
const ENTERING = 20_000;

/** Why the server will never take something; whatever else stands in its way may pass. */
const NEVER: readonly string[] = ["bad_message", "forbidden", "full", "too_large"];

const NOTHING: PadFile = { game: "forest", ops: [], undos: [] };

export class SharedPad extends Pad {
  status = $state<"connecting" | "open" | "lost" | "refused">("connecting");
  /** Why the pad cannot be reached, or something was not taken. */
  refusal = $state<string | null>(null);
  /** The ids of what the server does not have yet. */
  #unsent = $state.raw<ReadonlySet<string>>(new Set());
  /** The hosts at which others are entering, by player's number. */
  readonly #entering = new SvelteMap<number, string | null>();
  readonly #leaving = new Map<number, ReturnType<typeof setTimeout>>();
  #closedPad = $state(false);
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

  /** Whether the pad has been seen, now or before. */
  get known(): boolean {
    return this.status === "open" || this.forests.players.length > 0;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    for (const timer of [this.#timer, this.#later, ...this.#leaving.values()]) clearTimeout(timer);
    void this.#send();
    this.#socket?.close();
  }

  get keys(): Keys {
    return keys.value[this.code] ?? { players: {} };
  }

  /** How much of what was entered here waits to be sent. */
  get waiting(): number {
    return this.#unsent.size;
  }

  /** The host at which another phone is entering a player's cards; null: elsewhere; undefined: nobody is. */
  enteredAt(player: number): string | null | undefined {
    return this.#entering.get(this.number(player));
  }

  /** Whether this device may change a player. */
  override mayChange(player: number): boolean {
    const number = this.number(player);
    return number >= 0 && !this.#closedPad && this.#key(number) !== undefined;
  }

  /** Whether somebody at this device plays. */
  get joined(): boolean {
    return this.keys.pad !== undefined || this.#own() >= 0;
  }

  /** The first player of this device; reads the forests, which change with the players. */
  #own(): number {
    const { players } = this.keys;
    return this.forests.players.findIndex((_, i) => players[this.number(i)] !== undefined);
  }

  #key(player: number): string | undefined {
    return this.keys.pad ?? this.keys.players[player];
  }

  // -- changing ----------------------------------------------------------------------------

  #keep(): void {
    const file: SharedFile = { ...this.file, unsent: [...this.#unsent], closed: this.#closedPad };
    keepShared(this.code, file);
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

  /** Whatever this device has just entered is to be sent. */
  #made<T>(what: () => T): T {
    const before = new Set(this.log.ops.map(({ id }) => id));
    const result = what();
    const made = this.log.ops.filter(({ id }) => !before.has(id)).map(({ id }) => id);
    this.#unsent = new Set([...this.#unsent, ...made]);
    this.#keep();
    clearTimeout(this.#later);
    this.#later = setTimeout(() => void this.#send(), SEND_AFTER);
    return result;
  }

  override addPlayer(name: string): void {
    void this.#join(name);
  }

  async #join(name: string): Promise<void> {
    this.refusal = null;
    try {
      const { player, token } = await ask<PadPlace>(`/api/pads/${this.code}/players`, { name });
      remember(this.code, { players: { ...this.keys.players, [player]: token } });
      this.#take(await ask<ServerPad>(`/api/pads/${this.code}`));
      const index = this.indexOf(player);
      if (index >= 0) this.show(index);
    } catch (error) {
      this.refusal = error instanceof Refused ? error.code : "internal";
    }
  }

  /** Bring to the server what it does not have. */
  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      for (const [token, ops] of this.#byKey()) await this.#post(token, ops);
    } finally {
      this.#sending = false;
    }
    // A pad that was closed says when it is open again.
    const wait = this.#closed || this.#closedPad;
    if (this.#unsent.size > 0 && !wait) this.#later = setTimeout(() => void this.#send(), LAST_RETRY / 2);
  }

  /** What is to be sent, by the key that it needs; what no key is for goes with any. */
  #byKey(): Map<string, Op[]> {
    const parts = new Map<string, Op[]>();
    const any = this.keys.pad ?? Object.values(this.keys.players)[0];
    for (const op of this.log.ops) {
      if (!this.#unsent.has(op.id)) continue;
      const key = (op.type === "rival" ? undefined : this.#key(op.player)) ?? any;
      if (key) parts.set(key, [...(parts.get(key) ?? []), op]);
    }
    return parts;
  }

  async #post(token: string, ops: Op[]): Promise<void> {
    try {
      this.#take(await ask<ServerPad>(`/api/pads/${this.code}/ops`, { token, ops }));
    } catch (error) {
      const code = error instanceof Refused ? error.code : "internal";
      if (NEVER.includes(code)) this.#forget(ops);
      if (code !== "unavailable" && code !== "too_fast") this.refusal = code;
    }
  }

  /** What is never taken does not stay here either. */
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

  /** The line is back: nobody needs to wait for the next try. */
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
    } else if (frame.code === "not_found") {
      this.status = "refused";
      this.refusal = frame.code;
    }
  }

  #take({ game, sets, solo, closed, seq, ops }: ServerPad): void {
    const there = new Set(ops.map(({ id }) => id));
    this.#unsent = new Set([...this.#unsent].filter((id) => !there.has(id)));
    const first = this.forests.players.length === 0;
    if (seq >= this.#seq) this.#closedPad = closed;
    const fresh = this.receive(ops, { game, sets, ...(solo && { solo }) });
    if (first) this.show(Math.max(0, this.#own()));
    else for (const op of fresh) this.#watch(op);
    this.#seq = Math.max(seq, this.#seq);
  }

  /** Another phone enters there. */
  #watch(op: Op): void {
    if (op.type === "rival" || deviceOf(op.id) === this.log.device) return;
    const { player } = op;
    this.#entering.set(player, op.type === "lay" ? (op.host ?? op.id) : null);
    clearTimeout(this.#leaving.get(player));
    this.#leaving.set(
      player,
      setTimeout(() => this.#entering.delete(player), ENTERING),
    );
  }
}

function remember(code: string, change: Partial<Keys>): void {
  const before = keys.value[code] ?? { players: {} };
  keys.value = { ...keys.value, [code]: { ...before, ...change } };
}

/** Put a pad on the server for several phones; this one may go on entering for all. */
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
