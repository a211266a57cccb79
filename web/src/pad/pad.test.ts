import { beforeEach, describe, expect, it } from "vitest";
import type { Forests, Host, Slot } from "../score/notation";
import type { GameName } from "../score/tables";
import { joined } from "./join";
import { Pad, emptyPlayer, questionOf, shares, walk } from "./pad.svelte";

let pad: Pad;
let kept: Forests[];
const hosts = () => pad.hosts;

beforeEach(() => {
  kept = [];
  pad = new Pad({ game: "forest", sets: ["base"], players: [emptyPlayer("Ana"), emptyPlayer("Ben")] }, (forests) =>
    kept.push(forests),
  );
});

function lay(...keys: string[]): void {
  for (const key of keys) pad.lay(key);
}

describe("entering a forest", () => {
  it("fills a host slot by slot, and then begins the next", () => {
    lay("oak", "red_squirrel", "lynx", "european_hare", "hedgehog");
    expect(hosts()).toEqual([
      { card: "oak", top: ["red_squirrel"], left: ["lynx"], right: ["european_hare"], bottom: ["hedgehog"] },
    ]);
    expect(pad.spot).toBeNull();
  });

  it("puts a card where it belongs, whichever slot is chosen", () => {
    lay("oak", "hedgehog");
    expect(hosts()).toEqual([{ card: "oak", bottom: ["hedgehog"] }]);
  });

  it("goes to the last host when none is chosen", () => {
    lay("oak", "hedgehog");
    pad.spot = null;
    lay("lynx");
    expect(hosts()[0]).toMatchObject({ left: ["lynx"] });
  });

  it("lets cards share a slot", () => {
    lay("oak");
    pad.spot = { host: 0, slot: "left" };
    lay("european_hare");
    pad.spot = { host: 0, slot: "left" };
    lay("european_hare");
    expect(hosts()[0]).toMatchObject({ left: ["european_hare", "european_hare"] });
    expect(pad.sheets[0]!.total).toBe(4);
  });

  it("asks for a leaf only where a score depends on it", () => {
    lay("oak", "european_hare");
    expect(pad.question).toBeNull();
    lay("roe_deer");
    expect(pad.question).toEqual({ host: 0, slot: "right", at: 0 });
    pad.answer("beech");
    expect(hosts()[0]).toMatchObject({ right: ["roe_deer@beech"] });
    expect(pad.question).toBeNull();
    expect(pad.problems.map(({ kind }) => kind)).toEqual(["symbol"]);
  });

  it("flags what is not said or cannot be, and scores on", () => {
    lay("oak", "european_hare", "roe_deer");
    pad.skip();
    expect(pad.problems.some(({ kind }) => kind === "symbol")).toBe(true);
    expect(pad.sheets[0]!.total).toBeGreaterThan(0);
  });

  it("asks for leaves that are missing one after the other", () => {
    lay("oak", "large_tortoiseshell", "european_hare", "roe_deer");
    pad.answer("silver_fir");
    const missing = pad.problems.map(questionOf);
    expect(missing.map(({ slot }) => slot)).toEqual(["top", "left"]);
    pad.catchUp(missing[0]!);
    pad.answer("beech");
    expect(pad.question).toMatchObject({ slot: "left", at: 0 });
    pad.skip();
    expect(pad.question).toBeNull();
    expect(pad.spot).toBeNull();
    expect(hosts()[0]).toMatchObject({ top: ["large_tortoiseshell@beech"], left: ["european_hare"] });
  });

  it("knows which cards let others in", () => {
    const shared = (host: Host, slot: Slot, game: GameName = "forest") => shares(host, slot, game);
    expect(shared({ card: "oak", left: ["european_hare"] }, "left")).toBe(true);
    expect(shared({ card: "oak", left: ["lynx"] }, "left")).toBe(false);
    expect(shared({ card: "oak", bottom: ["common_toad"] }, "bottom")).toBe(true);
    expect(shared({ card: "oak", bottom: ["common_toad", "common_toad"] }, "bottom")).toBe(false);
    expect(shared({ card: "oak" }, "left")).toBe(false);
    expect(shared({ card: "crab_apple", left: ["dartmoor_badger"] }, "left", "dartmoor")).toBe(true);
  });

  it("takes cards away and doubles hosts", () => {
    lay("oak", "red_squirrel");
    pad.duplicate(0);
    expect(hosts()).toHaveLength(2);
    expect(hosts()[1]).toEqual({ card: "oak", top: ["red_squirrel"] });
    expect(pad.spot).toEqual({ host: 1, slot: "left" });
    pad.take({ host: 0, slot: "top", at: 0 });
    expect(hosts()[0]).toEqual({ card: "oak" });
    pad.take({ host: 0, slot: "top", at: -1 });
    expect(hosts()).toEqual([{ card: "oak", top: ["red_squirrel"] }]);
  });

  it("can be undone step by step, and is kept at every step", () => {
    lay("oak", "red_squirrel");
    expect(kept).toHaveLength(2);
    pad.undo();
    expect(hosts()).toEqual([{ card: "oak" }]);
    pad.undo();
    expect(hosts()).toEqual([]);
    expect(pad.canUndo).toBe(false);
    expect(kept.at(-1)).toEqual(pad.forests);
  });

  it("brings back what one player had, and leaves the others", () => {
    lay("oak");
    pad.receive({ ...pad.forests, players: [pad.current, { name: "Ben", hosts: [{ card: "birch" }] }] });
    pad.undo();
    expect(pad.forests.players.map(({ hosts }) => hosts)).toEqual([[], [{ card: "birch" }]]);
  });

  it("lies wide on a moor", () => {
    expect(walk({ card: "valley_mire" }, "dartmoor")).toEqual(["top1", "top2", "bottom1", "bottom2"]);
    expect(walk({ card: "oak" }, "forest")).toEqual(["top", "left", "right", "bottom"]);
  });
});

