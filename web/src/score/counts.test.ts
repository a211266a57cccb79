import { describe, expect, it } from "vitest";
import dartmoor127 from "../../../examples/dartmoor_127.json";
import forest85 from "../../../examples/forest_85.json";
import { check } from "./check";
import { countUp, globalNeed, localNeed, type CountQuestion, type Counted } from "./counts";
import { everyCard, lay, split, type LaidHost } from "./laid";
import { read, type Forests, type Host, type Player } from "./notation";
import { score, type Line } from "./score";
import { GAMES, isHost, placeOf, slotsOf, type Game, type GameName } from "./tables";

const empty: Counted = { cards: {}, face_down: 0, cave: 0, cave_card: null, answers: {} };
const counted = (cards: Record<string, number>, rest: Partial<Counted> = {}): Counted => ({ ...empty, cards, ...rest });

/** A forest with its cards only counted. */
function countedOf(game: Game, { hosts = [], cave = 0, cave_card = null }: Player): Counted {
  const cards: Record<string, number> = {};
  for (const { card, ...slots } of hosts)
    for (const text of [card, ...Object.values(slots).flat()]) {
      const { key } = split(text as string);
      cards[key] = (cards[key] ?? 0) + 1;
    }
  const { [game.face_down.key]: face_down = 0, ...rest } = cards;
  return { cards: rest, face_down, cave, cave_card, answers: {} };
}

/** The answer to a question in a laid forest. */
function truth(hosts: readonly LaidHost[], { asked, species, of }: CountQuestion): number {
  const isFull = (host: LaidHost) => host.slots.every((cards) => cards.length > 0);
  const dwellers = hosts.flatMap((host) =>
    host.slots.flatMap((cards, slot) => cards.map((card) => ({ host, cards, slot, ...card }))),
  );
  const own = dwellers.filter((dweller) => dweller.species.key === species);
  const ownHosts = hosts.filter((host) => host.species?.key === species);
  const all = [...everyCard(hosts)];
  switch (asked) {
    case "cards-at":
      return ownHosts.flatMap((host) => host.slots.flat()).length;
    case "own-leaf":
      return own.flatMap(({ symbol }) => all.filter((card) => card.symbol === symbol)).length;
    case "on":
      return own.filter(({ host }) => host.place === of || host.species?.key === of).length;
    case "full":
      return ownHosts.filter(isFull).length + own.filter(({ host }) => isFull(host)).length;
    case "paired":
      return own.filter(({ cards }) => cards.length > 1).length;
    case "beside": {
      const tagged = (host: LaidHost) => host.slots.flat().some(({ species: { tags } }) => tags.includes(of));
      return own.filter(({ host }) => host.place === "tree" && tagged(host)).length;
    }
    case "alone":
      return own.filter(({ host }) => host.slots.flat().length === 1).length;
    case "full-trees":
      return hosts.filter((host) => host.place === "tree" && isFull(host)).length;
    case "below-trees":
      return dwellers.filter(({ host, slot }) => host.place === "tree" && slot === 1).length;
    case "bees":
      return own.filter(({ host }) => host.place === "tree").length;
    case "bees-at":
    case "doubled":
      return own.filter(({ host }) => host.species?.key === of).length;
    case "leaves":
      return all.filter(({ symbol }) => of.split("+").includes(symbol)).length;
  }
}

/** The table counted up with correct answers. */
function answered(forests: Forests) {
  const game = GAMES[forests.game];
  const table = forests.players.map((player) => countedOf(game, player));
  const open = countUp(forests.game, table, forests);
  const told = table.map((player, p) => {
    const hosts = lay(game, forests.players[p]!);
    const answers = Object.fromEntries(open[p]!.questions.map((question) => [question.id, truth(hosts, question)]));
    return { ...player, answers };
  });
  return { open, told, sheets: countUp(forests.game, told, forests) };
}

function byKey(lines: readonly Line[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const { key, points } of lines) sum[key] = (sum[key] ?? 0) + points;
  return sum;
}

/** A simple random number generator, the same in every run (mulberry32). */
function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) % n;
  };
}

/** A possible forest, of only some species so that they meet. */
function grow(game: Game, roll: (n: number) => number): Player {
  const some = <T>(list: readonly T[], n: number): T[] => Array.from({ length: n }, () => list[roll(list.length)]!);
  const woody = [...some(game.species.filter(isHost), 1 + roll(4)).map(({ key }) => key), game.face_down.key];
  const dwellers = game.species.filter((species) => !isHost(species));
  const telling = dwellers.filter((species) => localNeed(species) ?? globalNeed(species) ?? species.permanent);
  const guests = [...some(dwellers, 2 + roll(8)), ...some(telling, 2 + roll(4))];
  const show = (key: string) => {
    const symbols = game.find(key)?.symbols;
    return symbols ? `${key}@${symbols[roll(symbols.length)]}` : key;
  };
  const caveCard = game.caves.length ? 1 + roll(game.caves.length) : null;
  const player: Player = { cave: roll(6), cave_card: caveCard, hosts: [] };
  for (const key of some(woody, 1 + roll(8))) {
    const host: Host = { card: show(key) };
    const possible = () => check({ game: game.name, players: [{ hosts: [host] }] }).length === 0;
    player.hosts!.push(host);
    const place = key === game.face_down.key ? game.face_down.place : game.find(key)!.place;
    for (let tries = roll(9); tries > 0; tries -= 1) {
      const slots = slotsOf(place);
      const slot = slots[roll(slots.length)] as "top";
      const fitting = guests.filter((species) => species.place === placeOf(slot));
      if (!fitting.length) continue;
      const before = host[slot];
      host[slot] = [...(before ?? []), show(fitting[roll(fitting.length)]!.key)];
      if (possible()) continue;
      if (before) host[slot] = before;
      else delete host[slot];
    }
  }
  return player;
}

