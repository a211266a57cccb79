import { beforeEach, describe, expect, it } from "vitest";
import before from "../../../tests/server/data/pads-before-the-log.json";
import type { Forests, Host, Slot } from "../score/notation";
import { GAMES, type GameName } from "../score/tables";
import { joined } from "./join";
import { kept as current, keptForests, sharedFile } from "./kept";
import { type Op, type PadFile, opsOf, tableOf } from "./log";
import { Pad, type Where, emptyPlayer, fileOf, whereOf } from "./pad.svelte";
import { joins, placeFor } from "./slots";

let pad: Pad;
let kept: PadFile[];
const hosts = () => pad.hosts;
const open = (file: PadFile) => new Pad(file, (next) => kept.push(next));

beforeEach(() => {
  kept = [];
  pad = open(fileOf({ game: "forest", sets: ["base"], players: [emptyPlayer("Ana"), emptyPlayer("Ben")] }));
});

const lynx = (host: number): Where => ({ host, slot: "left", at: 0 });

function lay(...keys: string[]): void {
  for (const key of keys) pad.lay(key);
}

describe("entering a forest", () => {
  it("lays each card where it fits, whichever comes first", () => {
    lay("oak", "hedgehog", "lynx", "red_squirrel", "wolf");
    expect(hosts()).toEqual([
      { card: "oak", bottom: ["hedgehog"], left: ["lynx"], top: ["red_squirrel"], right: ["wolf"] },
    ]);
    lay("birch", "hedgehog");
    expect(hosts()[1]).toEqual({ card: "birch", bottom: ["hedgehog"] });
  });

  it("lays a card into the slot that is chosen", () => {
    lay("oak");
    pad.spot = { host: 0, slot: "right" };
    lay("lynx");
    expect(hosts()[0]).toEqual({ card: "oak", right: ["lynx"] });
    expect(pad.spot).toEqual({ host: 0, slot: null });
  });

  it("goes to the last host when none is chosen", () => {
    lay("oak", "hedgehog");
    pad.spot = null;
    lay("lynx");
    expect(hosts()[0]).toMatchObject({ left: ["lynx"] });
  });

  it("lays several at once, and likes to its like", () => {
    lay("oak");
    pad.lay("european_hare", 2);
    lay("european_hare", "lynx");
    expect(hosts()[0]).toMatchObject({ left: ["european_hare", "european_hare", "european_hare"], right: ["lynx"] });
    expect(pad.sheets[0]!.total).toBe(9);
    pad.undo();
    pad.undo();
    pad.undo();
    expect(hosts()).toEqual([{ card: "oak" }]);
  });

  it("makes room where guests can go together", () => {
    pad = open(fileOf({ game: "dartmoor", players: [emptyPlayer("Ana")] }));
    lay("valley_mire", "emerald_damselfly", "keeled_skimmer", "wheatear");
    expect(hosts()[0]).toEqual({
      card: "valley_mire",
      top1: ["wheatear"],
      top2: ["keeled_skimmer", "emerald_damselfly"],
    });
    expect(pad.impossible).toHaveLength(1);
    lay("water_soldiers");
    expect(pad.impossible).toEqual([]);
    lay("crab_apple", "dartmoor_badger", "dartmoor_black_rabbit", "dartmoor_black_rabbit", "roe_deer");
    expect(pad.impossible).toEqual([]);
    expect(hosts()[1]!.right).toContain("roe_deer");
  });

  it("says what is open, and closes it by leaves that cards show and do not show", () => {
    lay("oak", "large_tortoiseshell", "european_hare", "roe_deer@silver_fir");
    expect(pad.sheets[0]).toMatchObject({ total: 4, open: { leaves: 2, most: 10, questions: 0 } });
    const missing = pad.problems.map(whereOf);
    expect(missing.map(({ slot }) => slot)).toEqual(["top", "left"]);
    pad.symbol([missing[0]!], "silver_fir");
    pad.none([missing[1]!], ["silver_fir"]);
    expect(pad.sheets[0]).toMatchObject({ total: 7, open: null });
    expect(hosts()[0]).toMatchObject({ top: ["large_tortoiseshell@silver_fir"], left: ["european_hare@-silver_fir"] });
    lay("birch", "roe_deer@linden");
    expect(pad.sheets[0]!.open).toMatchObject({ leaves: 1 });
    pad.none([missing[1]!], ["linden"]);
    expect(hosts()[0]!.left).toEqual(["european_hare@-linden-silver_fir"]);
    expect(pad.sheets[0]!.open).toBeNull();
  });

  it("says a leaf where only one is left", () => {
    lay("oak", "bullfinch");
    pad.none([{ host: 0, slot: "top", at: 0 }], ["douglas_fir"]);
    expect(hosts()[0]!.top).toEqual(["bullfinch@silver_fir"]);
  });

  it("knows which cards let others in", () => {
    const may = (host: Host, slot: Slot, key: string, game: GameName = "forest", sets: string[] | null = null) =>
      joins(game, sets, host, slot, GAMES[game].find(key)!);
    expect(may({ card: "oak", left: ["european_hare"] }, "left", "european_hare")).toBe(true);
    expect(may({ card: "oak", left: ["lynx"] }, "left", "european_hare")).toBe(false);
    expect(may({ card: "oak", bottom: ["common_toad"] }, "bottom", "common_toad")).toBe(true);
    expect(may({ card: "oak", bottom: ["common_toad", "common_toad"] }, "bottom", "common_toad")).toBe(false);
    expect(may({ card: "crab_apple" }, "top", "grey_heron", "dartmoor")).toBe(false);
    expect(may({ card: "crab_apple", left: ["dartmoor_badger"] }, "left", "dartmoor_black_rabbit", "dartmoor")).toBe(
      true,
    );
    const butterfly = { card: "oak", top: ["peacock_butterfly"] };
    expect(may(butterfly, "top", "purple_emperor", "forest", ["base", "edge"])).toBe(true);
    expect(may(butterfly, "top", "purple_emperor", "forest", ["base"])).toBe(false);
    expect(placeFor("forest", ["base"], butterfly, GAMES.forest.find("purple_emperor")!)).toBeNull();
  });

  it("stays at its host, whichever number that gets from other phones", () => {
    const other = open(pad.file);
    lay("birch");
    other.lay("oak");
    const phones = [pad, other];
    const before = phones.map(({ spotId }) => spotId);
    const files = phones.map(({ file }) => file);
    pad.follow(files[1]!);
    other.follow(files[0]!);
    expect(phones.map(({ spot }) => spot!.host).sort(), "one of them has moved").toEqual([0, 1]);
    expect(phones.map(({ spotId }) => spotId)).toEqual(before);
  });

  /** What somebody lays in this forest on another phone. */
  function others(...keys: string[]): void {
    const other = open(pad.file);
    for (const key of keys) other.lay(key);
    pad.follow(other.file);
  }

  it("lays a dweller on the host that was the last one, whatever hosts others lay meanwhile", () => {
    lay("oak");
    pad.spot = null;
    others("birch", "linden");
    lay("lynx");
    expect(hosts().map(({ left }) => left)).toEqual([["lynx"], undefined, undefined]);
    pad.spot = null;
    expect(pad.target, "begun again").toBe(2);
    others("beech");
    pad.anew();
    expect(pad.target, "a new search").toBe(3);
  });

  it("lays a dweller nowhere once others have taken its host, until something is chosen", () => {
    lay("oak", "birch");
    for (const begins of [() => (pad.spot = null), () => pad.select(1)]) {
      begins();
      others("linden");
      const other = open(pad.file);
      other.take({ host: 1, slot: "top", at: -1 });
      other.lay("beech");
      pad.follow(other.file);
      const before = hosts();
      lay("lynx");
      expect(hosts(), String(begins)).toEqual(before);
      pad.spot = null;
      lay("lynx");
      expect(hosts().at(-1)).toEqual({ card: "beech", left: ["lynx"] });
      pad.undo();
      pad.select(1);
    }
  });

  it("finds a card by its id, wherever others move it and as long as it lies there", () => {
    lay("birch", "oak", "lynx");
    const ids = [{ host: 1, slot: "top" as const, at: -1 }, lynx(1)].map((where) => pad.idOf(where)!);
    const other = open(pad.file);
    other.take({ host: 0, slot: "top", at: -1 });
    pad.follow(other.file);
    expect(ids.map((id) => pad.whereIs(id))).toEqual([{ host: 0, slot: "top", at: -1 }, lynx(0)]);
    pad.replace(pad.whereIs(ids[1]!)!, "roe_deer");
    expect(hosts()).toEqual([{ card: "oak", left: ["roe_deer"] }]);
    pad.take({ host: 0, slot: "top", at: -1 });
    expect(ids.map((id) => pad.whereIs(id))).toEqual([null, null]);
    const before = pad.file.ops.length;
    pad.replace(lynx(0), "wolf");
    pad.symbol([lynx(0)], "oak");
    pad.take(lynx(0));
    expect(pad.file.ops.length, "nothing can be done with what is gone").toBe(before);
  });

  it("knows what is done here from what others do", () => {
    lay("oak");
    let { steps } = pad;
    others("birch", "linden");
    expect(pad.steps).toBe(steps);
    const here = [
      () => pad.undo(),
      () => lay("oak"),
      () => lay("lynx"),
      () => (pad.spot = { host: 0, slot: "right" }),
      () => (pad.spot = { host: 0, slot: "right" }),
      () => (pad.spot = null),
      () => pad.cave(3),
      () => pad.show(1),
    ];
    for (const does of here) {
      does();
      expect(pad.steps, String(does)).toBeGreaterThan(steps);
      steps = pad.steps;
    }
  });

  it("takes cards away and doubles hosts", () => {
    lay("oak", "red_squirrel");
    pad.duplicate(0);
    expect(hosts()).toHaveLength(2);
    expect(hosts()[1]).toEqual({ card: "oak", top: ["red_squirrel"] });
    expect(pad.spot).toEqual({ host: 1, slot: null });
    pad.take({ host: 0, slot: "top", at: 0 });
    expect(hosts()[0]).toEqual({ card: "oak" });
    pad.take({ host: 0, slot: "top", at: -1 });
    expect(hosts()).toEqual([{ card: "oak", top: ["red_squirrel"] }]);
    pad.undo();
    expect(hosts()).toHaveLength(2);
  });

  it("replaces a card, a host too, and its guests stay", () => {
    lay("oak", "red_squirrel", "lynx");
    pad.replace({ host: 0, slot: "top", at: -1 }, "beech");
    pad.replace({ host: 0, slot: "left", at: 0 }, "wolf");
    expect(hosts()).toEqual([{ card: "beech", top: ["red_squirrel"], left: ["wolf"] }]);
    pad.undo();
    pad.undo();
    expect(hosts()).toEqual([{ card: "oak", top: ["red_squirrel"], left: ["lynx"] }]);
  });

  it("can be undone step by step, also after it was closed, and is kept at every step", () => {
    lay("oak", "red_squirrel");
    pad.cave(7);
    expect(kept).toHaveLength(3);
    pad = open(JSON.parse(JSON.stringify(kept.at(-1))) as PadFile);
    pad.undo();
    expect(pad.current.cave).toBe(0);
    pad.undo();
    expect(hosts()).toEqual([{ card: "oak" }]);
    pad.undo();
    expect(hosts()).toEqual([]);
    expect(pad.canUndo).toBe(false);
    expect(kept.at(-1)!.ops).toEqual(pad.file.ops);
  });

  it("remembers as which game it was kept", () => {
    pad.record = "x";
    expect(open(kept.at(-1)!).record).toBe("x");
  });
});

