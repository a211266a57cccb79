import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import jsQR from "jsqr";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { forest } from "../../cards/fixture";
import { go } from "../../router";
import { speak } from "../../words/words.svelte";
import { bgStatsFile, bgStatsLink } from "./bgstats";
import { csv } from "./csv";
import { Unreadable, newGames, parse, write } from "./file";
import { GAMES, game } from "./fixture";
import History from "./History.svelte";
import { path, squares } from "./qr";
import Qr from "./Qr.svelte";
import { byCategory, newId, ranked } from "./record";
import { Records, records } from "./records.svelte";
import Scan from "./Scan.svelte";
import { canScan, scan } from "./scanner";
import { scored } from "./scored";
import { Memory, openShelf } from "./shelf";
import { ALL, averages, distribution, filtered, groups, persons, scoreHistory, trend } from "./stats";
import { about, headline, inWords } from "./words";

const [A, B, C] = GAMES as [(typeof GAMES)[0], (typeof GAMES)[0], (typeof GAMES)[0]];

beforeAll(() => speak("en"));

describe("a record", () => {
  it("ranks players, ties sharing a place and the victory", () => {
    expect(ranked(B).map(({ name, place, winner, seat }) => [name, place, winner, seat])).toEqual([
      ["ana ", 1, true, 0],
      ["Ben", 1, true, 1],
      ["Cleo", 3, false, 2],
    ]);
    expect(ranked(C)[0]).toMatchObject({ place: 1, winner: false });
  });

  it("puts points where they come from", () => {
    const lines = [
      { key: "oak", points: 10 },
      { key: "tawny_owl", points: 5 },
      { key: "butterfly_sets", points: 6 },
      { key: "cave", points: 2 },
    ];
    expect(byCategory(forest, lines)).toEqual({ tree: 10, top: 11, cave: 2 });
  });

  it("is made of forests and their score sheets", () => {
    const line = {
      key: "linden",
      points: 3,
      count: 1,
      host: 0,
      slot: -1,
      at: -1,
      symbol: "",
      doubled: false,
      sizes: [],
    };
    const forests = { game: "forest" as const, players: [{ name: " Ana " }, {}] };
    const made = scored(
      forests,
      [
        { total: 3, lines: [line] },
        { total: 0, lines: [] },
      ],
      {
        id: "x",
        played: 5,
        nameless: (player) => `Player ${player + 1}`,
      },
    );
    expect(made).toMatchObject({ id: "x", game: "forest", played: 5, location: "", forests });
    expect(made.sets).toContain("base");
    expect(made.players).toEqual([
      { name: "Ana", total: 3, points: { tree: 3 } },
      { name: "Player 2", total: 0, points: {} },
    ]);
  });

  it("has an id of its own", () => {
    expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(newId()).not.toBe(newId());
  });

  it("can be told", () => {
    expect(headline(A)).toBe("Ben wins by 20");
    expect(headline(B)).toBe("ana  and Ben share the victory");
    expect(headline(C)).toBe("Ana scores 200 points");
    expect(about({ ...B, sets: ["base", "alpine"] }, ["Alpine"])).toBe(
      "Forest Shuffle with Alpine, 3 players, May 4, 2026, Zuhause",
    );
    expect(inWords(A, []).split("\n")).toEqual([
      "Spinney · Forest Shuffle, 2 players, May 1, 2026",
      "1st Ben: 140 points",
      "2nd Ana: 120 points",
    ]);
  });
});

describe("a count that is open", () => {
  const open = { most: 127, leaves: 14, questions: 0 };
  const half = (ben: number) => ({
    ...A,
    players: [
      { name: "Ana", total: 121, points: { tree: 121 }, open },
      { name: "Ben", total: ben, points: { tree: ben } },
    ],
  });

  it("is told in words and in every export", () => {
    expect(inWords(half(90), [])).toContain("1st Ana: 121 points, up to 127; 14 symbols open");
    expect(csv([half(90)])).toMatch(/,Ana,1,1,121,.*,127,14\r\n/);
    expect(parse(write([half(90)]))).toEqual([half(90)]);
    const told = "Ana: 121, up to 127; 14 symbols open";
    expect(JSON.parse(bgStatsFile(half(90), [])).plays[0].comments).toBe(told);
    expect(JSON.parse(new URL(bgStatsLink(half(90), [])).searchParams.get("data")!).comments).toBe(told);
    expect(JSON.parse(bgStatsFile(A, [])).plays[0].comments).toBe("");
  });

  it("gives no victory that it may still take away", () => {
    expect(headline(half(90))).toBe("Ana wins by 31");
    expect(headline(half(125))).toBe("Ben is ahead");
    expect(ranked(half(125)).map(({ winner }) => winner)).toEqual([false, false]);
    expect(headline(half(121))).toBe("Level so far: Ana and Ben");
    expect(headline(half(128))).toBe("Ben wins by 7");
  });
});