describe.each(["forest", "dartmoor"] as const)("%s, counted", (name) => {
  it("scores as it lies, for thousands of forests", () => {
    const game = GAMES[name];
    const asked = new Set<string>();
    for (let seed = 0; seed < 700; seed += 1) {
      const roll = dice(seed);
      const players = Array.from({ length: 1 + roll(3) }, () => grow(game, roll));
      const solo = name === "dartmoor" && players.length === 1 && roll(2) > 0;
      const rivals = roll(2) ? { linden: 2, moor: 3, tree: 4 } : {};
      const forests: Forests = { game: name, players, rivals, solo };
      const { told, sheets } = answered(forests);
      const found = sheets.map(({ lines, total, questions }) => ({
        points: byKey(lines),
        total,
        answers: Object.fromEntries(questions.map(({ id, value }) => [id, value])),
      }));
      const expected = score(forests).map(({ lines, total }, p) => ({
        points: byKey(lines),
        total,
        answers: told[p]!.answers,
      }));
      expect(found, `seed ${seed}`).toEqual(expected);
      for (const question of sheets.flatMap(({ questions }) => questions)) asked.add(question.asked);
    }
    const needs = new Set(game.species.map((species) => (localNeed(species) ?? globalNeed(species))?.asked));
    if (name === "dartmoor") needs.add("doubled" as never);
    needs.delete(undefined);
    expect([...asked].sort()).toEqual([...needs].sort());
  }, 60_000);

  it("has only rules that can be asked for", () => {
    for (const species of GAMES[name].species) {
      const rule = species.points;
      const local = localNeed(species);
      if (local) expect(["per", "at_least", "alone"], species.key).toContain(rule.kind);
      if (local && rule.kind === "per") expect(["cards-at", "own-leaf"], species.key).toContain(local.asked);
      if (species.tags.includes("plant")) expect([undefined, "on"], species.key).toContain(local?.asked);
    }
  });
});

describe("the worked examples", () => {
  it.each([
    [forest85, 85, ["cards-at:silver_fir:1", "own-leaf:roe_deer:1"]],
    [dartmoor127, 127, ["full:crab_apple:1", "on:wheatear:moor:1", "own-leaf:roe_deer:1"]],
  ])("%#", (example, total, ids) => {
    const { open, sheets } = answered(read(example).forests!);
    expect(sheets[0]!.total).toBe(total);
    expect(open[0]!.questions.map(({ id }) => id).sort()).toEqual(ids);
  });
});

const questions = (cards: Record<string, number>, game: GameName = "forest", rest: Partial<Counted> = {}) =>
  countUp(game, [counted(cards, rest)])[0]!.questions;
const ids = (...args: Parameters<typeof questions>) => questions(...args).map(({ id }) => id);

