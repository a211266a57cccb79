import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { forest as catalog } from "../../cards/fixture";
import { loadWording, type Wording } from "../../score";
import type { CountQuestion } from "../../score/counts";
import { speak } from "../../words/words.svelte";
import CountEntry from "./CountEntry.svelte";
import { CountPad, type CountTable, emptyTable } from "./counts.svelte";
import { choices, places, rows } from "./rows";
import { asked, why } from "./texts";

let wording: Wording;
let pad: CountPad;
let kept: CountTable[];

beforeAll(async () => {
  await speak("en");
  wording = await loadWording("en");
});
beforeEach(() => {
  kept = [];
  const table = emptyTable({ game: "forest", sets: ["base"], players: [{ name: "Ana" }, { name: "Ben" }] });
  pad = new CountPad(table, (next) => kept.push(next));
});
afterEach(cleanup);

function add(cards: Record<string, number>): void {
  for (const [key, n] of Object.entries(cards)) pad.add(key, n);
}

describe("counting", () => {
  it("adds and takes away, never below none, and keeps every step", () => {
    add({ oak: 2 });
    pad.add("oak", -1);
    pad.add("beech", -1);
    pad.add("sapling");
    expect([pad.count("oak"), pad.count("beech"), pad.count("sapling")]).toEqual([1, 0, 1]);
    expect(kept.at(-1)).toEqual(pad.table);
  });

  it("goes back step by step, to the player it was for", () => {
    add({ oak: 1 });
    pad.player = 1;
    add({ beech: 1 });
    pad.player = 0;
    pad.undo();
    expect(pad.player).toBe(1);
    expect(pad.count("beech")).toBe(0);
    pad.undo();
    expect(pad.player).toBe(0);
    expect(pad.canUndo).toBe(false);
  });

  it("counts the cards of everybody against those there are", () => {
    add({ oak: 7 });
    pad.player = 1;
    expect(pad.left("oak")).toBe(0);
    expect(pad.left("sapling")).toBe(Infinity);
  });

  it("says how many questions are open", () => {
    add({ chaffinch: 1, beech: 1, oak: 1 });
    expect([pad.open(0), pad.open(1)]).toEqual([1, 0]);
    pad.answer(pad.sheet.questions[0]!, 1);
    expect(pad.open(0)).toBe(0);
    expect(pad.sheet.total).toBe(5);
  });

  it("asks who scores alone what the others have", () => {
    add({ linden: 2 });
    expect(pad.most).toEqual([]);
    pad.player = 1;
    pad.removePlayer();
    expect(pad.most).toMatchObject([{ what: "linden", count: 2 }]);
    expect(pad.open(0)).toBe(1);
    pad.rival("linden", 3);
    expect(pad.most).toHaveLength(1);
    expect(pad.open(0)).toBe(0);
    expect(pad.sheet.total).toBe(2);
  });
});

describe("the rows", () => {
  it("are in the order of a score sheet, with sets and what a rival asks", () => {
    add({ peacock_butterfly: 1, purple_emperor: 1, wood_ant: 1, oak: 1, sapling: 2 });
    expect(rows(pad).map(({ key, n, points }) => [key, n, points])).toEqual([
      ["oak", 1, 0],
      ["sapling", 2, 0],
      ["peacock_butterfly", 1, null],
      ["purple_emperor", 1, null],
      ["butterfly_sets", null, 3],
      ["wood_ant", 1, 2],
    ]);
  });

  it("offer the cards of the sets in play, by any part of a name", () => {
    expect(places(pad)).toEqual(["tree", "top", "side", "bottom"]);
    const keys = (text: string) => choices(pad, catalog, "tree", text).map(({ key }) => key);
    expect(keys("")).toContain("sapling");
    expect(keys("")).not.toContain("elderberry");
    expect(keys("wny ow")).toEqual(["tawny_owl"]);
  });
});

describe("the words", () => {
  const question = (cards: Record<string, number>): CountQuestion => {
    add(cards);
    return pad.sheet.questions[0]!;
  };

  it("ask for one card or several", () => {
    expect(asked(catalog, wording, question({ chaffinch: 1, beech: 3, oak: 3 }))).toBe("Is this card on a Beech?");
    expect(asked(catalog, wording, question({ chaffinch: 1 }))).toBe("How many of these 2 are on a Beech?");
  });

  it("name leaves and trees", () => {
    const leaves = question({ european_bison: 1, chaffinch: 1 });
    expect(asked(catalog, wording, leaves)).toBe("How many cards show one of these symbols: Oak and Beech?");
    pad.player = 1;
    const bees = question({ violet_carpenter_bee: 2, beech: 2, birch: 2 });
    expect(asked(catalog, wording, bees)).toBe("How many of these 2 are at this tree: Beech?");
  });

  it("say why cards score", () => {
    add({ european_hare: 2, chaffinch: 2, beech: 3, birch: 4, silver_fir: 2 });
    for (const each of pad.sheet.questions) pad.answer(each, each.asked === "on" ? 1 : 3);
    const reasons = Object.fromEntries(pad.sheet.lines.map((line) => [line.key, why("forest", wording, line)]));
    expect(reasons).toMatchObject({
      european_hare: "2 × 2 European Hares × 1",
      chaffinch: "1 of 2",
      birch: "4 × always 1",
      silver_fir: "3 in all",
    });
  });
});

describe("the page", () => {
  const shown = () =>
    render(CountEntry, { pad, catalog, wording, onleave: () => {}, onnew: () => {}, onlaid: () => {} });
  const total = () => screen.getByRole("button", { name: /^Ana/ }).textContent;

  it("takes a tap for a card, and another way back", async () => {
    shown();
    await fireEvent.click(screen.getByRole("button", { name: "Sides" }));
    const cards = screen.getByRole("region", { name: "Cards" });
    for (let i = 0; i < 3; i += 1) await fireEvent.click(within(cards).getByRole("button", { name: /European Hare/ }));
    expect(screen.getByText("European Hare: 3, 9 points in all")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "One fewer: European Hare" }));
    expect(screen.getByText("European Hare: 2, 4 points in all")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(pad.sheet.total).toBe(9);
  });

  it("asks what the numbers leave open, and says that it is open", async () => {
    add({ roe_deer: 1, oak: 1, beech: 1 });
    shown();
    expect(total()).toContain("?");
    const question = screen.getByRole("group", { name: /the same symbol as this one/ });
    await fireEvent.click(within(question).getByRole("button", { name: "2" }));
    expect(within(question).getByRole("button", { name: "2" }).getAttribute("aria-pressed")).toBe("true");
    expect(total()).not.toContain("?");
    expect(pad.sheet.total).toBe(6);
  });

  it("finds a card by a part of its name", async () => {
    shown();
    const field = screen.getByRole("searchbox");
    await fireEvent.input(field, { target: { value: "hare" } });
    await fireEvent.submit(field.closest("form")!);
    expect(pad.count("european_hare")).toBe(1);
  });

  it("shows the result of all", async () => {
    add({ european_hare: 2 });
    shown();
    await fireEvent.click(screen.getByRole("button", { name: "Result" }));
    expect(screen.getByText("Ana wins")).toBeTruthy();
  });
});