describe("a table for other programs", () => {
  it("has a row for every player", () => {
    const lines = csv([A]).split("\r\n");
    expect(lines[0]).toBe(
      "\uFEFFid,played,location,game,sets,players,player,place,winner,total,tree,shrub,moor,top,side,bottom,cave,up_to,open",
    );
    expect(lines[1]).toBe("a,2026-05-01 20:30:00,,forest,base,2,Ben,1,1,140,140,0,0,0,0,0,0,140,0");
    expect(lines[2]).toContain(",Ana,2,0,120,");
    expect(lines).toHaveLength(4);
  });

  it("keeps commas, quotes and new lines in their field, and no formula", () => {
    const odd = game(
      "x",
      0,
      [
        ['Ana "A", B', 1],
        ["=1+1", -2],
        ["two\nlines", 0],
      ],
      { location: "-home" },
    );
    const text = csv([odd]);
    expect(text).toContain(',"Ana ""A"", B",1,1,1,');
    expect(text).toContain(",'=1+1,3,0,-2,");
    expect(text).toContain(',"two\nlines",2,');
    expect(text).toContain(",'-home,");
  });
});

describe("for BG Stats", () => {
  const read = (link: string) => JSON.parse(new URL(link).searchParams.get("data")!) as Record<string, unknown>;

  it("a game is a link", () => {
    const link = bgStatsLink(B, ["Alpine"]);
    expect(link.startsWith("https://app.bgstatsapp.com/createPlay.html?data=")).toBe(true);
    expect(read(link)).toEqual({
      sourceName: "Spinney",
      sourcePlayId: "b",
      location: "Zuhause",
      board: "Alpine",
      playDate: new Date(B.played).toISOString().slice(0, 19).replace("T", " "),
      game: { name: "Forest Shuffle", bggId: 391163, sourceGameId: "forest", highestWins: true, noPoints: false },
      players: [
        { name: "ana ", sourcePlayerId: "ana", score: 160, rank: 1, winner: true, startPlayer: false },
        { name: "Ben", sourcePlayerId: "ben", score: 160, rank: 1, winner: true, startPlayer: false },
        { name: "Cleo", sourcePlayerId: "cleo", score: 90, rank: 3, winner: false, startPlayer: false },
      ],
    });
    expect(read(bgStatsLink(A, []))).not.toHaveProperty("location");
    expect(read(bgStatsLink(C, []))).toMatchObject({ game: { bggId: 438402 } });
  });

  it("a game is a file whose parts refer to each other", () => {
    const file = JSON.parse(bgStatsFile(B, []));
    expect(file.games).toMatchObject([{ id: 1, bggId: 391163 }]);
    expect(file.locations).toEqual([{ id: 1, name: "Zuhause" }]);
    const [play] = file.plays;
    expect(play).toMatchObject({
      uuid: "b",
      gameRefId: 1,
      locationRefId: 1,
      playDate: "2026-05-04 20:30:00",
      playDateYmd: 20260504,
    });
    const scores = play.playerScores.map((one: { playerRefId: number; score: string; winner: boolean }) => [
      file.players.find(({ id }: { id: number }) => id === one.playerRefId).name,
      one.score,
      one.winner,
    ]);
    expect(scores).toEqual([
      ["ana ", "160", true],
      ["Ben", "160", true],
      ["Cleo", "90", false],
    ]);
  });
});

