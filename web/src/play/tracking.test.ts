import { describe, expect, it } from "vitest";
import type { View } from "../protocol";
import { catalog, recorded } from "./fixtures/recorded";
import { leavesLeft, remaining } from "./tracking";

const SETS = ["base"];
const cards = (view: View): number[] => [
  ...view.clearing,
  ...view.players.flatMap(({ hand, hosts }) => [
    ...hand.filter((card) => card !== null),
    ...hosts.flatMap(({ card, slots }) => [...(card === null ? [] : [card]), ...slots.flat()]),
  ]),
];

describe.each([
  ["before the first turn", recorded.first, recorded.unseen[0]],
  ["in the end", recorded.last, recorded.unseen[1]],
] as const)("a real game, %s", (_, view, unseen) => {
  const all = remaining(catalog, SETS, unseen);

  it("counts nothing that lies open or in one's hand", () => {
    const known = cards(view);
    expect(known.length).toBeGreaterThan(0);
    for (const { species, left } of all) {
      const seen = known.flatMap((card) => catalog.card(card).halves.filter((half) => half.species === species.key));
      expect(left + seen.length, species.key).toBeLessThanOrEqual(species.copies);
    }
  });

  it("counts every card that was not seen, once for each of its halves", () => {
    for (const { species, left, leaves } of all) {
      const halves = unseen.flatMap((card) => catalog.card(card).halves.filter((half) => half.species === species.key));
      expect(left).toBe(halves.length);
      expect([...leaves.values()].reduce((sum, n) => sum + n, 0)).toBe(left);
    }
  });

  it("counts a card under each of its leaves", () => {
    const beech = unseen.filter((card) => catalog.card(card).halves.some(({ symbol }) => symbol === "beech"));
    expect(Object.fromEntries(leavesLeft(catalog, unseen)).beech).toBe(beech.length);
  });
});

it("fewer cards can come as the game goes on", () => {
  const [first, last] = recorded.unseen.map((cards) => remaining(catalog, SETS, cards));
  const sum = (all: typeof first) => all!.reduce((total, { left }) => total + left, 0);
  expect(sum(last)).toBeLessThan(sum(first));
});

it("knows the species of the sets that are played, by name", () => {
  const names = remaining(catalog, SETS, []).map(({ species }) => species.name.replaceAll("\u00ad", ""));
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "en")));
  expect(catalog.species.length).toBeGreaterThan(names.length);
});
