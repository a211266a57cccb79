import { describe, expect, it } from "vitest";
import dartmoor127 from "../../../examples/dartmoor_127.json";
import forest85 from "../../../examples/forest_85.json";
import {
  Wording,
  asksSymbol,
  check,
  loadWording,
  parse,
  read,
  score,
  symbolAskers,
  openQuestions,
  write,
  type Forests,
  type Host,
  type Player,
} from ".";

/** A host; the cards of a slot are separated by spaces. */
const host = (card: string, slots: Record<string, string> = {}): Host =>
  ({ card, ...Object.fromEntries(Object.entries(slots).map(([slot, cards]) => [slot, cards.split(" ")])) }) as Host;

const times = <T>(n: number, thing: T): T[] => Array.from({ length: n }, () => thing);
const table = (game: Forests["game"], players: Player[], rest: Partial<Forests> = {}): Forests => ({
  game,
  players,
  ...rest,
});
const forest = (...hosts: Host[]): Forests => table("forest", [{ hosts }]);
const dartmoor = (...hosts: Host[]): Forests => table("dartmoor", [{ hosts }]);

/** The first player's points by key. */
function points(forests: Forests): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const line of score(forests)[0]!.lines) sum[line.key] = (sum[line.key] ?? 0) + line.points;
  return sum;
}

const kinds = (forests: Forests): string[] => check(forests).map((problem) => problem.kind);

describe("the worked examples", () => {
  it.each([
    [forest85, 85],
    [dartmoor127, 127],
  ])("%#: %i points", (example, total) => {
    const { forests } = read(example);
    expect(check(forests!)).toEqual([]);
    expect(score(forests!)[0]!.total).toBe(total);
  });
});

describe("scores", () => {
  it("know where a line's card lies, whatever the order of the slot", () => {
    const [sheet] = score(dartmoor(host("moor_birch", { left: "dartmoor_black_rabbit dartmoor_badger" })));
    expect(sheet!.lines.map(({ key, slot, at }) => [key, slot, at])).toEqual([
      ["moor_birch", -1, -1],
      ["dartmoor_badger", 2, 1],
      ["dartmoor_black_rabbit", 2, 0],
    ]);
  });

  it("take a Violet Carpenter Bee for one more of its tree, but for no tree, and a shrub for none", () => {
    const bee = { left: "violet_carpenter_bee" };
    const beeches = [host("beech"), host("beech"), host("sycamore"), host("elderberry")];
    expect(points(forest(host("beech"), ...beeches))).toMatchObject({ beech: 0, sycamore: 4 });
    expect(points(forest(host("beech", bee), ...beeches))).toMatchObject({ beech: 15, sycamore: 4 });
    expect(points(forest(host("beech"), host("oak", bee), ...beeches))).toMatchObject({ beech: 0, sycamore: 5 });
  });

  it("pay Fireflies and Horse Chestnuts once for all", () => {
    const fireflies = (n: number) => points(forest(...times(n, host("oak", { bottom: "fireflies" })))).fireflies;
    expect([1, 2, 3, 4].map(fireflies)).toEqual([0, 10, 15, 20]);
    expect(points(forest(...times(8, host("horse_chestnut")))).horse_chestnut).toBe(49);
  });

  it("let boars find both kinds of squeaker", () => {
    const boars = host("oak", { left: "wild_boar", right: "wild_boar_female" });
    const squeakers = host("birch", { left: "squeaker", right: "squeaker_edge" });
    expect(points(forest(boars))).toMatchObject({ wild_boar: 0, wild_boar_female: 0 });
    expect(points(forest(boars, squeakers))).toEqual({
      oak: 0,
      birch: 1,
      wild_boar: 10,
      wild_boar_female: 20,
      squeaker: 1,
      squeaker_edge: 1,
    });
  });

  it("put butterflies into sets, biggest first", () => {
    const top = "map_butterfly map_butterfly purple_emperor peacock_butterfly";
    const [sheet] = score(forest(host("sapling", { top, bottom: "stinging_nettle" })));
    expect(sheet!.lines.at(-1)).toMatchObject({ key: "butterfly_sets", points: 6, count: 4, sizes: [3, 1] });
    expect(sheet!.lines[0]).toMatchObject({ key: "stinging_nettle", points: 8 });
  });

  it("count universal moors as moors, and double plants on a Blanket Bog", () => {
    const bog = host("blanket_bog", { bottom1: "heather", bottom2: "bog_asphodel" });
    const [sheet] = score(dartmoor(bog, host("universal_moor")));
    const asphodel = sheet!.lines.find(({ key }) => key === "bog_asphodel");
    expect(asphodel).toMatchObject({ points: 4, count: 2, doubled: true });
    expect(points(dartmoor(host("goat_willow"), host("universal_moor"), host("tor"))).goat_willow).toBe(2);
  });

  it("give a tie for most to both, and ask rivals who are not listed", () => {
    const lindens = (...numbers: number[]) => numbers.map((n) => ({ hosts: times(n, host("linden")) }));
    const totals = (forests: Forests) => score(forests).map((sheet) => sheet.total);
    expect(totals(table("forest", lindens(2, 2, 1)))).toEqual([6, 6, 1]);
    expect(totals(table("forest", lindens(2), { rivals: { linden: 3 } }))).toEqual([2]);
    expect(totals(table("forest", lindens(2), { rivals: { linden: 2, tree: 9 } }))).toEqual([6]);
  });

  it("use the thresholds of the solo mode", () => {
    const godwit = (n: number) => {
      const moors = [host("tor", { top1: "black_tailed_godwit" }), ...times(n - 1, host("universal_moor"))];
      return points({ ...dartmoor(...moors), solo: true }).black_tailed_godwit;
    };
    expect([godwit(5), godwit(6)]).toEqual([0, 10]);
  });

  it("go on with what cannot be", () => {
    const odd = forest(host("dodo", { top: "goshawk" }), host("oak", { top: "goshawk goshawk dodo", side: "wolf" }));
    expect(points(odd)).toEqual({ oak: 0, goshawk: 12 });
    const deer = score(forest(host("oak", { left: "roe_deer" })))[0]!.lines[1];
    expect(deer).toMatchObject({ key: "roe_deer", points: 0, symbol: "" });
  });

  it("of five players take no time", () => {
    const slots = { top: "goshawk@oak", bottom: "wood_ant@oak", left: "wolf@oak", right: "roe_deer@oak" };
    const five = table("forest", times(5, { hosts: times(12, host("silver_fir", slots)) }));
    const taken = Array.from({ length: 20 }, () => {
      const start = performance.now();
      score(five);
      return performance.now() - start;
    });
    expect(Math.min(...taken)).toBeLessThan(5);
  });
});

