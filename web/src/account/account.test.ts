import { describe, expect, test } from "vitest";
import type { KeptSeat } from "../seats.svelte";
import { mergedSeats } from "./belongings";
import { keysOf, seal, unseal } from "./keys";
import { LENGTH, newSecret, phraseOf, secretOf } from "./phrase";
import { WORDS } from "./wordlist";

/** Whether a word becomes another by one letter changed, added or left out. */
function near(a: string, b: string): boolean {
  if (a.length > b.length) return near(b, a);
  const shorter = [...b].map((_, i) => b.slice(0, i) + b.slice(i + 1));
  if (a.length < b.length) return shorter.includes(a);
  return [...a].filter((letter, i) => letter !== b[i]).length < 2;
}

describe("the words", () => {
  test("are as many as nine bits can tell apart, and hard to confuse", () => {
    expect(WORDS).toHaveLength(512);
    expect(new Set(WORDS.map((word) => word.slice(0, 4))).size).toBe(512);
    expect([...WORDS].sort()).toEqual(WORDS);
    const confused = WORDS.flatMap((a, i) => WORDS.slice(i + 1).filter((b) => near(a, b)));
    expect(confused).toEqual([]);
  });

  test("carry a secret", async () => {
    for (let i = 0; i < 20; i++) {
      const secret = newSecret();
      const phrase = await phraseOf(secret);
      expect(phrase).toHaveLength(LENGTH);
      expect(await secretOf(phrase.join(" "))).toEqual(secret);
      expect(await secretOf(` ${phrase.join(",\n")}. `.toUpperCase())).toEqual(secret);
      expect(await secretOf(phrase.map((word) => word.slice(0, 4)).join(" "))).toEqual(secret);
    }
  });

  test("are the same everywhere for good", async () => {
    const zeros = await phraseOf(new Uint8Array(16));
    expect(zeros.slice(0, 14)).toEqual(Array(14).fill(WORDS[0]));
    expect(zeros.join(" ")).toMatchInlineSnapshot(
      `"acorn acorn acorn acorn acorn acorn acorn acorn acorn acorn acorn acorn acorn acorn barley"`,
    );
    const counted = await phraseOf(Uint8Array.from({ length: 16 }, (_, i) => i * 16));
    expect(counted.join(" ")).toMatchInlineSnapshot(
      `"acorn canvas leaf letter aspen banjo cactus door melon drum ripple attic basin camp bead"`,
    );
  });

  test("what is wrong with them is said", async () => {
    const phrase = await phraseOf(new Uint8Array(16).fill(7));
    expect(await secretOf("acorn beehive")).toEqual({ why: "unknown", word: "beehive" });
    expect(await secretOf(phrase.slice(1).join(" "))).toEqual({ why: "count", n: 14 });
    const wrong = WORDS.filter((word) => word !== phrase[3]).map((word) => phrase.with(3, word).join(" "));
    const noticed = (await Promise.all(wrong.map(secretOf))).filter((read) => "why" in read);
    expect(noticed.length).toBeGreaterThan(490);
  });
});

describe("the keys", () => {
  test("open their own box and no other", async () => {
    const [ana, ben] = [await keysOf(new Uint8Array(16).fill(1)), await keysOf(new Uint8Array(16).fill(2))];
    expect(ana.token).toMatch(/^[\w-]{43}$/);
    expect(ana.token).not.toBe(ben.token);
    expect((await keysOf(new Uint8Array(16).fill(1))).token).toBe(ana.token);
    const box = await seal(ana, "three wolves");
    expect(box).toMatch(/^[0-9A-Za-z+/]+={0,2}$/);
    expect(box).not.toBe(await seal(ana, "three wolves"));
    expect(await unseal(ana, box)).toBe("three wolves");
    await expect(unseal(ben, box)).rejects.toThrow();
    const damaged = (box[30] === "A" ? "B" : "A") + box.slice(31);
    await expect(unseal(ana, box.slice(0, 30) + damaged)).rejects.toThrow();
  });
});

describe("seats of two devices", () => {
  const seat = (at: number): KeptSeat => ({ token: `t${at}`, game: "forest", name: "Ana", person: 0, at });

  test("are all there, as they were last used", () => {
    const [here, there] = [
      { A: seat(1), B: seat(2) },
      { B: seat(3), C: seat(4) },
    ];
    expect(mergedSeats(here, there, [])).toEqual({ A: seat(1), B: seat(3), C: seat(4) });
  });

  test("one that was left on either is left on both", () => {
    const agreed = ["A", "B", "C"];
    expect(mergedSeats({ A: seat(1), C: seat(1) }, { A: seat(1), B: seat(1), D: seat(9) }, agreed)).toEqual({
      A: seat(1),
      D: seat(9),
    });
  });
});
