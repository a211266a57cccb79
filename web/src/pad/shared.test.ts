import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PadEntering, PadFrames, PadSomebody, Pad as ServerPad } from "../protocol";
import { sharedFile } from "./kept";
import { type Op, opsOf, playerOf, tableOf } from "./log";
import { SharedPad } from "./shared.svelte";

const CODE = "ABCDEF";

/** A server with one pad under any code, and connections that can be cut. */
class FakeServer {
  ops: Op[] = [...opsOf(0, { name: "Ana" }), ...opsOf(1, { name: "Ben" })];
  seq = 1;
  closed = false;
  /** Whether there is no room for another player. */
  full = false;
  refuses: string | null = null;
  /** How often something was sent. */
  asked = 0;
  sockets: { code: string; socket: FakeSocket }[] = [];
  /** The clients that cannot reach it; "" for all. */
  readonly cut = new Set<string>();
  /** What happens to the next request: nothing, its answer is lost, or it arrives twice. */
  fate: "fine" | "deaf" | "twice" = "fine";
  /** Runs while a change is in flight. */
  meanwhile: (() => void) | undefined;

  get pad(): ServerPad {
    const { players, rivals } = tableOf(this.ops);
    return {
      code: CODE,
      game: "forest",
      title: null,
      sets: ["base"],
      solo: false,
      closed: this.closed,
      seq: this.seq,
      version: 1,
      ops: this.ops,
      players: players.map((each) => ({ player: each.player, name: each.name, forest: playerOf(each) })),
      rivals,
    } as unknown as ServerPad;
  }

  isCut(code: string): boolean {
    return this.cut.has(code) || this.cut.has("");
  }

  enter(...ops: Op[]): void {
    const known = new Set(this.ops.map(({ id }) => id));
    const fresh = ops.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) return;
    this.ops = [...this.ops, ...fresh];
    this.seq += 1;
    this.tell();
  }

  tell(): void {
    this.say({ type: "pad", pad: this.pad });
  }

  say(frame: PadFrames): void {
    const data = JSON.stringify(frame);
    for (const { code, socket } of this.sockets)
      if (!this.isCut(code)) socket.dispatchEvent(new MessageEvent("message", { data }));
  }

  async fetch(path: string, request?: RequestInit): Promise<Response> {
    const code = path.split("/")[3]!;
    if (this.isCut(code)) throw new TypeError("no network");
    if (!path.endsWith("/ops")) return Response.json(this.pad);
    const { ops } = JSON.parse(String(request!.body)) as { ops: Op[] };
    this.asked += 1;
    this.meanwhile?.();
    this.meanwhile = undefined;
    const full = this.full && ops.some(({ type }) => type === "name");
    const refusal = this.closed ? "not_now" : full ? "full" : this.refuses;
    if (refusal) return Response.json({ code: refusal, message: "" }, { status: 409 });
    const { fate } = this;
    this.fate = "fine";
    this.enter(...ops);
    if (fate === "twice") this.enter(...ops);
    if (fate === "deaf") throw new TypeError("the answer got lost");
    return Response.json(this.pad);
  }

  hosts(player: number): string[] {
    return tableOf(this.ops).players[player]!.hosts.map(({ card }) => card);
  }
}

class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readyState = 1;
  readonly sent: PadEntering[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as PadEntering);
  }
  close(): void {}
}

let server: FakeServer;
let pad: SharedPad;

function keys(all: Record<string, { pad?: string; players: Record<number, string> }>): void {
  localStorage.setItem("spinney-pads", JSON.stringify(all));
  dispatchEvent(new StorageEvent("storage"));
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  keys({ [CODE]: { players: { 1: "key" } } });
  server = new FakeServer();
  vi.stubGlobal("fetch", (path: string, request?: RequestInit) => server.fetch(path, request));
  vi.stubGlobal(
    "WebSocket",
    class extends FakeSocket {
      constructor(address: URL) {
        super();
        server.sockets.push({ code: address.pathname.split("/")[3]!, socket: this });
      }
    },
  );
  pad = new SharedPad(CODE);
  server.tell();
});

