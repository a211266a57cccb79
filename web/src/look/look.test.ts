// @vitest-environment node
import { describe, expect, test } from "vitest";
// @ts-expect-error: a plain script
import { leaves as leafColours, sprite as make } from "../../scripts/icons.mjs";
import tables from "../score/tables.json";
import pictures from "../score/pictures.json";
import { LEAVES, actIcon, leafIcon, speciesIcon, tagIcon } from "./icons";
import leaves from "./leaves.css?raw";
import sprite from "./sprite.svg?raw";

const ids = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((m) => m[1]));

const species = Object.values(
  tables.games as Record<string, { species: { key: string; symbols: string[] }[] }>,
).flatMap((game) => game.species);

describe("the sprite", () => {
  test("is what the script makes", () => {
    expect(sprite === make(), "run 'npm run icons'").toBe(true);
    expect(leaves === leafColours(), "run 'npm run icons'").toBe(true);
  });
  test("has every drawing once", () => {
    expect([...sprite.matchAll(/<symbol /g)].length).toBe(ids.size);
  });
  test("needs no style of its own", () => {
    expect(sprite).not.toMatch(/style=|<style|<script|href=/);
  });
});

describe("every species of both decks", () => {
  const keys = [...new Set(species.map(({ key }) => key))].sort();
  test("is known", () => {
    expect(keys.length).toBeGreaterThan(140);
  });
  test.each(keys)("%s has a picture", (key) => {
    const icon = speciesIcon(key);
    expect(icon).not.toBe("k-mark");
    expect(ids).toContain(icon);
  });
});

test("what is drawn by us is used", () => {
  const own = [...sprite.matchAll(/<symbol id="a-([^"]+)"/g)].map((m) => m[1] ?? "");
  const used = Object.values(pictures.species).flatMap((id) => (id.startsWith("a-") ? [id.slice(2)] : []));
  expect(used.sort()).toEqual(own.sort());
});

test("every leaf has a colour, a large and a small drawing", () => {
  for (const symbol of new Set(species.flatMap(({ symbols }) => symbols))) expect(LEAVES).toContain(symbol);
  for (const symbol of LEAVES) {
    expect(ids).toContain(`s-${symbol}`);
    expect(ids).toContain(leafIcon(symbol));
    expect(leaves).toContain(`.y-${symbol} {`);
  }
});

test.each(pictures.tags)("type %s has an icon", (tag) => {
  expect(tagIcon(tag)).not.toBe("k-mark");
  expect(ids).toContain(tagIcon(tag));
});

test.each([
  "card",
  "turn",
  "clearing",
  "cave",
  "hand",
  "deck",
  "sapling",
  "moor",
  "full",
  "slots",
  "below",
  "top",
  "bottom",
  "alone",
  "discard",
] as const)("act %s has an icon", (act) => {
  expect(ids).toContain(actIcon(act));
});
