/** A recovery phrase: 128 random bits and seven check bits, as fifteen words. */

import { WORDS } from "./wordlist";

export const LENGTH = 15;
const BYTES = 16;
const BITS_PER_WORD = 9;
const CHECK_BITS = LENGTH * BITS_PER_WORD - BYTES * 8;
/** Enough of a word to know it. */
const STEM = 4;

export type Misread =
  | { why: "unknown"; word: string }
  | { why: "count"; n: number }
  /** A word is wrong, or they are in another order. */
  | { why: "check" };

export const newSecret = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(BYTES));

const inBits = (bytes: Iterable<number>): string =>
  [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");

async function checkBits(secret: Uint8Array<ArrayBuffer>): Promise<string> {
  return inBits(new Uint8Array(await crypto.subtle.digest("SHA-256", secret))).slice(0, CHECK_BITS);
}

/** The words for a secret. */
export async function phraseOf(secret: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const bits = inBits(secret) + (await checkBits(secret));
  return Array.from(
    { length: LENGTH },
    (_, i) => WORDS[parseInt(bits.slice(i * BITS_PER_WORD, (i + 1) * BITS_PER_WORD), 2)]!,
  );
}

/** The words in a text, each by its first letters; what else there is does not matter. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const numberOf = (word: string): number =>
  WORDS.findIndex((each) => each === word || (word.length >= STEM && each.startsWith(word)));

/** The secret of a phrase as somebody typed it, or what is wrong with it. */
export async function secretOf(text: string): Promise<Uint8Array<ArrayBuffer> | Misread> {
  const typed = wordsIn(text);
  const unknown = typed.find((word) => numberOf(word) < 0);
  if (unknown) return { why: "unknown", word: unknown };
  if (typed.length !== LENGTH) return { why: "count", n: typed.length };
  const bits = typed.map((word) => numberOf(word).toString(2).padStart(BITS_PER_WORD, "0")).join("");
  const secret = Uint8Array.from({ length: BYTES }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8), 2));
  return bits.slice(BYTES * 8) === (await checkBits(secret)) ? secret : { why: "check" };
}
