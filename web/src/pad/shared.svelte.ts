/**
 * A pad on several phones: each enters its own players, all see everybody's.
 *
 * What is entered here shows here at once and goes to the server a moment later; what others enter
 * comes over a socket, always the whole pad.
 */

import { Refused, ask } from "../api";
import { Kept } from "../kept.svelte";
import type { Pad as ServerPad, PadAdmission, PadFrames, PadPlace, PadPlayer } from "../protocol";
import type { Forests, Host, Player } from "../score";
import { Pad } from "./pad.svelte";

/** The keys this device has: of whole pads, and of players. */
interface Keys {
  pad?: string;
  players: Record<number, string>;
}

/** A pad as it was seen last, and what the server does not have yet: a phone may be closed at any time. */
interface Draft {
  state: ServerPad;
  unsent: Record<number, Player>;
}

const keys = new Kept<Record<string, Keys>>("spinney-pads", {});
const drafts = new Kept<Record<string, Draft>>("spinney-pad-drafts", {});
/** Of so many pads, those used last. */
const DRAFTS = 5;
const FIRST_RETRY = 300;
const LAST_RETRY = 5000;
/** What is entered quickly goes out together. */
const SEND_AFTER = 400;

export class SharedPad extends Pad {
  status = $state<"connecting" | "open" | "lost" | "refused">("connecting");
  /** Why the pad cannot be reached, or something was not taken. */
  refusal = $state<string | null>(null);
  #state: ServerPad | undefined;
  /** Players changed here, until the server has them. */
  #unsent = new Set<number>();
  #sending = false;
  #socket: WebSocket | undefined;
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly code: string) {
    super({ game: "forest", players: [] });
    const draft = drafts.value[code];
    if (draft) {
      this.#unsent = new Set(Object.keys(draft.unsent).map(Number));
      this.#show(draft.state, (player) => draft.unsent[player]);
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
    clearTimeout(this.#timer);
    clearTimeout(this.#later);
    void this.#send();
    this.#socket?.close();
  }

  get keys(): Keys {
    return keys.value[this.code] ?? { players: {} };
  }

  /** Whether this device may change a player. */
  override mayChange(index: number): boolean {
    const player = this.#state?.players[index]?.player;
    return player !== undefined && !this.#state!.closed && this.#key(player) !== undefined;
  }

  /** Whether somebody at this device plays. */
  get joined(): boolean {
    return this.keys.pad !== undefined || this.#own() >= 0;
  }

  /** The first player of this device; reads the forests, which change with the players. */
  #own(): number {
    const { players } = this.keys;
    return this.forests.players.findIndex((_, i) => players[this.#state?.players[i]?.player ?? -1] !== undefined);
  }

  #key(player: number): string | undefined {
    return this.keys.players[player] ?? this.keys.pad;
  }

  // -- changing ----------------------------------------------------------------------------

  override changePlayer(index: number, change: Partial<Player>): void {
    super.changePlayer(index, change);
    this.#changed(index);
  }

  /** The player with the server's number. */
  #player(player: number): Player | undefined {
    return this.forests.players[this.#state?.players.findIndex((each) => each.player === player) ?? -1];
  }

  override undo(): void {
    const before = this.forests.players;
    super.undo();
    this.forests.players.forEach((player, i) => {
      if (player !== before[i]) this.#changed(i);
    });
  }

  #changed(index: number): void {
    const player = this.#state?.players[index]?.player;
    if (player === undefined) return;
    this.#unsent.add(player);
    this.#keep();
    clearTimeout(this.#later);
    this.#later = setTimeout(() => void this.#send(), SEND_AFTER);
  }

  override addPlayer(name: string): void {
    let added: number | undefined;
    void this.#say(async () => {
      const { player, token } = await ask<PadPlace>(`/api/pads/${this.code}/players`, { name });
      remember(this.code, { players: { ...this.keys.players, [player]: token } });
      added = player;
    }).then(() => {
      const index = this.#state?.players.findIndex(({ player }) => player === added) ?? -1;
      if (index >= 0) this.show(index);
    });
  }

  override removePlayer(index: number): void {
    const player = this.#state?.players[index]?.player;
    if (player === undefined) return;
    void this.#say(() => ask(`/api/pads/${this.code}/players/${player}`, { token: this.#key(player) }, "DELETE"));
    this.show(0);
  }

  async #say(what: () => Promise<unknown>): Promise<void> {
    this.refusal = null;
    try {
      await what();
      this.#take(await ask<ServerPad>(`/api/pads/${this.code}`));
    } catch (error) {
      this.refusal = error instanceof Refused ? error.code : "internal";
    }
  }

  /** Bring to the server what it does not have; of two who change the same player, the later wins. */
  async #send(): Promise<void> {
    if (this.#sending || !this.#state) return;
    this.#sending = true;
    try {
      for (const player of [...this.#unsent]) await this.#put(player);
    } finally {
      this.#sending = false;
    }
    this.#keep();
    if (this.#unsent.size > 0 && !this.#closed) this.#later = setTimeout(() => void this.#send(), LAST_RETRY / 2);
  }

  async #put(player: number): Promise<void> {
    const now = this.#player(player);
    const token = this.#key(player);
    if (!now || !token) return void this.#unsent.delete(player);
    const { name = "", ...forest } = now;
    const { version } = this.#state!.players.find((each) => each.player === player)!;
    try {
      const state = await ask<ServerPad>(
        `/api/pads/${this.code}/players/${player}`,
        { token, version, name, forest },
        "PUT",
      );
      // What was entered since is still to be sent.
      if (this.#player(player) === now) this.#unsent.delete(player);
      this.#take(state);
    } catch (error) {
      const code = error instanceof Refused ? error.code : "internal";
      if (code === "outdated") await this.#look();
      else if (code !== "unavailable" && code !== "too_fast") {
        this.#unsent.delete(player);
        this.refusal = code;
      }
    }
  }

  async #look(): Promise<void> {
    const state = await ask<ServerPad>(`/api/pads/${this.code}`).catch(() => null);
    if (state) this.#take(state);
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
      if (this.#unsent.size > 0) void this.#send();
    } else if (frame.code === "not_found") {
      this.status = "refused";
      this.refusal = frame.code;
    }
  }

  #take(state: ServerPad): void {
    if (this.#state && state.seq < this.#state.seq) return;
    const mine = new Map(this.#state?.players.map(({ player }, i) => [player, this.forests.players[i]]));
    this.#show(state, (player) => (this.#unsent.has(player) ? mine.get(player) : undefined));
    this.#keep();
  }

  /** The pad as it is, with what was entered here since. */
  #show(state: ServerPad, mine: (player: number) => Player | undefined): void {
    const numbers = (pad: ServerPad | undefined) => pad?.players.map(({ player }) => player).join();
    const first = this.#state === undefined;
    if (!first && numbers(state) !== numbers(this.#state)) this.#renumber(state);
    this.#state = state;
    const players = state.players.map((each) => mine(each.player) ?? playerOf(each));
    const { linden, tree, moor } = state.rivals;
    const rivals = Object.fromEntries(Object.entries({ linden, tree, moor }).filter(([, most]) => most > 0));
    this.receive({ game: state.game, sets: state.sets, players, rivals, ...(state.solo && { solo: true }) });
    if (first) this.show(Math.max(0, this.#own()));
  }

  /** Somebody came or went: the same player stays in view. */
  #renumber(state: ServerPad): void {
    const shown = this.#state!.players[this.player]?.player;
    const index = state.players.findIndex(({ player }) => player === shown);
    if (index < 0) this.show(0);
    else this.player = index;
    this.forget();
  }

  #keep(): void {
    const unsent = Object.fromEntries([...this.#unsent].map((player) => [player, this.#player(player)]));
    const others = Object.entries(drafts.value)
      .filter(([code]) => code !== this.code)
      .slice(1 - DRAFTS);
    drafts.value = Object.fromEntries([
      ...others,
      [this.code, { state: this.#state!, unsent: unsent as Draft["unsent"] }],
    ]);
  }
}

function playerOf({ name, forest }: PadPlayer): Player {
  const hosts = forest.hosts.map(
    (host) =>
      Object.fromEntries(
        Object.entries(host).filter(([key, value]) => key === "card" || (value as string[]).length > 0),
      ) as Host,
  );
  return { name, hosts, cave: forest.cave, ...(forest.cave_card !== null && { cave_card: forest.cave_card }) };
}

function remember(code: string, change: Partial<Keys>): void {
  const before = keys.value[code] ?? { players: {} };
  keys.value = { ...keys.value, [code]: { ...before, ...change } };
}

/** Put a pad on the server for several phones; those entered here stay this device's. */
export async function shareWithPhones(forests: Forests): Promise<string> {
  const { game, sets } = forests;
  const admission = await ask<PadAdmission>("/api/pads", { game, sets: sets ?? [] });
  const { code } = admission;
  remember(code, { pad: admission.token });
  for (const { name = "", ...forest } of forests.players) {
    const { player, token } = await ask<PadPlace>(`/api/pads/${code}/players`, { name });
    const { players } = await ask<ServerPad>(`/api/pads/${code}`);
    const version = players.find((each) => each.player === player)?.version ?? 0;
    await ask(`/api/pads/${code}/players/${player}`, { token, version, name, forest }, "PUT");
    remember(code, { players: { ...keys.value[code]?.players, [player]: token } });
  }
  return code;
}