describe("the players", () => {
  it("come and go, each with a forest", () => {
    lay("oak");
    pad.show(1);
    expect(hosts()).toEqual([]);
    pad.addPlayer("Cleo");
    expect(pad.player).toBe(2);
    pad.removePlayer();
    expect(pad.forests.players.map(({ name }) => name)).toEqual(["Ana", "Ben"]);
    expect(pad.player).toBe(1);
    pad.undo();
    expect(pad.forests.players.map(({ name }) => name)).toEqual(["Ana", "Ben", "Cleo"]);
    pad.show(0);
    pad.rename("Anna");
    expect(pad.current).toMatchObject({ name: "Anna", hosts: [{ card: "oak" }] });
  });

  it("leave open who has most only where one scores alone", () => {
    lay("linden");
    expect(pad.unknown).toEqual([]);
    pad.show(1);
    pad.removePlayer();
    expect(pad.unknown).toMatchObject([{ what: "linden", count: 1 }]);
    expect(pad.sheets[0]).toMatchObject({ total: 1, open: { questions: 1, most: 3 } });
    pad.rival("linden", 0);
    expect(pad.sheets[0]).toMatchObject({ total: 3, open: null });
    pad.rival("linden", 2);
    expect(pad.unknown).toHaveLength(1);
    expect(pad.sheets[0]!.total).toBe(1);
  });
});