describe("what the numbers tell is not asked", () => {
  it.each<[string, Record<string, number>, string[]]>([
    ["no beech, no finch at one", { chaffinch: 2, oak: 3 }, []],
    ["all are beeches", { chaffinch: 2, beech: 2 }, []],
    ["more finches than other trees: some are at a beech", { chaffinch: 2, beech: 1, oak: 1 }, []],
    ["a finch at a beech or not", { chaffinch: 1, beech: 1, oak: 1 }, ["on:chaffinch:beech:1"]],
    ["no shrub, no nightingale on one", { nightingale: 1, oak: 1 }, []],
    ["a single toad", { common_toad: 1, oak: 3 }, []],
    ["two toads at one tree", { common_toad: 2, oak: 1 }, []],
    ["two toads", { common_toad: 2, oak: 2 }, ["paired:common_toad:2"]],
    ["a dormouse without bats", { european_fat_dormouse: 2, oak: 3 }, []],
    ["a dormouse and a bat at the only tree", { european_fat_dormouse: 1, bechsteins_bat: 1, oak: 1 }, []],
    [
      "a dormouse and a bat",
      { european_fat_dormouse: 1, bechsteins_bat: 1, oak: 2 },
      ["beside:european_fat_dormouse:bat:1"],
    ],
    ["ants where all are trees", { wood_ant: 2, mole: 1, oak: 4 }, []],
    ["ants where there are shrubs", { wood_ant: 1, mole: 1, oak: 2, elderberry: 1 }, ["below-trees:2"]],
    ["martens without what fills a tree", { beech_marten: 2, oak: 3, mole: 1 }, []],
    ["martens", { beech_marten: 2, oak: 3, mole: 1, goshawk: 1 }, ["full-trees:3"]],
    ["a tree that must be full", { beech_marten: 2, oak: 1, mole: 1, goshawk: 1 }, []],
    ["the only card", { european_polecat: 1, oak: 2 }, []],
    ["a polecat at the only tree, and something else", { european_polecat: 1, mole: 1, oak: 1 }, []],
    ["a polecat", { european_polecat: 1, mole: 1, oak: 2 }, ["alone:european_polecat:1"]],
    ["only firs", { silver_fir: 2, mole: 1, goshawk: 1 }, []],
    ["a fir without anybody", { silver_fir: 2, oak: 1 }, []],
    ["bees where no rule asks for them", { violet_carpenter_bee: 2, oak: 2, elderberry: 2 }, []],
    ["bees at trees, as there are no shrubs", { violet_carpenter_bee: 2, moss: 1, oak: 9, birch: 1 }, []],
    ["bees that cannot matter", { violet_carpenter_bee: 2, moss: 1, oak: 3, elderberry: 2 }, []],
    ["bees for moss", { violet_carpenter_bee: 1, moss: 1, oak: 9, elderberry: 1 }, ["bees:violet_carpenter_bee:1"]],
    ["beeches enough without bees", { violet_carpenter_bee: 1, beech: 4, oak: 1 }, []],
    [
      "the fourth beech is a bee or not",
      { violet_carpenter_bee: 1, beech: 3, oak: 1 },
      ["bees-at:violet_carpenter_bee:beech:1"],
    ],
    ["chestnuts at their most", { violet_carpenter_bee: 1, horse_chestnut: 7, oak: 1 }, []],
    ["a deer with nobody", { roe_deer: 1 }, []],
    ["bison whose leaves are all known", { european_bison: 2, oak: 3, sycamore: 1 }, []],
    ["bison and leaves", { european_bison: 1, oak: 3, chaffinch: 1 }, ["leaves:oak+beech"]],
  ])("%s", (_, cards, expected) => expect(ids(cards)).toEqual(expected));

  it.each<[string, Record<string, number>, string[]]>([
    ["a wheatear where only moors are", { wheatear: 1, tor: 2 }, []],
    ["a wheatear", { wheatear: 1, tor: 1, moor_birch: 1 }, ["on:wheatear:moor:1"]],
    ["plants without a bog", { heather: 2, tor: 2, gnat: 1 }, []],
    ["plants that score nothing twice", { heather: 2, blanket_bog: 1, tor: 2 }, []],
    ["plants at a bog", { heather: 2, blanket_bog: 1, tor: 2, gnat: 1 }, ["doubled:heather:blanket_bog:2"]],
    ["plants that are only at a bog", { bog_asphodel: 1, blanket_bog: 1, moor_birch: 4 }, []],
    ["an apple that cannot be full", { crab_apple: 1, gnat: 2, buzzard: 1, moor_birch: 3 }, []],
  ])("Dartmoor: %s", (_, cards, expected) => expect(ids(cards, "dartmoor")).toEqual(expected));

  it("asks a rival's bees only where they decide who has most", () => {
    const beekeeper = (trees: number) => counted({ oak: trees, elderberry: 1, violet_carpenter_bee: 1 });
    const woodpecker = counted({ birch: 3, great_spotted_woodpecker: 1 });
    const asked = (trees: number) =>
      countUp("forest", [woodpecker, beekeeper(trees)]).map((sheet) => sheet.questions.length);
    expect(asked(2)).toEqual([0, 0]);
    expect(asked(3)).toEqual([0, 1]);
    expect(asked(4)).toEqual([0, 0]);
  });
});

describe("an answer", () => {
  const cards = { chaffinch: 2, beech: 2, oak: 2 };

  it("is the least that can be until it is given", () => {
    const [sheet] = countUp("forest", [counted(cards)]);
    expect(sheet!.questions).toMatchObject([{ min: 0, max: 2, value: 0, answered: false }]);
    const finches = sheet!.lines.find(({ key }) => key === "chaffinch");
    expect(finches).toMatchObject({ points: 0, count: 0, cards: 2, asked: "on" });
  });

  it("counts, and stays within what can be", () => {
    const total = (n: number) =>
      countUp("forest", [counted(cards, { answers: { "on:chaffinch:beech:2": n } })])[0]!.total;
    expect([0, 1, 2, 9].map(total)).toEqual([0, 5, 10, 10]);
  });

  it("is asked for again when there are more of the cards", () => {
    const answers = { "on:chaffinch:beech:2": 1 };
    expect(questions({ ...cards, chaffinch: 3 }, "forest", { answers })).toMatchObject([{ answered: false, n: 3 }]);
  });
});