describe("checking", () => {
  const TWO = "keeled_skimmer emerald_damselfly";

  it.each<[string, Forests]>([
    ["hares", forest(host("oak", { left: "european_hare european_hare european_hare", right: "mountain_hare" }))],
    ["toads", forest(host("elderberry", { bottom: "common_toad common_toad" }))],
    ["butterflies", forest(host("sapling", { top: "map_butterfly map_butterfly", bottom: "stinging_nettle" }))],
    ["rabbits", dartmoor(host("crab_apple", { left: "dartmoor_badger", right: "shrew dartmoor_black_rabbit" }))],
    ["a Cuckoo beside a bird", dartmoor(host("elderberry", { top: "cuckoo meadow_pipit" }))],
    ["dragonflies", dartmoor(host("tor", { top1: TWO, top2: "keeled_skimmer", bottom2: "water_soldiers" }))],
  ])("finds nothing wrong with %s", (_, forests) => {
    expect(check(forests)).toEqual([]);
  });

  it.each<[string, Forests]>([
    ["sharing", forest(host("oak", { left: "european_hare mountain_hare" }))],
    ["sharing", forest(host("oak", { bottom: "common_toad common_toad common_toad" }))],
    ["sharing", forest(host("oak", { top: "map_butterfly purple_emperor" }))],
    ["sharing", dartmoor(host("tor", { top1: TWO, top2: TWO, bottom1: "water_soldiers" }))],
    ["moor", dartmoor(host("moor_birch", { top: "curlew" }))],
    ["bird", dartmoor(host("moor_birch", { top: "cuckoo" }))],
    ["bird", dartmoor(host("tor", { top1: "meadow_pipit cuckoo" }))],
    ["slot", dartmoor(host("tor", { left: "shrew" }))],
    ["place", forest(host("oak", { top: "wood_ant" }))],
    ["species", forest(host("ash"))],
    ["not-a-host", forest(host("wolf"))],
    ["copies", dartmoor(...times(4, host("tor@ash")))],
    ["wrong-symbol", forest(host("birch", { bottom: "penny_bun@linden" }))],
    ["cards", table("forest", [{ cave: 231 }])],
    ["cave-card", table("dartmoor", [{ cave_card: 6 }])],
    ["cave-card-twice", table("dartmoor", [{ cave_card: 4 }, { cave_card: 4 }])],
    ["cave-card-game", table("forest", [{ cave_card: 4 }])],
    ["solo", table("dartmoor", [{}, {}], { solo: true })],
  ])("finds what cannot be: %s", (kind, forests) => {
    expect(kinds(forests)).toEqual([kind]);
  });

  it("lists everything, and says where", () => {
    const odd = host("oak", { top: "goshawk wood_ant tawny_owl", left: "dodo" });
    const found = check(table("forest", [{ hosts: [host("oak")] }, { hosts: [host("birch"), odd] }]));
    expect(found.map(({ kind, player, host, slot, at, args }) => [kind, player, host, slot, at, args])).toEqual([
      ["place", 1, 1, "top", 1, { card: "wood_ant", place: "bottom" }],
      ["species", 1, 1, "left", 0, { card: "dodo" }],
      ["sharing", 1, 1, "top", 2, { card: "tawny_owl", others: "goshawk" }],
    ]);
  });
});

