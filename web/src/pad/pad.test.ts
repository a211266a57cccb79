import { beforeEach, describe, expect, it } from "vitest";
import type { Forests } from "../score/notation";
import { Pad, emptyPlayer, walk } from "./pad.svelte";

let pad: Pad;
let kept: Forests[];
const hosts = () => pad.hosts;

beforeEach(() => {
  kept = [];
  pad = new Pad({ game: "forest", sets: ["base"], players: [emptyPlayer("Ana"), emptyPlayer("Ben")] }, (forests) => kept.push(forests));
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

  it("takes cards away and doubles hosts", () => {
    lay("oak", "red_squirrel");
    pad.duplicate(0);
    expect(hosts()).toHaveLength(2);
    expect(hosts()[1]).toEqual({ card: "oak", top: ["red_squirrel"] });
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