describe("the players", () => {
  it("come and go, each with a forest", () => {
    lay("oak");
    pad.show(1);
    expect(hosts()).toEqual([]);
    pad.addPlayer("Cleo");
    expect(pad.player).toBe(2);
    pad.removePlayer(2);
    expect(pad.forests.players.map(({ name }) => name)).toEqual(["Ana", "Ben"]);
    expect(pad.player).toBe(1);
  });

  it("leave open who has most only where one scores alone", () => {
    lay("linden");
    expect(pad.unknown).toEqual([]);
    pad.removePlayer(1);
    pad.show(0);
    expect(pad.unknown).toMatchObject([{ what: "linden", count: 1 }]);
    pad.change({ ...pad.forests, rivals: { linden: 2 } });
    expect(pad.unknown).toHaveLength(1);
    expect(pad.sheets[0]!.total).toBe(1);
  });
});

describe("forests from another phone", () => {
  const nameless = (player: number) => `Player ${player + 1}`;
  const table = (...names: string[]): Forests => ({
    game: "forest",
    sets: ["base"],
    players: names.map((name) => ({ name, hosts: [{ card: "oak" }] })),
  });
  const names = (forests: Forests | null) => forests?.players.map(({ name }) => name);

  it("come beside those that are here, or replace their own", () => {
    const again: Forests = { ...table("Ben"), sets: ["base", "alpine"], players: [{ name: "Ben", hosts: [] }] };
    const both = joined(table("Ana", "Ben"), again, nameless)!;
    expect(both.players).toEqual([
      { name: "Ana", hosts: [{ card: "oak" }] },
      { name: "Ben", hosts: [] },
    ]);
    expect(both.sets).toEqual(["base", "alpine"]);
    expect(names(joined(table("Ana"), table("Ben"), nameless))).toEqual(["Ana", "Ben"]);
  });

  it("replace nobody who has only the name the pad gives", () => {
    expect(names(joined(table("Player 1"), table("Player 1"), nameless))).toEqual(["Player 1", "Player 2"]);
  });

  it("stay away if they are of another game or too many", () => {
    expect(joined(table("Ana"), { ...table("Ben"), game: "dartmoor" }, nameless)).toBeNull();
    expect(joined(table("A", "B", "C"), table("D", "E", "F"), nameless)).toBeNull();
    expect(names(joined(table("A", "B", "C"), table("B", "D", "E"), nameless))).toEqual(["A", "B", "C", "D", "E"]);
  });
});
