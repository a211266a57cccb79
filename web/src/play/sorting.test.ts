import { expect, it } from "vitest";
import { BEECH, DEER, HARES, OAK, OWL, forest } from "../cards/fixture";
import type { View } from "../protocol";
import { sorted } from "./sorting";

const view = {
  plan: {
    placements: [
      { half: { card: OWL, half: 0 }, options: [{ gain: 2 }, { gain: 7 }] },
      { half: { card: BEECH, half: 0 }, options: [{ gain: 5 }] },
    ],
  },
} as unknown as View;
const hand = [HARES, DEER, OWL, BEECH, OAK];

it.each([
  ["kind", [OAK, BEECH, OWL, DEER, HARES]],
  ["leaf", [OAK, BEECH, OWL, DEER, HARES]],
  ["cost", [DEER, HARES, BEECH, OAK, OWL]],
  ["synergy", [OWL, BEECH, OAK, DEER, HARES]],
] as const)("sorts a hand by %s", (order, expected) => {
  expect(sorted(forest, view, hand, order)).toEqual(expected);
});