describe("a file of games", () => {
  const damaged = (change: object) => write([A, { ...B, ...change }]);
  const why = (text: string) => {
    try {
      parse(text);
    } catch (error) {
      return error instanceof Unreadable && [error.reason, error.n];
    }
    return "read";
  };

  it("is read as it was written", () => {
    const forests = { game: "forest" as const, players: [{ name: "Ana", hosts: [{ card: "oak" }] }] };
    const all = [A, B, { ...C, forests }];
    expect(parse(write(all))).toEqual(all);
  });

  it("that is none, is damaged or too new says so", () => {
    expect(why("{")).toEqual(["text", 0]);
    expect(why("[]")).toEqual(["kind", 0]);
    expect(why('{"kind":"spinney-scores","version":1}')).toEqual(["kind", 0]);
    expect(why('{"kind":"spinney-scores","version":2,"games":[]}')).toEqual(["version", 0]);
    for (const change of [
      { id: "" },
      { game: "chess" },
      { sets: "base" },
      { played: "today" },
      { saved: 1e20 },
      { location: null },
      { players: [] },
      { players: [{ name: "Ana", total: "9", points: {} }] },
      { players: [{ name: "Ana", total: 9, points: { luck: 9 } }] },
      { players: [{ name: "Ana", total: 9, points: {}, open: { most: 9 } }] },
      { forests: { game: "forest" } },
      { forests: "oak" },
    ])
      expect(why(damaged(change)), JSON.stringify(change)).toEqual(["damaged", 2]);
  });

  it("brings nothing that a record does not have", () => {
    expect(parse(damaged({ extra: 1 }))[1]).toEqual(B);
  });

  it("adds what is new, and what was changed since", () => {
    const newer = { ...A, saved: A.saved + 1, location: "Park" };
    expect(newGames([A, B], [A, B, C])).toEqual([C]);
    expect(newGames([A], [newer])).toEqual([newer]);
    expect(newGames([newer], [A])).toEqual([]);
    expect(newGames([], [newer, A, A])).toEqual([newer]);
  });
});

describe("statistics", () => {
  it("are of the games that are asked for", () => {
    const ids = (filter: object) => filtered(GAMES, { ...ALL, ...filter }).map(({ id }) => id);
    expect(ids({})).toEqual(["a", "b", "c"]);
    expect(ids({ game: "forest" })).toEqual(["a", "b"]);
    expect(ids({ count: 3 })).toEqual(["b"]);
    expect(ids({ persons: ["ana", "ben"] })).toEqual(["a", "b"]);
    expect(ids({ persons: ["cleo"], count: 2 })).toEqual([]);
  });

  it("tell of everybody, however the name is spelt", () => {
    expect(persons(GAMES)).toEqual([
      { person: "ana", name: "Ana", games: 3, wins: 1, against: 2, average: 160, best: 200 },
      { person: "ben", name: "Ben", games: 2, wins: 2, against: 2, average: 150, best: 160 },
      { person: "cleo", name: "Cleo", games: 1, wins: 0, against: 1, average: 90, best: 90 },
    ]);
  });

  it("count scores in classes of a round width", () => {
    expect(distribution(GAMES, 6)).toEqual([
      { from: 75, to: 99, count: 1 },
      { from: 100, to: 124, count: 1 },
      { from: 125, to: 149, count: 1 },
      { from: 150, to: 174, count: 2 },
      { from: 175, to: 199, count: 0 },
      { from: 200, to: 224, count: 1 },
    ]);
    expect(
      distribution(
        [
          game("x", 0, [
            ["Ana", -3],
            ["Ben", 4],
          ]),
        ],
        5,
      ).map(({ from, count }) => [from, count]),
    ).toEqual([
      [-5, 1],
      [0, 1],
    ]);
    expect(distribution([], 5)).toEqual([]);
  });

  it("follow a person from game to game", () => {
    expect(scoreHistory([C, A, B], "ana")).toEqual([120, 160, 200]);
    expect(scoreHistory([C, A, B], "cleo")).toEqual([null, 90, null]);
    expect(trend([10, 20, 0, 10, 10, 60, 20])).toEqual([10, 15, 10, 10, 10, 20, 20]);
  });

  it("say what a kind of card brings", () => {
    const one = game("x", 0, []);
    one.players = [
      { name: "Ana", total: 30, points: { tree: 20, top: 10 } },
      { name: "Ben", total: 5, points: { cave: 5 } },
    ];
    const two = { ...one, id: "y", players: [{ name: "Ana", total: 11, points: { tree: 11 } }] };
    expect(averages([one, two], ["ana", "ben"])).toEqual([
      { category: "tree", points: [15.5, 0] },
      { category: "top", points: [5, 0] },
      { category: "cave", points: [0, 5] },
    ]);
  });

  it("compare games and numbers of players", () => {
    expect(
      groups([
        ...GAMES,
        game("d", 12, [
          ["Ana", 100],
          ["Dan", 180],
        ]),
      ]),
    ).toEqual([
      { game: "forest", count: 2, games: 2, average: 135, winning: 160, best: 180 },
      { game: "forest", count: 3, games: 1, average: 410 / 3, winning: 160, best: 160 },
      { game: "dartmoor", count: 1, games: 1, average: 200, winning: 200, best: 200 },
    ]);
  });
});

