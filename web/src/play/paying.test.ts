import { describe, expect, it } from "vitest";
import type { Action, View } from "../protocol";
import { keyOf, pick } from "./actions";
import { paymentCards, picks, suggestion } from "./paying";

/** 4 and 5 are identical. */
const catalog = {
  cards: [0, 1, 2, 3, 4, 4].map((same) => ({ kind: "left_right" as const, set: "base", halves: [], same })),
};
const view = {
  seat: 0,
  players: [{ hand: [0, 1, 2, 3, 4, 5] }],
  plan: {
    placements: [
      { half: { card: 1, half: 0 }, options: [{ gain: 9 }] },
      { half: { card: 2, half: 0 }, options: [{ gain: 1 }, { gain: 3 }] },
    ],
  },
} as unknown as View;
const own = { card: 0, half: 0 };

describe("paying", () => {
  it("is done with the other cards of the hand", () => {
    expect(paymentCards(view, own)).toEqual([1, 2, 3, 4, 5]);
  });

  it("is suggested as the coach would do it", () => {
    expect(suggestion(paymentCards(view, own), [5, 3], 2)).toEqual([3, 5]);
  });

  it("is suggested with other cards where that is not enough", () => {
    expect(suggestion([1, 2, 3], [3, 4], 2)).toEqual([3, 1]);
    expect(suggestion([1, 2, 3], null, 2)).toEqual([1, 2]);
  });

  it("names the lowest of identical cards, in ascending order unless that matters", () => {
    expect(picks(catalog, paymentCards(view, own), [5, 1], false)).toEqual([pick(1), pick(4)]);
    expect(picks(catalog, paymentCards(view, own), [5, 4], false)).toEqual([pick(4), pick(5)]);
    expect(picks(catalog, paymentCards(view, own), [3, 1], true)).toEqual([pick(3), pick(1)]);
  });
});

it("takes actions for the same in whatever order they say what they are", () => {
  const laid: Action = { kind: "play", card: 3, half: 1 };
  expect(keyOf({ half: 1, card: 3, kind: "play" })).toBe(keyOf(laid));
  expect(keyOf({ ...laid, half: 0 })).not.toBe(keyOf(laid));
});
