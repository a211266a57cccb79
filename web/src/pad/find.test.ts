import { describe, expect, it } from "vitest";
import { found } from "./find";

const NAMES = [
  "European Hare",
  "Roe Deer",
  "Brown Long-Eared Bat",
  "Red Deer",
  "Bechstein's Bat",
  "Käfer",
  "Wild Boar",
];
const find = (text: string) => found(NAMES, (name) => name, text);

describe("a name is found by", () => {
  it.each([
    ["its beginning before any other part", "ro", ["Roe Deer", "European Hare", "Brown Long-Eared Bat"]],
    ["the beginning of any word", "dee", ["Roe Deer", "Red Deer"]],
    ["its initials", "rd", ["Roe Deer", "Red Deer"]],
    ["its initials, however many", "bleb", ["Brown Long-Eared Bat"]],
    ["parts of several words", "red de", ["Red Deer"]],
    ["nearly what it is", "bechtsein", ["Bechstein's Bat"]],
    ["with a letter missing", "eurpean", ["European Hare"]],
    ["without accents", "kaf", ["Käfer"]],
  ])("%s", (_, text, names) => expect(find(text)).toEqual(names));

  it("nothing where nothing is like it", () => {
    expect(find("xyzzy")).toEqual([]);
    expect(find("roz")).toEqual([]);
  });
});
