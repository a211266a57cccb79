import { describe, expect, it } from "vitest";
import type { Catalog, View } from "../protocol";
import { meaning, pick } from "./actions";
import { earnsBonus, picks, purse, suggestion } from "./paying";

const card = (...halves: [string, string][]) => ({
  kind: "left_right",
  set: "base",
  halves: halves.map(([species, symbol]) => ({ species, symbol })),
});

/** Wolf with a bonus on oak; the others show oak, beech or both; 4 and 5 look alike. */
const catalog = {
  species: [
    { key: "wolf", bonus: [{ kind: "act", act: "turn" }] },
    { key: "hare", bonus: [] },
    { key: "lynx", bonus: [] },
  ],
  cards: [
    card(["wolf", "oak"], ["hare", "beech"]),
    card(["hare", "oak"], ["lynx", "birch"]),
    card(["hare", "beech"], ["lynx", "birch"]),
    card(["lynx", "beech"], ["hare", "oak"]),
    card(["hare", "birch"], ["hare", "birch"]),
    card(["hare", "birch"], ["hare", "birch"]),
  ],
} as unknown as Catalog;

const view = {
  seat: 0,
  players: [{ hand: [0, 1, 2, 3, 4, 5] }],
  plan: {
    placements: [
      { half: 2, cost: 1, places: [0], gains: [9] },
      { half: 4, cost: 1, places: [0, 4], gains: [1, 3] },
    ],
    face_down: 0,
  },
} as unknown as View;

describe("paying", () => {
  it("is done with the other cards of the hand", () => {
    expect(purse(view, 0)).toEqual([1, 2, 3, 4, 5]);
  });

  it("earns the bonus only if every card shows the leaf", () => {
    expect(earnsBonus(catalog, 0, [1, 3])).toBe(true);
    expect(earnsBonus(catalog, 0, [1, 2])).toBe(false);
    expect(earnsBonus(catalog, 1, [2])).toBe(false);
  });

  it("is suggested so that the bonus is kept", () => {
    expect(suggestion(catalog, view, 0, 2).sort()).toEqual([1, 3]);
  });

  it("is suggested with what is worth least where there is no bonus to keep", () => {
    expect(suggestion(catalog, view, 0, 3)).toEqual([3, 4, 5]);
    expect(suggestion(catalog, view, 4, 1)).not.toContain(1);
  });

  it("names the lowest of cards that look alike, in ascending order", () => {
    expect(picks(catalog, purse(view, 0), [5, 1])).toEqual([pick(1), pick(4)]);
    expect(picks(catalog, purse(view, 0), [5, 4])).toEqual([pick(4), pick(5)]);
  });
});

describe("an action", () => {
  it("has one meaning", () => {
    expect(meaning(0)).toEqual({ kind: "draw" });
    expect(meaning(7)).toEqual({ kind: "cave", cave: 2 });
    expect(meaning(16 + 30)).toEqual({ kind: "take", card: 30 });
    expect(meaning(784 + 61)).toEqual({ kind: "play", half: 61 });
    expect(meaning(1296 + 9)).toEqual({ kind: "slot", place: 9 });
  });
});