describe("a QR code", () => {
  afterEach(cleanup);

  /** As a camera sees it. */
  function seen(text: string): string | undefined {
    const rows = squares(text);
    const SCALE = 3;
    const size = rows.length * SCALE;
    const pixels = new Uint8ClampedArray(4 * size * size).fill(255);
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1)
        if (rows[Math.floor(y / SCALE)]![Math.floor(x / SCALE)])
          pixels.fill(0, 4 * (y * size + x), 4 * (y * size + x) + 3);
    return jsQR(pixels, size, size)?.data;
  }

  it.each([1, 60, 300, 800, 1500])("of %d letters can be read", (length) => {
    const letters = "https://spinney.example/pad#AQz-_09xYwKbTq7mNfRd";
    const text = letters.repeat(Math.ceil(length / letters.length)).slice(0, length);
    expect(seen(text)).toBe(text);
  });

  it("can be read whatever the language", () => {
    expect(seen("Forêt d’Élodie, Käuzchen ✓")).toBe("Forêt d’Élodie, Käuzchen ✓");
  });

  it("has a quiet zone of four squares", () => {
    const rows = squares("a");
    expect(
      rows
        .slice(0, 4)
        .flat()
        .concat(rows.map((row) => row[3]!)),
    ).not.toContain(true);
    expect(rows[4]!.slice(4, 11)).toEqual(Array(7).fill(true));
  });

  it("is drawn in runs", () => {
    expect(
      path([
        [true, true, false],
        [false, false, true],
      ]),
    ).toBe("M0 0h2v1H0zM2 1h1v1H2z");
  });

  it("has its limits", async () => {
    expect(() => squares("x".repeat(4000))).toThrow();
    render(Qr, { text: "x".repeat(4000), label: "Much" });
    expect(await screen.findByText("This is too much for a QR code.")).toBeTruthy();
  });

  it("says what it is for", async () => {
    render(Qr, { text: "https://spinney.example/pad", label: "Link to this pad" });
    const code = await screen.findByRole("img", { name: "Link to this pad" });
    expect(code.querySelector("path")!.getAttribute("d")).toBe(path(squares("https://spinney.example/pad")));
  });
});

describe("scanning", () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    stop.mockReset();
  });
  const stop = vi.fn();

  function browser(codes: string[][]): HTMLVideoElement {
    vi.stubGlobal(
      "BarcodeDetector",
      class {
        static getSupportedFormats = async () => ["qr_code"];
        detect = async () => (codes.shift() ?? []).map((rawValue) => ({ rawValue }));
      },
    );
    vi.stubGlobal("navigator", { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [{ stop }] }) } });
    return { play: async () => undefined } as HTMLVideoElement;
  }

  it("is offered only where it works", async () => {
    expect(await canScan()).toBe(false);
    browser([]);
    expect(await canScan()).toBe(true);
  });

  it("waits for a code that is wanted, then lets the camera go", async () => {
    const video = browser([[], ["tel:110"], ["tel:112", "https://here/pad"]]);
    expect(await scan(video, (text) => text.startsWith("https://here/"), new AbortController().signal)).toBe(
      "https://here/pad",
    );
    expect(stop).toHaveBeenCalledOnce();
  });

  it("hands on what it reads", async () => {
    browser([["tel:110"], ["https://here/pad"]]);
    vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    vi.spyOn(HTMLMediaElement.prototype, "srcObject", "set").mockReturnValue();
    const onread = vi.fn();
    render(Scan, { wanted: (text: string) => text.startsWith("https:"), onread, onclose: vi.fn() });
    await waitFor(() => expect(onread).toHaveBeenCalledWith("https://here/pad"));
  });

  it("says so if there is no camera", async () => {
    browser([]);
    vi.stubGlobal("navigator", { mediaDevices: { getUserMedia: () => Promise.reject(new Error("no")) } });
    render(Scan, { wanted: () => true, onread: vi.fn(), onclose: vi.fn() });
    expect((await screen.findByRole("alert")).textContent).toContain("camera app");
  });

  it("ends when nobody looks any more", async () => {
    const gone = new AbortController();
    gone.abort();
    expect(await scan(browser([["x"]]), () => true, gone.signal)).toBeNull();
  });
});

