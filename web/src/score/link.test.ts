import { describe, expect, it } from "vitest";
import forest85 from "../../../examples/forest_85.json";
import { pack, read, unpack, type Forests } from ".";

const dartmoor: Forests = {
  game: "dartmoor",
  sets: ["dartmoor"],
  players: [
    {
      name: "Zoë",
      cave: 14,
      cave_card: 4,
      hosts: [{ card: "tor@ash", top1: ["wheatear"], bottom2: ["heather@goat_willow"] }],
    },
    {
      name: "Bea",
      cave: 0,
      hosts: [{ card: "universal_moor" }, { card: "moor_birch", left: ["dartmoor_badger", "wood_mouse@ash"] }],
    },
  ],
  rivals: { moor: 3 },
};

const kindOf = (text: string): string | undefined => unpack(text).problems[0]?.kind;

describe("a link", () => {
  it.each([
    ["forest", read(forest85).forests!],
    ["dartmoor", dartmoor],
  ])("gives the %s table back", (_, forests) => {
    const text = pack(forests)!;
    expect(text).toMatch(/^[\w-]+$/);
    expect(unpack(text)).toEqual({ forests, problems: [] });
  });

  it("is short", () => {
    expect(pack(read(forest85).forests!)!.length).toBeLessThan(70);
  });

  // Links live for years: version 1 must stay readable.
  it.each<[string, Forests]>([
    [
      "AY3VUAgAAYDCTAdBSgJZAV2g",
      {
        game: "forest",
        sets: ["base", "edge"],
        players: [
          {
            cave: 0,
            hosts: [
              { card: "linden", top: ["bullfinch@silver_fir"] },
              { card: "european_larch", left: ["savis_pipistrelle"] },
              { card: "elderberry@oak", right: ["european_polecat@pine"] },
            ],
          },
        ],
      },
    ],
    [
      "AZuT4CAAAgIFCYA",
      {
        game: "dartmoor",
        sets: ["dartmoor"],
        players: [{ cave: 0, hosts: [{ card: "ash", right: ["wood_mouse@sessile_oak"] }] }],
        solo: true,
      },
    ],
  ])("written long ago is read: %s", (text, forests) => {
    expect(unpack(text).forests).toEqual(forests);
    expect(pack(forests)).toBe(text);
  });

  it("that is broken is found out, wherever it is broken", () => {
    const text = pack(dartmoor)!;
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    for (let i = 2; i < text.length - 1; i += 1) {
      const other = letters[(letters.indexOf(text[i]!) + 1 + (i % 62)) % 64];
      expect(kindOf(text.slice(0, i) + other + text.slice(i + 1)), `letter ${i}`).toBe("link-broken");
      expect(kindOf(text.slice(0, i)), `cut at ${i}`).toBe("link-broken");
    }
  });

  it.each(["", "A", "AQ", "no link!", "AQAA", "Ä", "=".repeat(9)])("that is none is found out: %s", (text) => {
    expect(kindOf(text)).toBe("link-broken");
  });

  it("cannot name what the game does not have", () => {
    const packed = (card: string, slots = {}) => pack({ game: "forest", players: [{ hosts: [{ card, ...slots }] }] });
    expect(packed("oak")).not.toBeNull();
    expect([packed("dodo"), packed("oak@pine"), packed("oak", { top1: [] })]).toEqual([null, null, null]);
    expect(packed("oak", { top: ["wolf@elm"] })).toBeNull();
  });

  it("of a later version says so", () => {
    expect(kindOf("AgAAAAAA")).toBe("link-version");
  });
});