afterEach(() => {
  pad.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(10_000);
const shown = (player: number, of = pad) => of.forests.players[player]!.hosts!.map(({ card }) => card);
const birch: Op = { id: "50-other", type: "lay", player: 0, card: "birch" };

describe("a pad on several phones", () => {
  it("shows one's own forest, and only that can be changed", () => {
    expect(pad.player).toBe(1);
    expect(pad.joined).toBe(true);
    expect([pad.mayChange(0), pad.mayChange(1)]).toEqual([false, true]);
  });

  it("brings what is entered to the server, and counts what waits", async () => {
    pad.lay("oak");
    expect(pad.waiting).toBe(1);
    expect(server.hosts(1)).toEqual([]);
    await settle();
    expect(server.hosts(1)).toEqual(["oak"]);
    expect(pad.waiting).toBe(0);
  });

  it("brings every kind of change there, each by itself", async () => {
    const ben = () => playerOf(tableOf(server.ops).players[1]!);
    const changes: [what: string, change: () => void, there: () => unknown, is: unknown][] = [
      ["a host", () => pad.lay("oak"), () => ben().hosts![0]?.card, "oak"],
      ["a dweller", () => pad.lay("red_squirrel"), () => ben().hosts![0]?.top, ["red_squirrel"]],
      ["a card face down", () => pad.lay("sapling"), () => ben().hosts!.length, 2],
      ["the same once more", () => pad.duplicate(0), () => ben().hosts!.length, 3],
      [
        "a leaf",
        () => pad.symbol([{ host: 0, slot: "top", at: 0 }], "oak"),
        () => ben().hosts![0]?.top,
        ["red_squirrel@oak"],
      ],
      [
        "another host",
        () => pad.replace({ host: 0, slot: "top", at: -1 }, "beech"),
        () => ben().hosts![0]?.card,
        "beech",
      ],
      ["a card taken away", () => pad.take({ host: 0, slot: "top", at: 0 }), () => ben().hosts![0]?.top, undefined],
      ["the cave", () => pad.cave(4), () => ben().cave, 4],
      ["what was undone", () => pad.undo(), () => ben().cave, 0],
      ["a name", () => pad.rename("Benno"), () => ben().name, "Benno"],
      ["rivals", () => pad.rival("linden", 3), () => tableOf(server.ops).rivals, { linden: 3 }],
    ];
    for (const [what, change, there, is] of changes) {
      change();
      await settle();
      expect(there(), what).toEqual(is);
    }
    expect(pad.forests.rivals).toEqual({ linden: 3 });
  });

  it("loses nothing while a change is on its way", async () => {
    pad.lay("oak");
    server.meanwhile = () => {
      server.enter(birch);
      expect(shown(1), "still there").toEqual(["oak"]);
      pad.lay("beech");
    };
    await settle();
    expect(server.hosts(1)).toEqual(["oak", "beech"]);
    expect(shown(0)).toEqual(["birch"]);
  });

  it("loses nothing when an answer does", async () => {
    pad.lay("oak");
    server.fate = "deaf";
    await vi.advanceTimersByTimeAsync(1000);
    pad.lay("beech");
    await settle();
    expect(server.hosts(1)).toEqual(["oak", "beech"]);
  });

  it("keeps what others entered for the same player", async () => {
    server.cut.add("");
    pad.lay("oak");
    pad.lay("oak");
    server.enter({ id: "9-else", type: "lay", player: 1, card: "birch" }, { ...birch, player: 1 });
    server.cut.clear();
    server.tell();
    await settle();
    expect([...server.hosts(1)].sort()).toEqual(["birch", "birch", "oak", "oak"]);
    expect(shown(1)).toEqual(server.hosts(1));
  });

  it("loses nothing when the phone is closed without a connection, not even what can be undone", async () => {
    server.cut.add("");
    pad.lay("oak");
    pad.lay("beech");
    await settle();
    pad.close();
    pad = new SharedPad(CODE);
    expect(shown(1)).toEqual(["oak", "beech"]);
    expect(pad.waiting).toBe(2);
    pad.undo();
    server.cut.clear();
    server.tell();
    await settle();
    expect(server.hosts(1)).toEqual(["oak"]);
  });

  it("takes back only one's own", async () => {
    pad.lay("oak");
    await settle();
    server.enter(birch);
    pad.undo();
    await settle();
    expect([server.hosts(0), server.hosts(1)]).toEqual([["birch"], []]);
  });

  it("does not keep what the server will never take", async () => {
    server.refuses = "too_large";
    pad.lay("oak");
    await settle();
    expect(pad.refusal?.code).toBe("too_large");
    expect(shown(1)).toEqual([]);
    expect(pad.waiting).toBe(0);
  });

  it("keeps what comes to a closed pad until it is open again", async () => {
    server.closed = true;
    pad.lay("oak");
    await settle();
    expect(pad.refusal?.code).toBe("not_now");
    expect(shown(1)).toEqual(["oak"]);
    expect(pad.waiting).toBe(1);
    server.closed = false;
    server.tell();
    await settle();
    expect(server.hosts(1)).toEqual(["oak"]);
    expect(pad.waiting).toBe(0);
  });

  it("says where another phone is entering, for a while", async () => {
    const says = (somebody: Omit<PadSomebody, "type">) =>
      server.say({ type: "entering", ...somebody } satisfies PadSomebody);
    server.enter(birch);
    expect(pad.entering(0)).toEqual([]);
    says({ device: "other", by: 0, player: 0, at: "50-other" });
    expect(pad.entering(0)).toEqual([{ name: "Ana", at: 0 }]);
    expect(pad.entering(1)).toEqual([]);
    says({ device: "third", by: null, player: 0, at: "cave" });
    says({ device: "other", by: 0, player: 0, at: null });
    expect(pad.entering(0)).toEqual([
      { name: "Ana", at: null },
      { name: null, at: "cave" },
    ]);
    says({ device: "third", by: null, player: null, at: null });
    expect(pad.entering(0)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(pad.entering(0)).toEqual([]);
  });

  it("tells where it is entering itself, once in a while and only what is new", async () => {
    const { sent } = server.sockets[0]!.socket;
    pad.reportEntering(null);
    await settle();
    expect(sent, "only opened").toEqual([]);
    pad.lay("oak");
    pad.reportEntering(0);
    pad.lay("red_squirrel");
    pad.reportEntering(0);
    await settle();
    const host = tableOf(server.ops).players[1]!.hosts[0]!.id;
    expect(sent).toMatchObject([{ type: "entering", token: "key", player: 1, at: host }]);
    pad.reportEntering(0);
    await settle();
    expect(sent).toHaveLength(1);
    pad.reportEntering("cave");
    await settle();
    expect(sent[1]).toMatchObject({ player: 1, at: "cave" });
    server.say({ ...sent[1]!, by: 1 });
    expect(pad.entering(1), "not oneself").toEqual([]);
  });

  it("tells where a new player enters only once the server knows that player", async () => {
    const { sent } = server.sockets[0]!.socket;
    server.cut.add("");
    pad.addPlayer("Cleo");
    pad.reportEntering(null);
    pad.lay("oak");
    pad.reportEntering(0);
    await settle();
    expect(sent).toEqual([]);
    server.cut.delete("");
    pad.lay("birch");
    await settle();
    await settle();
    expect(sent.at(-1)).toMatchObject({ type: "entering" });
    expect(pad.waiting).toBe(0);
  });

  it("adds a player without a connection, who is there for all when it is back", async () => {
    server.cut.add("");
    pad.addPlayer("Cleo");
    expect(pad.current.name).toBe("Cleo");
    expect(pad.mayChange(pad.player)).toBe(true);
    pad.lay("oak");
    await settle();
    server.enter({ id: "9-other", type: "name", player: 77, name: "Dana" });
    server.cut.clear();
    server.tell();
    await settle();
    expect(tableOf(server.ops).players.map(({ name }) => name)).toEqual(["Ana", "Ben", "Dana", "Cleo"]);
    expect(server.hosts(3)).toEqual(["oak"]);
    expect(pad.current.name).toBe("Cleo");
    expect(pad.waiting).toBe(0);
  });

  it("keeps a player for whom there is no room until somebody goes", async () => {
    server.cut.add("");
    pad.addPlayer("Cleo");
    pad.lay("oak");
    pad.show(1);
    pad.lay("birch");
    server.cut.clear();
    server.full = true;
    server.tell();
    await settle();
    expect(server.hosts(1), "what others enter is not held up").toEqual(["birch"]);
    expect(pad.refusal?.code).toBe("full");
    expect(pad.waiting).toBe(2);
    expect(shown(2)).toEqual(["oak"]);
    const { asked } = server;
    await settle();
    expect(server.asked, "nobody asks again meanwhile").toBe(asked);
    server.full = false;
    server.enter({ id: "60-other", type: "leave", player: 0 });
    await settle();
    expect(pad.waiting).toBe(0);
    expect(pad.refusal).toBeNull();
    expect(tableOf(server.ops).players.map(({ name }) => name)).toEqual(["Ben", "Cleo"]);
  });

  it("keeps a player who was taken away while another phone entered cards", async () => {
    server.cut.add("");
    pad.lay("oak");
    server.enter({ id: "60-other", type: "leave", player: 1 });
    server.cut.clear();
    server.tell();
    await settle();
    expect(server.hosts(1)).toEqual(["oak"]);
    pad.removePlayer();
    await settle();
    expect(tableOf(server.ops).players.map(({ name }) => name)).toEqual(["Ana"]);
    pad.undo();
    await settle();
    expect(server.hosts(1)).toEqual(["oak"]);
  });

  it("loses nothing when two tabs of a browser have it open without a connection", async () => {
    const other = new SharedPad(CODE);
    server.cut.add("");
    pad.lay("oak");
    other.lay("birch");
    pad.follow(sharedFile(CODE)!);
    for (const each of [pad, other]) each.close();
    pad = new SharedPad(CODE);
    expect(shown(1).sort()).toEqual(["birch", "oak"]);
    expect(pad.waiting).toBe(2);
    server.cut.clear();
    server.tell();
    await settle();
    expect(server.hosts(1).sort()).toEqual(["birch", "oak"]);
  });

  it("stays with a player when somebody before goes", () => {
    server.enter({ id: "60-other", type: "leave", player: 0 });
    expect(pad.current.name).toBe("Ben");
  });
});

// -- any interleaving --------------------------------------------------------------------------

/** The same numbers for the same seed. */
function random(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

const PHONES = ["PHONEA", "PHONEB", "PHONEC"];

/**
 * Three phones with all keys enter at random, lose the connection, send twice and restart; then
 * everything recovers.
 */
async function evening(seed: number): Promise<{ phones: SharedPad[]; laid: string[]; taken: number }> {
  const roll = random(seed);
  keys(Object.fromEntries(PHONES.map((code) => [code, { pad: "key", players: {} }])));
  const phones = PHONES.map((code) => new SharedPad(code));
  server.tell();
  const laid: string[] = [];
  let taken = 0;
  for (let step = 0; step < 60; step += 1) {
    const at = roll(3);
    const phone = phones[at]!;
    const what = roll(20);
    if (what < 8) {
      const card = ["oak", "birch", "linden", "beech"][roll(4)]!;
      phone.lay(card);
      laid.push(card);
    } else if (what < 11 && phone.hosts.length > 0) {
      phone.select(roll(phone.hosts.length));
      phone.lay("european_hare");
      laid.push("european_hare");
    } else if (what === 11) phone.cave(roll(9));
    else if (what === 12 && phone.hosts.some(({ left }) => left)) {
      const host = phone.hosts.findIndex(({ left }) => left);
      phone.take({ host, slot: "left", at: 0 });
      taken += 1;
    } else if (what === 13) phone.show(roll(phone.forests.players.length));
    else if (what === 14) server.cut.add(PHONES[at]!);
    else if (what === 15) server.cut.delete(PHONES[at]!);
    else if (what === 16) server.fate = (["deaf", "twice"] as const)[roll(2)]!;
    else if (what === 17) {
      phone.close();
      phones[at] = new SharedPad(PHONES[at]!);
      server.tell();
    } else if (what === 18 && roll(2)) {
      if (phone.forests.players.length < 4) phone.addPlayer(`Player ${step}`);
      else if (phone.hosts.length === 0 && !phone.current.cave) phone.removePlayer();
    } else if (what === 18) await vi.advanceTimersByTimeAsync(roll(2000));
    else server.tell();
  }
  server.cut.clear();
  server.tell();
  await settle();
  server.tell();
  await settle();
  return { phones, laid, taken };
}

it.each(Array.from({ length: 40 }, (_, seed) => seed))(
  "whatever happens, all phones end with every card (%i)",
  async (seed) => {
    pad.close();
    const { phones, laid, taken } = await evening(seed);
    const there = tableOf(server.ops);
    for (const phone of phones) {
      expect(phone.waiting).toBe(0);
      expect(phone.forests.players).toEqual(there.players.map(playerOf));
      phone.close();
    }
    const cards = there.players.flatMap(({ hosts }) =>
      hosts.flatMap(({ card, guests }) => [
        card,
        ...Object.values(guests).flatMap((all) => all.map((each) => each.card)),
      ]),
    );
    // A card that two phones remove at once goes only once.
    expect(cards.length).toBeGreaterThanOrEqual(laid.length - taken);
    expect(cards.length).toBeLessThanOrEqual(laid.length);
    for (const card of ["oak", "birch", "linden", "beech"])
      expect(cards.filter((each) => each === card)).toHaveLength(laid.filter((each) => each === card).length);
  },
);
