/**
 * Forests as a short text for links and QR codes: packed bit by bit, then base64url. A card takes about
 * eleven bits, because species and symbols are stored as their numbers in the tables; so version 1 holds
 * as long as those keep their order and new species come last. Titles and remarks are left out.
 */

import { hostPlace, split } from "./laid";
import { problem, read, type Forests, type Host, type Player, type Reading } from "./notation";
import { GAMES, RIVALS, slotsOf, type Game, type GameName } from "./tables";

const VERSION = 1;
/** Version and checksum, in bytes. */
const HEAD = 3;
const NAMES = Object.keys(GAMES) as GameName[];

const SPECIES_BITS = 7;
const SYMBOL_BITS = 4;
/** Bits per piece of a number: for large ones, and for those that are mostly 0 or 1. */
const BIG = 5;
const SMALL = 1;
const MAX_PIECES = 6;

/** The text for some forests; null if the tables do not have their cards. */
export function pack(forests: Forests): string | null {
  try {
    const bits = new Writer();
    writeTable(bits, forests);
    const bytes = bits.bytes();
    const sum = checksum(bytes);
    return base64url(Uint8Array.of(VERSION, sum >> 8, sum & 255, ...bytes));
  } catch (error) {
    if (error instanceof LinkError) return null;
    throw error;
  }
}

/** The forests in such a text; never throws. */
export function unpack(text: string): Reading {
  const broken = (kind: string): Reading => ({ forests: null, problems: [problem(kind)] });
  const bytes = fromBase64url(text);
  if (!bytes || bytes.length < HEAD) return broken("link-broken");
  if (bytes[0] !== VERSION) return broken("link-version");
  const body = bytes.subarray(HEAD);
  if (checksum(body) !== bytes[1]! * 256 + bytes[2]!) return broken("link-broken");
  try {
    return read(readTable(new Reader(body)));
  } catch (error) {
    if (error instanceof LinkError) return broken("link-broken");
    throw error;
  }
}

class LinkError extends Error {}

const need = <T>(value: T | undefined): T => {
  if (value === undefined) throw new LinkError();
  return value;
};

const indexIn = <T>(list: readonly T[], value: T): number => {
  const index = list.indexOf(value);
  return index < 0 ? need<number>(undefined) : index;
};

// -- the table -------------------------------------------------------------------------------

function writeTable(bits: Writer, forests: Forests): void {
  const game = GAMES[forests.game];
  bits.write(NAMES.indexOf(forests.game), 1);
  for (const set of Object.keys(game.sets)) bits.write(Number(forests.sets?.includes(set) ?? true), 1);
  bits.write(Number(forests.solo ?? false), 1);
  for (const what of RIVALS) {
    const most = forests.rivals?.[what];
    bits.write(Number(most !== undefined), 1);
    if (most !== undefined) bits.number(most, BIG);
  }
  bits.number(forests.players.length, BIG);
  for (const player of forests.players) writePlayer(bits, game, player);
}

function readTable(bits: Reader): Forests {
  const name = need(NAMES[bits.read(1)]);
  const game = GAMES[name];
  const sets = Object.keys(game.sets).filter(() => bits.read(1));
  const solo = bits.read(1) === 1;
  const rivals: Forests["rivals"] = {};
  for (const what of RIVALS) if (bits.read(1)) rivals[what] = bits.number(BIG);
  const players = repeat(bits.number(BIG), () => readPlayer(bits, game));
  return { game: name, sets, players, ...(Object.keys(rivals).length && { rivals }), ...(solo && { solo }) };
}

function writePlayer(bits: Writer, game: Game, { name = "", cave = 0, cave_card: card, hosts = [] }: Player): void {
  const letters = new TextEncoder().encode(name);
  bits.number(letters.length, BIG);
  for (const letter of letters) bits.write(letter, 8);
  bits.number(cave, BIG);
  bits.number(card ?? 0, SMALL);
  bits.number(hosts.length, BIG);
  for (const host of hosts) writeHost(bits, game, host);
}

