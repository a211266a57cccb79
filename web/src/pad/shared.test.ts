import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Pad as ServerPad, PadForest, PadPlayer } from "../protocol";
import { SharedPad } from "./shared.svelte";

const CODE = "ABCDEF";

/** A server with one pad, and a line to it that can be cut. */
class FakeServer {
  pad: ServerPad = {
    code: CODE,
    game: "forest",
    title: null,
    sets: ["base"],
    rivals: { linden: 0, tree: 0, moor: 0 },
    solo: false,
    closed: false,
    seq: 1,
    version: 1,
    players: [this.#player(0, "Ana"), this.#player(1, "Ben")],
  };
  sockets: FakeSocket[] = [];
  down = false;
  /** The answer to the next change gets lost. */
  deaf = false;
  /** Runs while a change is on its way. */
  meanwhile: (() => void) | undefined;

  #player(player: number, name: string): PadPlayer {
    return { player, name, version: 1, forest: { hosts: [], cave: 0, cave_card: null } };
  }

  change(player: number, forest: Partial<PadForest>): void {
    const seq = this.pad.seq + 1;
    const players = this.pad.players.map((each) =>
      each.player === player ? { ...each, version: seq, forest: { ...each.forest, ...forest } } : each,
    );
    this.pad = { ...this.pad, seq, players };
    if (!this.down) this.tell();
  }

  tell(): void {
    for (const socket of this.sockets)
      socket.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ type: "pad", pad: this.pad }) }));
  }

  async fetch(path: string, request?: RequestInit): Promise<Response> {
    if (this.down) throw new TypeError("no network");
    if (request?.method !== "PUT") return Response.json(this.pad);
    const player = Number(path.split("/").at(-1));
    const { version, forest } = JSON.parse(String(request.body)) as { version: number; forest: PadForest };
    this.meanwhile?.();
    this.meanwhile = undefined;
    if (this.pad.players.find((each) => each.player === player)!.version !== version)
      return Response.json({ code: "outdated", message: "" }, { status: 409 });
    this.change(player, forest);
    if (!this.deaf) return Response.json(this.pad);
    this.deaf = false;
    throw new TypeError("the answer got lost");
  }

  hosts(player: number): (string | undefined)[] {
    return this.pad.players[player]!.forest.hosts.map(({ card }) => card);
  }
}

class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  readyState = 1;
  close(): void {}
}

let server: FakeServer;
let pad: SharedPad;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  localStorage.setItem("spinney-pads", JSON.stringify({ [CODE]: { players: { 1: "key" } } }));
  dispatchEvent(new StorageEvent("storage"));
  server = new FakeServer();
  vi.stubGlobal("fetch", (path: string, request?: RequestInit) => server.fetch(path, request));
  vi.stubGlobal(
    "WebSocket",
    class extends FakeSocket {
      constructor() {
        super();
        server.sockets.push(this);
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
const shown = (player: number) => pad.forests.players[player]!.hosts!.map(({ card }) => card);

describe("a pad on several phones", () => {
  it("shows one's own forest, and only that can be changed", () => {
    expect(pad.player).toBe(1);
    expect(pad.joined).toBe(true);
    expect([pad.mayChange(0), pad.mayChange(1)]).toEqual([false, true]);
  });

  it("brings what is entered to the server", async () => {
    pad.lay("oak");
    expect(server.hosts(1)).toEqual([]);
    await settle();
    expect(server.hosts(1)).toEqual(["oak"]);
  });

  it("brings every kind of change there, each by itself", async () => {
    const changes: [what: string, change: () => void, there: (forest: PadForest) => unknown, is: unknown][] = [
      ["a host", () => pad.lay("oak"), ({ hosts }) => hosts[0]?.card, "oak"],
      ["a dweller", () => pad.lay("red_squirrel"), ({ hosts }) => hosts[0]?.top, ["red_squirrel"]],
      ["a card face down", () => pad.lay("sapling"), ({ hosts }) => hosts.length, 2],
      ["the same once more", () => pad.duplicate(0), ({ hosts }) => hosts.length, 3],
      [
        "a leaf",
        () => pad.symbol({ host: 0, slot: "top", at: 0 }, "oak"),
        ({ hosts }) => hosts[0]?.top,
        ["red_squirrel@oak"],
      ],
      ["a card taken away", () => pad.take({ host: 0, slot: "top", at: 0 }), ({ hosts }) => hosts[0]?.top ?? [], []],
      ["the cave", () => pad.changePlayer(1, { cave: 4 }), ({ cave }) => cave, 4],
      ["what was undone", () => pad.undo(), ({ cave }) => cave, 0],
    ];
    for (const [what, change, there, is] of changes) {
      change();
      await settle();
      expect(there(server.pad.players[1]!.forest), what).toEqual(is);
    }
  });

  it("loses nothing while a change is on its way", async () => {
    pad.lay("oak");
    server.meanwhile = () => {
      server.change(0, { hosts: [{ card: "birch" }] as PadForest["hosts"] });
      expect(shown(1), "still there").toEqual(["oak"]);
      pad.lay("beech");
    };
    await settle();
    expect(server.hosts(1)).toEqual(["oak", "beech"]);
    expect(shown(0)).toEqual(["birch"]);
  });

  it("loses nothing when an answer does", async () => {
    pad.lay("oak");
    server.deaf = true;
    server.sockets = [];
    await vi.advanceTimersByTimeAsync(1000);
    pad.lay("beech");
    await settle();
    expect(server.hosts(1)).toEqual(["oak", "beech"]);
  });

  it("loses nothing when the phone is closed without a connection", async () => {
    server.down = true;
    pad.lay("oak");
    await settle();
    pad.close();
    pad = new SharedPad(CODE);
    expect(shown(1)).toEqual(["oak"]);
    server.down = false;
    server.tell();
    await settle();
    expect(server.hosts(1)).toEqual(["oak"]);
  });

  it("takes back only one's own", async () => {
    pad.lay("oak");
    await settle();
    server.change(0, { hosts: [{ card: "birch" }] as PadForest["hosts"] });
    pad.undo();
    await settle();
    expect([server.hosts(0), server.hosts(1)]).toEqual([["birch"], []]);
  });

  it("stays with a player when somebody before goes", () => {
    server.pad = { ...server.pad, seq: 9, players: server.pad.players.slice(1) };
    server.tell();
    expect(pad.current.name).toBe("Ben");
    expect(pad.canUndo).toBe(false);
  });
});
