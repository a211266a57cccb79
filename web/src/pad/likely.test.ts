import { beforeEach, expect, it } from "vitest";
import { forest } from "../cards/fixture";
import { type Candidate, asBegan, candidates } from "./likely";
import { Pad, emptyPlayer, fileOf } from "./pad.svelte";

let pad: Pad;

beforeEach(() => {
  pad = new Pad(fileOf({ game: "forest", sets: ["base"], players: [emptyPlayer("Ana")] }));
});

/** What is offered, with an empty search. */
const offer = () => candidates(pad, forest, "", []);

/** What is offered after another phone has entered something, in a list that began before. */
function then(enters: (other: Pad) => void) {
  const began = offer();
  const other = new Pad(pad.file);
  enters(other);
  pad.follow(other.file);
  return { began, now: offer(), shown: asBegan(began, offer()) };
}

const keys = (all: readonly Candidate[]) => all.map(({ key }) => key);
/** What the size of a card depends on. */
const buttons = (all: readonly Candidate[]) =>
  all.map(({ key, leaves, other, stack, none }) => [key, leaves, other, stack, none]);
const of = (all: readonly Candidate[], wanted: string) => all.find(({ key }) => key === wanted)!;

it("a list keeps its order and its buttons, and says what there is now", () => {
  const { began, now, shown } = then((other) => {
    for (let i = 0; i < 10; i += 1) other.lay("birch");
    for (const host of ["oak", "linden"]) other.lay(host);
  });
  expect(keys(now.hosts), "a list that begins now has another order").not.toEqual(keys(shown.hosts));
  expect(buttons(shown.hosts)).toEqual(buttons(began.hosts));
  expect(of(shown.hosts, "birch")).toMatchObject({ left: 0, none: false, fits: true });
  expect(of(shown.hosts, "linden").gain).toBe(of(now.hosts, "linden").gain);
});

it("a card that no longer fits keeps its place, and one that fits now comes last", () => {
  pad.lay("oak");
  pad.lay("red_squirrel");
  const { began, now, shown } = then((other) => {
    other.select(0);
    other.lay("hedgehog");
    other.take({ host: 0, slot: "top", at: 0 });
  });
  expect(keys(now.dwellers)).not.toContain("common_toad");
  expect(keys(shown.dwellers).slice(0, began.dwellers.length)).toEqual(keys(began.dwellers));
  expect(of(shown.dwellers, "common_toad").fits).toBe(false);
  expect(of(shown.dwellers, "wolf").fits).toBe(true);
  const rest = shown.dwellers.slice(began.dwellers.length);
  expect(keys(rest)).toContain("tawny_owl");
  expect(new Set(keys(shown.dwellers)).size).toBe(shown.dwellers.length);
});