describe("the games of this device", () => {
  it("are kept as long as the page where there is no database", async () => {
    expect(await openShelf()).toBeInstanceOf(Memory);
  });

  it("are there, the latest first, until they are removed", async () => {
    const own = new Records(Promise.resolve(new Memory()));
    await own.keep(A, C);
    await own.keep(B, { ...A, location: "Park" });
    expect(own.games!.map(({ id }) => id)).toEqual(["c", "b", "a"]);
    expect(own.find("a")!.location).toBe("Park");
    await own.remove("c");
    expect(own.games!.map(({ id }) => id)).toEqual(["b", "a"]);
    expect(own.find(null)).toBeUndefined();
  });
});

describe("the page of scored games", () => {
  beforeEach(async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    go("/pad/history");
    for (const { id } of records().games ?? []) await records().remove(id);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  const shown = () => screen.getAllByRole("link").filter((link) => link.getAttribute("href")?.includes("?game="));

  it("invites to score one", async () => {
    render(History);
    expect((await screen.findByRole("link", { name: "Score a game" })).getAttribute("href")).toBe("/pad");
  });

  it("lists them by month and narrows them down", async () => {
    await records().keep(
      ...GAMES,
      game("d", 40, [
        ["Ben", 111],
        ["Ana", 99],
      ]),
    );
    render(History);
    expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual(
      expect.arrayContaining(["June 2026", "May 2026"]),
    );
    expect(shown()).toHaveLength(4);
    await fireEvent.click(screen.getByRole("button", { name: "Cleo" }));
    expect(shown()).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "Cleo" }));
    await fireEvent.change(screen.getByRole("combobox", { name: "Game" }), { target: { value: "dartmoor" } });
    expect(shown()[0]!.textContent).toContain("200");
    await fireEvent.change(screen.getByRole("combobox", { name: "Number of players" }), { target: { value: "2" } });
    expect(screen.getByText("No games match.")).toBeTruthy();
  });

  it("opens one, with its forests where somebody can show them", async () => {
    const forests = { game: "forest" as const, players: [{ name: "Ana" }] };
    await records().keep({ ...A, forests });
    const onopen = vi.fn();
    render(History, { onopen });
    await fireEvent.click(shown()[0]!);
    expect(await screen.findByRole("heading", { name: "Ben wins by 20" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "See the forests" }));
    expect(onopen).toHaveBeenCalledWith(expect.objectContaining({ id: "a", forests }));
  });

  it("deletes one and takes it back", async () => {
    await records().keep(A, B);
    go("/pad/history?game=a");
    render(History);
    await fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(shown()).toHaveLength(2));
  });

  it("adds games of a file, or says why not", async () => {
    await records().keep(A);
    render(History);
    const add = async (text: string) => {
      await fireEvent.click(screen.getByRole("button", { name: "Files" }));
      const input = screen.getByLabelText("Add games from a file");
      await fireEvent.change(input, { target: { files: [new File([text], "games.json")] } });
    };
    await add(write([A, B]));
    expect(await screen.findByText("1 game added. 1 was already here.")).toBeTruthy();
    expect(shown()).toHaveLength(2);
    await add("nonsense");
    expect(await screen.findByText(/^games\.json can’t be read/)).toBeTruthy();
    await add(write([{ ...C, played: NaN }]));
    expect(await screen.findByText("games.json is damaged at game 1. Nothing was added.")).toBeTruthy();
    expect(shown()).toHaveLength(2);
  });

  it("tells what they say together", async () => {
    await records().keep(...GAMES);
    render(History);
    const [table] = screen.getAllByRole("table");
    const row = within(table!).getByRole("row", { name: /^Ana/ });
    expect(
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(["3", "1 50%", "160.0", "200"]);
    expect(screen.getByRole("img", { name: "Points from game to game" })).toBeTruthy();
    expect(screen.getByText("160 to 169 points: 2 times")).toBeTruthy();
  });
});
