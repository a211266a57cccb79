import { expect, test } from "vitest";
import { Catalog } from "../cards/catalog";
import { forest } from "../cards/fixture";
import { type Filter, type Order, matching, sorted } from "./search";

const none: Filter = { set: "", tag: "", symbol: "", text: "", guesses: false };
const keys = (filter: Partial<Filter>, cards = forest) => matching(cards, { ...none, ...filter }).map((s) => s.key);

test("the gallery filters by set, type, leaf and words", () => {
  expect(keys({})).toHaveLength(forest.species.length);
  expect(keys({ set: "alpine" })).toEqual([]);
  expect(keys({ tag: "insect" })).toEqual(["stag_beetle", "peacock_butterfly"]);
  expect(keys({ symbol: "birch" })).toEqual(["european_hare", "roe_deer"]);
  expect(keys({ text: "BUTTERFLY peacock" })).toEqual(["peacock_butterfly"]);
  expect(keys({ text: "draw 2" })).toEqual(["tawny_owl"]);
});

test("the gallery finds what is only guessed", () => {
  const doubtful = forest.species.map((s) => (s.key === "oak" ? { ...s, unattested: ["points"] } : s));
  expect(keys({ guesses: true })).toEqual([]);
  expect(keys({ guesses: true }, new Catalog({ ...forest.data, species: doubtful }))).toEqual(["oak"]);
});

test.each<[Order, string[]]>([
  ["printed", ["oak", "beech", "tawny_owl"]],
  ["name", ["beech", "european_hare", "oak"]],
  ["cost", ["european_hare", "peacock_butterfly", "beech"]],
  ["copies", ["european_hare", "beech", "oak"]],
])("the gallery sorts: %s", (order, first) => {
  expect(
    sorted(forest, forest.species, order)
      .slice(0, 3)
      .map((s) => s.key),
  ).toEqual(first);
});
