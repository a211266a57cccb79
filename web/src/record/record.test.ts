import { describe, expect, test } from "vitest";
import type { Level } from "../home/levels";
import { type OwnRecord, parse, together, write as written } from "./file";
import { type Played, levelAgainst, merged, scoredMost, streak, suggestion, tally } from "./record";

let made = 0;
const game = (more: Partial<Played> = {}): Played => ({
  id: `g${++made}`,
  code: "ABCDEF",
  game: "forest",
  at: 1_700_000_000_000 + made,
  points: 80,
  place: 1,
  others: [{ level: "medium", points: 60 }],
  solo: null,
  species: {},
  daily: null,
  ...more,
});
const results = (text: string, level: Level = "medium"): Played[] =>
  [...text].map((each) => game({ place: each === "w" ? 1 : 2, others: [{ level, points: 60 }] }));

describe("what games say together", () => {
  test("wins, the average and the best", () => {
    expect(tally([game({ points: 100 }), game({ points: 50, place: 2 })])).toEqual({
      games: 2,
      won: 1,
      average: 75,
      best: 100,
    });
    expect(tally([])).toEqual({ games: 0, won: 0, average: 0, best: 0 });
  });

  test("a solo game is won with a medal", () => {
    const solo = (medal: string | null) => game({ others: [], solo: { challenge: "moors", medal } });
    expect(tally([solo("gold"), solo(null)]).won).toBe(1);
  });

  test("mixed rivals have no level", () => {
    expect(levelAgainst(game())).toBe("medium");
    expect(
      levelAgainst(
        game({
          others: [
            { level: "easy", points: 1 },
            { level: "hard", points: 2 },
          ],
        }),
      ),
    ).toBeNull();
    expect(levelAgainst(game({ others: [{ level: null, points: 3 }] }))).toBeNull();
  });

  test("the species that scored most", () => {
    const games = [game({ species: { wolf: 20, oak: 10 } }), game({ species: { oak: 15, moss: 5 } })];
    expect(scoredMost(games, 2)).toEqual([
      ["oak", 25],
      ["wolf", 20],
    ]);
  });

  test("a streak lasts until a day is missed, and today can still be played", () => {
    const days = (...all: string[]) => all.map((daily) => game({ daily }));
    expect(streak([], "2026-03-01")).toBe(0);
    expect(streak(days("2026-03-01", "2026-02-28", "2026-02-27"), "2026-03-01")).toBe(3);
    expect(streak(days("2026-02-28", "2026-02-28", "2026-02-27"), "2026-03-01")).toBe(2);
    expect(streak(days("2026-02-27", "2026-02-26"), "2026-03-01")).toBe(0);
    expect(streak(days("2026-03-01", "2026-02-27"), "2026-03-01")).toBe(1);
    expect(streak(days("2026-01-01", "2025-12-31"), "2026-01-01")).toBe(2);
  });
});

describe("a level that fits", () => {
  test("comes after five games, if four were won or lost", () => {
    expect(suggestion(results("wwww"), "forest", "medium")).toBeNull();
    expect(suggestion(results("wwwwl"), "forest", "medium")).toEqual({ level: "fairly-hard", won: 4 });
    expect(suggestion(results("wwwll"), "forest", "medium")).toBeNull();
    expect(suggestion(results("llllw"), "forest", "medium")).toEqual({ level: "fairly-easy", won: 1 });
  });

  test("looks at the latest games of this game and level only", () => {
    expect(suggestion(results("lllllwwwww"), "forest", "medium")).toEqual({ level: "fairly-hard", won: 5 });
    expect(suggestion(results("wwwww"), "dartmoor", "medium")).toBeNull();
    expect(suggestion(results("wwwww", "easy"), "forest", "medium")).toBeNull();
  });

  test("there is nothing above the highest and nothing below the lowest", () => {
    expect(suggestion(results("wwwww", "expert"), "forest", "expert")).toBeNull();
    expect(suggestion(results("lllll", "very-easy"), "forest", "very-easy")).toBeNull();
  });
});

describe("the file", () => {
  const none: OwnRecord = { games: [], puzzles: {}, medals: {} };
  const write = (games: Played[]) => written({ ...none, games });

  test("holds everything, and nothing comes twice", () => {
    const own: OwnRecord = {
      games: [
        game({ daily: "2026-11-18", species: { wolf: 9 } }),
        game({ solo: { challenge: "bats", medal: "gold" }, others: [] }),
      ],
      puzzles: { "0123456789": { game: "forest", at: 5, first: true } },
      medals: { bats: "gold" },
    };
    const read = parse(written(own))!;
    expect(read).toEqual(own);
    const [first, second] = own.games;
    expect(merged(own.games, read.games)).toHaveLength(2);
    expect(merged([first!], read.games).map(({ id }) => id)).toEqual([second!.id, first!.id]);
    expect(together(none, own)).toEqual({ ...own, games: [second, first] });
    expect(together(own, own)).toEqual(together(none, own));
  });

  test("of two devices come the first solution, the best medal, and the daily deal played first", () => {
    const here: OwnRecord = {
      games: [
        game({ id: "late", daily: "2026-11-18", at: 20 }),
        game({ id: "solo", daily: "2026-11-18", at: 30, solo: { challenge: "bats", medal: null } }),
      ],
      puzzles: { a: { game: "forest", at: 9, first: false }, b: { game: "forest", at: 1, first: true } },
      medals: { bats: "silver", moors: "gold" },
    };
    const there: OwnRecord = {
      games: [game({ id: "early", daily: "2026-11-18", at: 10 })],
      puzzles: { a: { game: "forest", at: 3, first: true }, b: { game: "forest", at: 4, first: false } },
      medals: { bats: "gold", moors: "bronze", frogs: "bronze" },
    };
    const all = together(here, there);
    expect(all).toEqual(together(there, here));
    expect(all.games.map(({ id }) => id)).toEqual(["solo", "early"]);
    expect(all.puzzles).toEqual({ a: there.puzzles.a, b: here.puzzles.b });
    expect(all.medals).toEqual({ bats: "gold", frogs: "bronze", moors: "gold" });
  });

  test("one of the first version has only games", () => {
    const games = [game()];
    const old = JSON.stringify({ kind: "spinney-record", version: 1, games });
    expect(parse(old)).toEqual({ ...none, games });
  });

  test.each([
    "",
    "[]",
    '{"kind":"spinney-scores","version":1,"games":[]}',
    write([]).replace('"version": 2', '"version": 3'),
    written({ ...none, medals: { bats: "platinum" } }),
    written({ ...none, puzzles: { a: { game: "chess", at: 1, first: true } } } as unknown as OwnRecord),
    ...(
      [
        { id: "" },
        { game: "chess" },
        { points: 1.5 },
        { place: 0 },
        { others: [{ level: "godlike", points: 1 }] },
        { species: { wolf: "many" } },
        { daily: "yesterday" },
        { solo: { challenge: "bats", medal: "platinum" } },
      ] as object[]
    ).map((wrong) => write([{ ...game(), ...wrong } as Played])),
  ])("%s is refused", (text) => expect(parse(text)).toBeNull());

  test("only known fields are taken", () => {
    const text = write([{ ...game(), more: "<script>" } as Played]);
    expect(Object.keys(parse(text)!.games[0]!)).not.toContain("more");
  });
});
