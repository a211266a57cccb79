import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../api";
import { BEECH, OWL, forest } from "../cards/fixture";
import type { Answer } from "../play/connection.svelte";
import { go } from "../router";
import { seatAt } from "../seats.svelte";
import { speak } from "../words/words.svelte";
import { below, ceiling, line, markedAt, scale, spread, ticks } from "./chart";
import End from "./End.svelte";
import { Finished } from "./finished.svelte";
import { INFO, REVIEW, SHEETS, TURNS, VIEW, fakeTable } from "./fixture";
import { clamped, gain, movedIn, nextWinter, scoresOf, stepOf, winters } from "./history";
import { arranged } from "./forestPicture";
import { award, medals } from "./medals.svelte";
import { people } from "./people";
import { headline, inWords, played } from "./result";
import { best, groups, ranked, ranking, summed, symbolOf } from "./sheet";

beforeAll(() => speak("en"));
beforeEach(() => {
  go("/t/ABCDEF");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ turns: TURNS }))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

describe("score sheets side by side", () => {
  it("are grouped by where the cards lie", () => {
    const found = groups(forest, SHEETS);
    expect(found.map(({ category, points }) => [category, points])).toEqual([
      ["tree", [5, 0]],
      ["top", [11, 0]],
      ["cave", [2, 9]],
    ]);
    expect(found[0]!.rows.map((row) => row.key)).toEqual(["oak", "beech"]);
    expect(found[1]!.rows.map((row) => row.key)).toEqual(["tawny_owl", "butterfly_sets"]);
  });

  it("can be ordered by anybody's points", () => {
    const rows = groups(forest, SHEETS).flatMap((group) => group.rows);
    expect(ranked(rows, null).map((row) => row.key)[0]).toBe("cave");
    expect(ranked(rows, 0).map((row) => row.key)[0]).toBe("butterfly_sets");
  });

  it("say who has most, unless all have the same", () => {
    expect(best([1, 7, 7])).toEqual([false, true, true]);
    expect(best([4, 4])).toEqual([false, false]);
    expect(best([4])).toEqual([false]);
  });

  it("are summed up by species, each reason once", () => {
    const [sum] = summed(forest, [SHEETS[0]!.lines[0]!, { ...SHEETS[0]!.lines[0]! }]);
    expect(sum).toMatchObject({
      key: "beech",
      cards: 2,
      points: 10,
      reasons: [[{ kind: "text", text: "why beech" }]],
      symbol: "beech",
    });
  });

  it("show the leaf of the half that lies there", () => {
    expect(symbolOf(forest, SHEETS[0]!.lines[1]!)).toBe("beech");
    expect(symbolOf(forest, { ...SHEETS[0]!.lines[1]!, slot: 1 })).toBe("sycamore");
    expect(symbolOf(forest, SHEETS[0]!.lines[2]!)).toBe("");
  });

  it("rank players, ties sharing a place", () => {
    expect(ranking([5, 9, 9, 1])).toEqual({ place: [3, 1, 1, 4], order: [1, 2, 0, 3] });
  });
});

describe("a chart", () => {
  it("has round numbers at its side", () => {
    expect(ticks(100, 4)).toEqual([0, 25, 50, 75, 100]);
    expect(ticks(168, 4)).toEqual([0, 50, 100, 150]);
    expect(ticks(7, 4)).toEqual([0, 2, 4, 6]);
    expect(ticks(1, 4)).toEqual([0, 1]);
    expect(ceiling([0, 160], 4)).toBe(172.5);
  });

  it("draws lines and what is below them", () => {
    const x = scale(2, 0, 20),
      y = scale(10, 100, 0);
    expect(line([0, 5, 10], x, y)).toBe("M0 100L10 50L20 0");
    expect(below([0, 5], x, y, 100)).toBe("M0 100L10 50L10 100L0 100Z");
    expect(scale(0, 5, 9)(0)).toBe(5);
  });

  it("moves labels apart, and no further", () => {
    expect(spread([50, 52, 100], 10, 0, 200)).toEqual([50, 60, 100]);
    expect(spread([100, 98], 10, 0, 100)).toEqual([100, 90]);
    expect(spread([0, 0, 0], 10, 4, 200)).toEqual([4, 14, 24]);
  });

  it("marks lines at different places", () => {
    const [one, two] = [0, 1].map((player) => markedAt(100, player, 2, 25));
    expect(one!.length).toBeGreaterThan(2);
    expect(one!.filter((step) => two!.includes(step))).toEqual([]);
  });
});