function readPlayer(bits: Reader, game: Game): Player {
  const letters = Uint8Array.from(repeat(bits.number(BIG), () => bits.read(8)));
  const name = new TextDecoder().decode(letters);
  const cave = bits.number(BIG);
  const card = bits.number(SMALL);
  const hosts = repeat(bits.number(BIG), () => readHost(bits, game));
  return { ...(name && { name }), cave, ...(card && { cave_card: card }), hosts };
}

function writeHost(bits: Writer, game: Game, host: Host): void {
  const slots = slotsOf(need(hostPlace(game, host.card)));
  if (Object.keys(host).some((key) => key !== "card" && !slots.includes(key))) throw new LinkError();
  writeCard(bits, game, host.card);
  for (const slot of slots) {
    const cards = (host[slot as keyof Host] as string[] | undefined) ?? [];
    bits.number(cards.length, SMALL);
    for (const card of cards) writeCard(bits, game, card);
  }
}

function readHost(bits: Reader, game: Game): Host {
  const card = readCard(bits, game);
  const host: Record<string, string | string[]> = { card };
  for (const slot of slotsOf(need(hostPlace(game, card)))) {
    const cards = repeat(bits.number(SMALL), () => readCard(bits, game));
    if (cards.length) host[slot] = cards;
  }
  return host as Host;
}

/** The number of its species from 1, or 0 for a face-down card; then its symbol, 0 for none given. */
function writeCard(bits: Writer, game: Game, card: string): void {
  if (card === game.face_down.key) return bits.write(0, SPECIES_BITS);
  const { key, symbol: said } = split(card);
  // Excluded symbols are not part of a link: they are asked for again.
  const symbol = said?.startsWith("-") ? null : said;
  const species = need(game.find(key));
  bits.write(game.species.indexOf(species) + 1, SPECIES_BITS);
  if (species.place !== "tree") bits.write(symbol === null ? 0 : indexIn(game.symbols, symbol) + 1, SYMBOL_BITS);
  else if (symbol !== null) indexIn(species.symbols, symbol);
}

function readCard(bits: Reader, game: Game): string {
  const number = bits.read(SPECIES_BITS);
  if (!number) return game.face_down.key;
  const { key, place } = need(game.species[number - 1]);
  const symbol = place === "tree" ? 0 : bits.read(SYMBOL_BITS);
  return symbol ? `${key}@${need(game.symbols[symbol - 1])}` : key;
}

function repeat<T>(times: number, make: () => T): T[] {
  const made: T[] = [];
  for (let i = 0; i < times; i += 1) made.push(make());
  return made;
}

// -- bits and letters ------------------------------------------------------------------------

class Writer {
  readonly #bits: number[] = [];

  write(value: number, width: number): void {
    for (let i = width - 1; i >= 0; i -= 1) this.#bits.push((value >> i) & 1);
  }

  /** Lowest piece first, each with a bit that says whether another follows. */
  number(value: number, piece: number): void {
    if (value >= 2 ** (piece * MAX_PIECES)) throw new LinkError();
    const rest = value >> piece;
    this.write(value & ((1 << piece) - 1), piece);
    this.write(Number(rest > 0), 1);
    if (rest) this.number(rest, piece);
  }

  bytes(): Uint8Array {
    const bytes = new Uint8Array(Math.ceil(this.#bits.length / 8));
    this.#bits.forEach((bit, i) => (bytes[i >> 3]! |= bit << (7 - (i & 7))));
    return bytes;
  }
}

class Reader {
  #at = 0;

  constructor(readonly bytes: Uint8Array) {}

  read(width: number): number {
    let value = 0;
    for (let i = 0; i < width; i += 1, this.#at += 1)
      value = 2 * value + ((need(this.bytes[this.#at >> 3]) >> (7 - (this.#at & 7))) & 1);
    return value;
  }

  number(piece: number): number {
    let value = 0;
    for (let pieces = 0; pieces < MAX_PIECES; pieces += 1) {
      value += this.read(piece) << (pieces * piece);
      if (!this.read(1)) return value;
    }
    throw new LinkError();
  }
}

/** Fletcher-16: detects a lost or changed letter. */
function checksum(bytes: Uint8Array): number {
  let [a, b] = [0, 0];
  for (const byte of bytes) {
    a = (a + byte) % 255;
    b = (b + a) % 255;
  }
  return b * 256 + a;
}

function base64url(bytes: Uint8Array): string {
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64url(text: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