describe("pads from before there were operations", () => {
  const store = (key: string, value: unknown) => {
    localStorage.setItem(key, JSON.stringify(value));
    dispatchEvent(new StorageEvent("storage", { key }));
  };

  it("open as they were left", () => {
    store("spinney-pad", before.kept);
    expect(keptForests()).toEqual(before.kept);
    pad = open(current.value as PadFile);
    lay("oak");
    expect(pad.forests.players[0]!.hosts).toHaveLength(3);
  });

  it("become the same operations here and on the server", () => {
    const [ana, ben] = before.row.state.pad.players;
    const ids = (ops: Op[]) => ops.map(({ id }) => id);
    expect(ids(opsOf(0, { ...(ana!.forest as object), name: ana!.name }))).toEqual(
      Array.from({ length: 10 }, (_, i) => `${i + 1}-p0`),
    );
    expect(opsOf(1, { ...(ben!.forest as object), name: "Ben" })).toEqual([
      { id: "1-p1", type: "name", player: 1, name: "Ben" },
      { id: "2-p1", type: "lay", player: 1, card: "linden" },
      { id: "3-p1", type: "cave", player: 1, n: 1 },
    ]);
  });

  it("lose nothing that was not sent", () => {
    store("spinney-pad-drafts", { VCQM6X: before.draft });
    const file = sharedFile("VCQM6X")!;
    const { players, rivals } = tableOf(file.ops);
    expect(players[0]!.hosts).toHaveLength(3);
    expect(players[1]).toMatchObject({ name: "Benno", cave: 2 });
    expect(players[1]!.hosts.map(({ card }) => card)).toEqual(["linden", "birch"]);
    expect(rivals).toEqual({ linden: 4 });
    const unsent = file.ops.filter(({ id }) => file.unsent.includes(id));
    expect(unsent.map(({ type }) => type)).toEqual(["lay", "lay", "name", "cave"]);
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