describe("the turns of a game", () => {
  it("know their winters", () => {
    expect(winters(TURNS)).toEqual([
      { step: 2, winter: 1 },
      { step: 4, winter: 2 },
      { step: 4, winter: 3 },
    ]);
    expect(nextWinter(TURNS, 0)).toBe(2);
    expect(nextWinter(TURNS, 2)).toBe(4);
    expect(nextWinter(TURNS, 4)).toBe(4);
  });

  it("are found by the actions before them", () => {
    expect([0, 10, 15, 30].map((action) => stepOf(TURNS, action))).toEqual([1, 2, 2, 4]);
    expect(stepOf([], 3)).toBe(0);
    expect([-1, 2.2, 99, NaN].map((step) => clamped(step, TURNS))).toEqual([0, 2, 4, 0]);
  });

  it("say what they changed", () => {
    expect(movedIn(TURNS[1]!).has(BEECH)).toBe(true);
    expect(movedIn(TURNS[1]!).has(OWL)).toBe(false);
    expect(gain(TURNS[2]!, 1)).toBe(9);
    expect(gain(TURNS[0]!, 1)).toBe(0);
    expect(scoresOf(TURNS, 0)).toEqual([0, 5, 5, 10, 18]);
  });
});

describe("the result", () => {
  const solo = {
    challenge: "moors",
    medal: "gold",
    reached: 10,
    needed: 10,
    points: 320,
    points_needed: 300,
    won: true,
    prize: "gold",
  };

  it.each([
    [[0], [0], "You win by 9"],
    [[0], [], "Ana wins by 9"],
    [[0], [0, 1], "Ana wins by 9"],
    [[1], [0], "Ben wins by 9"],
    [[0, 1], [0], "You share the victory with Ben"],
    [[0, 1], [], "Ana and Ben share the victory"],
  ])("of %j seen by %j is told", (winners, own, text) => {
    expect(headline({ ...VIEW, winners }, people(INFO, own))).toBe(text);
  });

  it("of a solo game is the medal", () => {
    expect(headline({ ...VIEW, solo }, people(INFO, [0]))).toBe("You win the gold medal");
    const second = { ...solo, won: false, prize: "silver" };
    expect(headline({ ...VIEW, solo: second }, people(INFO, [0])), "what was reached").toBe("You win the silver medal");
    expect(headline({ ...VIEW, solo: { ...solo, won: false, prize: null } }, people(INFO, [0]))).toBe("Not this time");
  });

  it("says what was played", () => {
    const options = { ...INFO.options, sets: ["base", "edge"], draft: true };
    expect(played(forest, { ...INFO, options, deal: "repeated" }, VIEW)).toBe(
      "Forest Shuffle with edge, 2 players, 4 turns, draft setup, a repeated deal",
    );
  });

  it("can be sent in words", () => {
    const text = inWords(forest, INFO, VIEW, [
      { name: "Ana", place: 1, score: 18 },
      { name: "Ben", place: 2, score: 9 },
    ]);
    expect(text).toContain("1st Ana: 18 points\n2nd Ben: 9 points\nhttp");
    expect(text).toMatch(/\/t\/ABCDEF$/);
  });

  it("calls who has no name by the seat", () => {
    const info = { ...INFO, seats: INFO.seats.map((seat) => ({ ...seat, name: "" })) };
    expect(people(info, []).map(({ name }) => name)).toEqual(["Player 1", "Player 2"]);
  });
});

describe("a finished game", () => {
  it("asks for what is missing, and again when that failed", async () => {
    let lost = true;
    const table = fakeTable({}, (command) =>
      lost
        ? Promise.reject(new Refused("unavailable", ""))
        : Promise.resolve(SHEETS[command.type === "sheet" ? command.player : 0]!),
    );
    const finished = new Finished(table);
    await finished.load();
    expect(finished.sheets).toBeUndefined();
    expect(finished.turns).toHaveLength(5);
    lost = false;
    await finished.load();
    expect(finished.sheets).toEqual(SHEETS);
  });

  it("is looked at in its last turn at first", async () => {
    const finished = new Finished(fakeTable());
    await finished.load();
    expect(finished.step).toBe(4);
    finished.step = 99;
    expect(finished.step).toBe(4);
    finished.step = 2;
    expect(finished.step).toBe(2);
  });

  it("lets the coach work once, and says how far that is", async () => {
    const ask = vi.fn((_: object, progress?: (part: number) => void): Promise<Answer> => {
      progress?.(0.4);
      return new Promise((done) => setTimeout(() => done(REVIEW)));
    });
    const finished = new Finished(fakeTable({}, ask));
    const first = finished.askReview();
    await finished.askReview();
    expect(finished.part).toBe(0.4);
    await first;
    expect([finished.part, finished.review]).toEqual([undefined, REVIEW]);
    expect(ask).toHaveBeenCalledOnce();
  });

  it("keeps why the coach refused", async () => {
    const finished = new Finished(fakeTable({}, () => Promise.reject(new Refused("forbidden", ""))));
    await finished.askReview();
    expect(finished.refusal).toMatchObject({ code: "forbidden" });
    expect(finished.part).toBeUndefined();
  });
});

