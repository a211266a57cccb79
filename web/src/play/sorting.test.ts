import { expect, it } from "vitest";
import { BEECH, DEER, HARES, OAK, OWL, forest } from "../cards/fixture";
import type { View } from "../protocol";
import { sorted } from "./sorting";

const view = {
  plan: {
    placements: [
      { half: 2 * OWL, gains: [2, 7] },
      { half: 2 * BEECH, gains: [5] },
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
