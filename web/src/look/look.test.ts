// @vitest-environment node
import { describe, expect, test } from "vitest";
// @ts-expect-error: a plain script
import { sprite as make } from "../../scripts/icons.mjs";
import dartmoor from "../../../spinney/cards/decks/dartmoor.json";
import forest from "../../../spinney/cards/decks/forest.json";
import drawings from "./drawings.svg?raw";
import { DRAWN, LEAVES, actIcon, leafIcon, speciesIcon, tagIcon } from "./icons";
import leaves from "./leaves.css?raw";
import sprite from "./sprite.svg?raw";

const ids = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((m) => m[1]));

interface Face {
  halves: { species: string; symbol: string }[];
}
const cards = (deck: unknown) => (Array.isArray(deck) ? deck : (deck as { cards: unknown }).cards) as Face[];
const halves = [...cards(forest), ...cards(dartmoor)].flatMap((card) => card.halves);

describe("the sprite", () => {
  test("is what the script makes", () => {
    expect(sprite === make(), "run 'npm run icons'").toBe(true);
  });
  test("has every drawing once", () => {
    expect([...sprite.matchAll(/<symbol /g)].length).toBe(ids.size);
  });
  test("needs no style of its own", () => {
    expect(sprite).not.toMatch(/style=|<style|<script|href=/);
  });
});

describe("every species of both decks", () => {
  const keys = [...new Set(halves.map((half) => half.species))].sort();
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
  const own = [...drawings.matchAll(/<symbol id="a-([^"]+)"/g)].map((m) => m[1] ?? "");
  expect([...DRAWN].sort()).toEqual(own.sort());
});

test("every leaf has a colour, a large and a small drawing", () => {
  for (const symbol of new Set(halves.map((half) => half.symbol))) expect(LEAVES).toContain(symbol);
  for (const symbol of LEAVES) {
    expect(ids).toContain(`s-${symbol}`);
    expect(ids).toContain(leafIcon(symbol));
    expect(leaves).toContain(`.y-${symbol} {`);
  }
});

test.each([
  "tree",
  "shrub",
  "moor",
  "bird",
  "butterfly",
  "dragonfly",
  "insect",
  "plant",
  "mushroom",
  "amphibian",
  "deer",
  "cloven_hoofed",
  "pawed",
  "mouse",
  "bat",
  "mountain",
  "edge",
] as const)("type %s has an icon", (tag) => {
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