describe("the page", () => {
  it("shows who won and everybody's points by kind", async () => {
    render(End, { table: fakeTable(), catalog: forest });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("You win by 9");
    const rows = await screen.findAllByRole("row");
    expect(rows.map((row) => row.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "By category By speciesYou 18 1stBen 9 2nd",
      "Trees5 (most) –",
      "Top11 (most) –",
      "Cave2 9 (most)",
    ]);
  });

  it("opens a kind and a species down to the reasons", async () => {
    render(End, { table: fakeTable(), catalog: forest });
    const tops = await screen.findByRole("button", { name: "Top" });
    expect(tops.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(tops);
    await fireEvent.click(screen.getByRole("button", { name: "Butterfly sets" }));
    expect(within(screen.getByRole("table")).getByText("why butterfly_sets")).toBeTruthy();
  });

  it("orders species by a player's points", async () => {
    render(End, { table: fakeTable(), catalog: forest });
    await fireEvent.click(await screen.findByRole("button", { name: "Ben: sort by these points" }));
    expect(screen.getByRole("columnheader", { name: /Ben/ }).getAttribute("aria-sort")).toBe("descending");
    expect(screen.getAllByRole("rowheader")[0]!.textContent).toContain("Cave");
  });

  it("tells the reasons of one player, also tree by tree", async () => {
    render(End, { table: fakeTable(), catalog: forest });
    expect(await screen.findByRole("heading", { name: /Your forest/ })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "By tree" }));
    expect(screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
      "Beech 110",
      "Points scored together8",
    ]);
    await fireEvent.click(screen.getByRole("button", { name: "Ben" }));
    expect(screen.getByRole("heading", { name: /Ben: forest/ })).toBeTruthy();
  });

  it("asks the coach and points at turns", async () => {
    go("/t/ABCDEF?tab=review");
    render(End, { table: fakeTable(), catalog: forest });
    await fireEvent.click(await screen.findByRole("button", { name: "Review the game" }));
    expect(await screen.findByRole("img", { name: "Win chance of each player by turn" })).toBeTruthy();
    expect(screen.getByText("You: 75% before, 88% after")).toBeTruthy();
    expect(screen.getByText("Cost 7.5 ± 1.5 points.")).toBeTruthy();
    const links = screen.getAllByRole("link", { name: "See turn 2" }).map((link) => link.getAttribute("href"));
    expect(links).toContain("?tab=replay&turn=2");
  });

  it.each([
    [{ person: null, seats: [] }, /Only players at this table/],
    [{ info: { ...INFO, settings: { ...INFO.settings, hints: false } } }, /without the coach/],
  ])("says why there is no coach %#", async (more, text) => {
    go("/t/ABCDEF?tab=review");
    render(End, { table: fakeTable(more), catalog: forest });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Review the game" })).toBeNull();
  });

  it("says what a turn is worth to who cannot see the lines, and lists all", async () => {
    go("/t/ABCDEF?tab=review");
    render(End, { table: fakeTable(), catalog: forest });
    const slider = await screen.findByRole("slider");
    expect(slider.getAttribute("aria-valuetext")).toBe("Turn 4 of 4, You 18, Ben 9");
    await fireEvent.input(slider, { target: { value: "2" } });
    expect(slider.getAttribute("aria-valuetext")).toBe("Turn 2 of 4, You 5, Ben 9");
    expect(within(screen.getByRole("table", { hidden: true })).getAllByRole("row", { hidden: true })).toHaveLength(6);
  });

  it("goes through the turns by keys, buttons and by itself", async () => {
    go("/t/ABCDEF?tab=replay&turn=1");
    render(End, { table: fakeTable(), catalog: forest });
    expect(await screen.findByRole("heading", { name: "Turn 1: You" })).toBeTruthy();
    expect(screen.getByText("Ana lays Beech")).toBeTruthy();
    expect(screen.queryByText("Ana's turn")).toBeNull();
    expect(screen.getAllByRole("group", { name: "Beech 1" })).toHaveLength(1);
    await fireEvent.keyDown(window, { key: "ArrowRight" });
    expect(screen.getByRole("heading", { name: "Turn 2: Ben" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Ben: forest" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Next winter" }));
    expect(screen.getByText("The game is over")).toBeTruthy();
    await fireEvent.keyDown(window, { key: "Home" });
    expect(screen.getByRole("heading", { name: "Setup" })).toBeTruthy();
    vi.useFakeTimers();
    await fireEvent.click(screen.getByRole("button", { name: "Play" }));
    await vi.advanceTimersByTimeAsync(1300);
    expect(screen.getByRole("heading", { name: "Turn 1: You" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Pause" }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(screen.getByRole("heading", { name: "Turn 1: You" })).toBeTruthy();
  });

  it("keeps one forest large if asked to", async () => {
    go("/t/ABCDEF?tab=replay&turn=2");
    render(End, { table: fakeTable(), catalog: forest });
    await fireEvent.click(await screen.findByRole("button", { name: /^You/ }));
    expect(screen.getByRole("heading", { name: "Your forest" })).toBeTruthy();
  });

  it("says so when the turns cannot be loaded, and tries again", async () => {
    const answers = [
      new Response(JSON.stringify({ code: "unavailable" }), { status: 503 }),
      new Response(JSON.stringify({ turns: TURNS })),
    ];
    vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()!));
    go("/t/ABCDEF?tab=replay");
    render(End, { table: fakeTable(), catalog: forest });
    await fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("slider")).toBeTruthy();
  });

  it("leads to the next game, with the key that opens it", async () => {
    render(End, { table: fakeTable({ info: { ...INFO, rematch: "NEXT22" } }), catalog: forest });
    await fireEvent.click(screen.getByRole("link", { name: "Go to the next game" }));
    expect(location.pathname).toBe("/t/NEXT22");
    expect(seatAt("NEXT22")).toMatchObject({ token: "token", game: "forest", name: "Ana" });
  });

  it("asks for a next game, with new cards or the same", async () => {
    const ask = vi.fn(() => Promise.reject(new Refused("not_now", "")));
    render(End, { table: fakeTable({}, ask), catalog: forest });
    await fireEvent.click(screen.getByRole("button", { name: "Rematch" }));
    expect(ask).toHaveBeenCalledWith({ type: "rematch", same_deal: false });
    expect(await screen.findByRole("alert")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Same deal again" }));
    expect(ask).toHaveBeenCalledWith({ type: "rematch", same_deal: true });
  });

  it("offers onlookers no seat in the next game", () => {
    render(End, {
      table: fakeTable({ person: null, seats: [], token: null, info: { ...INFO, rematch: "NEXT22" } }),
      catalog: forest,
    });
    expect(screen.getByRole("link", { name: "Watch the next game" })).toBeTruthy();
  });

  it("of a solo game shows the challenge and keeps the medal", async () => {
    const solo = {
      challenge: "moors",
      medal: "silver",
      reached: 10,
      needed: 10,
      points: 260,
      points_needed: 250,
      won: true,
      prize: "silver",
    };
    const one = { ...VIEW, solo, players: VIEW.players.slice(0, 1) };
    const info = { ...INFO, seats: INFO.seats.slice(0, 1) };
    render(End, { table: fakeTable({ info, views: [one] }), catalog: forest });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("You win the silver medal");
    expect(screen.getByText("260 of 250")).toBeTruthy();
    await waitFor(() => expect(medals.value).toEqual({ moors: "silver" }));
    award({ ...solo, prize: "bronze" });
    award({ ...solo, medal: "gold", won: false, prize: null });
    expect(medals.value).toEqual({ moors: "silver" });
    award({ ...solo, prize: "gold" });
    expect(medals.value).toEqual({ moors: "gold" });
  });
});

it("a forest is drawn in few rows, as large as fits", () => {
  const WIDTH = 1128;
  for (let hosts = 1; hosts <= 40; hosts++) {
    const { columns, size } = arranged(hosts, WIDTH);
    expect(columns * size + (columns - 1) * 14, `${hosts} hosts`).toBeLessThanOrEqual(WIDTH - 52);
    expect(size).toBeGreaterThanOrEqual(84);
    expect(size).toBeLessThanOrEqual(168);
    if (hosts <= 30) expect(Math.ceil(hosts / columns)).toBeLessThanOrEqual(3);
  }
  expect(arranged(4, WIDTH).columns).toBe(4);
});
