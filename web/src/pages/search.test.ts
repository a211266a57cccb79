import { expect, test } from "vitest";
import { forest } from "../cards/fixture";
import { type Filter, matching } from "./search";

const none: Filter = { set: "", tag: "", symbol: "", text: "" };
const keys = (filter: Partial<Filter>) => matching(forest, { ...none, ...filter }).map((s) => s.key);

test("the gallery filters by set, type, leaf and words", () => {
  expect(keys({})).toHaveLength(forest.species.length);
  expect(keys({ set: "alpine" })).toEqual([]);
  expect(keys({ tag: "insect" })).toEqual(["stag_beetle", "peacock_butterfly"]);
  expect(keys({ symbol: "birch" })).toEqual(["european_hare", "roe_deer"]);
  expect(keys({ text: "BUTTERFLY peacock" })).toEqual(["peacock_butterfly"]);
  expect(keys({ text: "draw 2" })).toEqual(["tawny_owl"]);
});