describe("symbols", () => {
  it("are missing only where a score depends on them, with the reason", () => {
    expect(check(forest(host("oak", { top: "goshawk", bottom: "moss" })))).toEqual([]);
    const found = check(forest(host("oak", { top: "goshawk", left: "european_bison@beech" })));
    const args = { card: "goshawk", because: "european_bison" };
    expect(found).toMatchObject([{ kind: "symbol", slot: "top", args }]);
  });

  it("of a card that counts its own must be said", () => {
    const found = check(forest(host("oak", { left: "roe_deer" })));
    expect(found).toMatchObject([{ kind: "symbol", args: { because: "roe_deer" } }]);
  });

  it("are asked for a card before it is laid", () => {
    const plain = dartmoor(host("moor_birch"));
    expect(["shrew", "roe_deer", "rivulet"].map((key) => asksSymbol(plain, 0, key))).toEqual([false, true, true]);
    const willows = dartmoor(host("rivulet@ash"), host("tor@ash", { bottom1: "heather@ash" }));
    expect(symbolAskers(willows, 0, "shrew")).toEqual(["rivulet"]);
    expect([asksSymbol(willows, 0, "moor_birch"), asksSymbol(willows, 1, "shrew")]).toEqual([false, false]);
  });

  it("that all will do need not be said", () => {
    expect(points(forest(host("birch", { left: "european_bison" }))).european_bison).toBe(2);
  });
});

describe("what cannot be known alone", () => {
  const alone = forest(host("linden", { top: "great_spotted_woodpecker" }), host("linden"), host("sapling"));

  it("is asked with what is at stake", () => {
    expect(openQuestions(alone)).toEqual([
      { what: "linden", count: 2, species: ["linden"], points: 4 },
      { what: "tree", count: 3, species: ["great_spotted_woodpecker"], points: 10 },
    ]);
  });

  it("is not asked twice, nor among several, nor solo, nor without need", () => {
    expect(openQuestions({ ...alone, rivals: { linden: 0 } }).map(({ what }) => what)).toEqual(["tree"]);
    expect(openQuestions({ ...alone, players: [...alone.players, {}] })).toEqual([]);
    expect(openQuestions({ ...dartmoor(host("tor", { top1: "black_tailed_godwit" })), solo: true })).toEqual([]);
    expect(openQuestions(forest(host("oak")))).toEqual([]);
  });
});

describe("the notation", () => {
  it.each([
    ["", "no-json"],
    ["{", "no-json"],
    ["7", "no-object"],
    ["[]", "no-object"],
    ["{}", "no-game"],
    ['{"game": "toString", "players": [{}]}', "no-game"],
    ['{"game": "forest", "players": []}', "no-players"],
    ['{"game": "forest", "players": [{}], "hosts": []}', "unknown-entry"],
    ['{"game": "forest", "players": [{}], "sets": ["dartmoor"]}', "no-sets"],
    ['{"game": "forest", "players": [{}], "rivals": {"tree": -1}}', "no-number"],
    ['{"game": "forest", "players": [{}], "rivals": null}', "no-rivals"],
    ['{"game": "forest", "players": [{}], "solo": 1}', "no-solo"],
    ['{"game": "forest", "players": [3]}', "no-player"],
    ['{"game": "forest", "players": [{"name": "A\\nna"}]}', "no-name"],
    ['{"game": "forest", "players": [{"cave": true}]}', "no-number"],
    ['{"game": "forest", "players": [{"hosts": {}}]}', "no-hosts"],
    ['{"game": "forest", "players": [{"hosts": [{}]}]}', "no-host"],
    ['{"game": "forest", "players": [{"hosts": [{"card": "oak", "top": "goshawk"}]}]}', "no-cards"],
  ])("says what is wrong with %s", (text, kind) => {
    const { forests, problems } = parse(text);
    expect(forests).toBeNull();
    expect(problems.map((problem) => problem.kind)).toEqual([kind]);
  });

  it("is written without empty slots, and read again", () => {
    const forests = forest({ ...host("oak", { top: "goshawk@oak" }), left: [] });
    expect(parse(write(forests)).forests).toEqual(forest(host("oak", { top: "goshawk@oak" })));
  });
});

describe("the reasons", () => {
  const lines = score(read(dartmoor127).forests!)[0]!.lines;

  it("are told in the language asked for", async () => {
    const [de, fr] = await Promise.all([loadWording("de"), loadWording("fr")]);
    const deer = lines.find(({ key }) => key === "roe_deer")!;
    expect(de.reason("dartmoor", deer)).toMatch(/^5 Karten mit Symbol .+ × 3$/);
    expect(fr.reason("dartmoor", deer)).toMatch(/^5 cartes avec l’icône .+ × 3$/);
    expect([de.name("dartmoor", "universal_moor"), de.slot("top"), de.set("base")]).not.toContain("");
    expect(await loadWording("de")).toBe(de);
  });

  it("do without a symbol that is not known", async () => {
    const line = score(forest(host("oak", { left: "roe_deer" })))[0]!.lines[1]!;
    expect((await loadWording("en")).reason("forest", line)).toBe("0 cards with the same symbol × 3");
  });

  it("say loudly what is missing", () => {
    expect(() => new Wording("en", "").name("forest", "oak")).toThrow("forest-oak");
  });
});
