import { describe, expect, it } from "vitest";
import dartmoor127 from "../../../examples/dartmoor_127.json";
import { check, read, score, standings, type Forests, type Host } from ".";
import { symbolsAsked } from "./asks";
import { noneOf } from "./laid";

const DARTMOOR = read(dartmoor127).forests!;

/** The forest with every card changed. */
function changed(forests: Forests, change: (card: string) => string): Forests {
  const host = (entry: Host): Host =>
    Object.fromEntries(
      Object.entries(entry).map(([slot, cards]) =>
        slot === "card" ? [slot, change(cards as string)] : [slot, (cards as string[]).map(change)],
      ),
    ) as Host;
  return { ...forests, players: forests.players.map((each) => ({ ...each, hosts: each.hosts!.map(host) })) };
}
const bare = (card: string) => card.split("@")[0]!;

describe("a count", () => {
  it("is final when nothing is left open", () => {
    expect(standings(DARTMOOR)).toEqual(score(DARTMOOR).map((sheet) => ({ ...sheet, open: null })));
  });

  it("of Dartmoor's example in walking order is 121 at least, and says that 14 leaves are open", () => {
    let seen = false;
    const walked = changed(DARTMOOR, (card) => {
      seen ||= card.startsWith("roe_deer");
      return seen || bare(card) === "beaver" ? card : bare(card);
    });
    const [standing] = standings(walked);
    expect(standing).toMatchObject({ total: 121, open: { leaves: 14, questions: 0, most: 121 + 14 * 3 } });
    expect(check(walked).filter(({ kind }) => kind === "symbol")).toHaveLength(14);
  });

  it("is settled by knowing which leaf a card does not show", () => {
    const counted = new Set(["small_red_damselfly", "wheatear", "shrew"]);
    const told = changed(DARTMOOR, (card) =>
      ["roe_deer", "crab_apple", "moor_birch", "universal_moor"].includes(bare(card))
        ? card
        : counted.has(bare(card))
          ? `${bare(card)}@moor_birch`
          : `${bare(card)}@${noneOf(["moor_birch"])}`,
    );
    expect(check(told)).toEqual([]);
    expect(standings(told)[0]).toMatchObject({ total: 127, open: null });
  });

  it("is open again when another leaf matters", () => {
    const host = { card: "oak", left: ["roe_deer@birch"], right: ["european_hare@-birch"] };
    const two = { card: "oak", left: ["roe_deer@linden"] };
    const forest = (...hosts: Host[]): Forests => ({ game: "forest", players: [{ hosts }] });
    expect(standings(forest(host))[0]!.open).toBeNull();
    expect(standings(forest(host, two))[0]!.open).toEqual({ leaves: 1, questions: 0, most: 10 });
    expect(check(forest({ card: "oak", top: ["bullfinch@-douglas_fir-silver_fir"] }))[0]!.kind).toBe("wrong-symbol");
  });

  it("can be no more than a leaf that is not said can bring", () => {
    const deer = (symbol: string) => `roe_deer${symbol && `@${symbol}`}`;
    const forest = (symbol: string): Forests => ({
      game: "forest",
      players: [{ hosts: [{ card: "birch", left: [deer(symbol)], right: ["european_hare@birch"] }] }],
    });
    const [open] = standings(forest(""));
    const totals = ["beech", "birch", "linden"].map((symbol) => score(forest(symbol))[0]!.total);
    expect(open).toMatchObject({ total: 2, open: { leaves: 1, most: Math.max(...totals) } });
  });

  it("is the least while nobody has said who has the most", () => {
    const alone = (rivals?: Forests["rivals"]): Forests => ({
      game: "forest",
      players: [{ hosts: [{ card: "linden" }] }],
      ...(rivals && { rivals }),
    });
    expect(standings(alone())[0]).toMatchObject({ total: 1, open: { most: 3, leaves: 0, questions: 1 } });
    expect(standings(alone({ linden: 0 }))[0]).toMatchObject({ total: 3, open: null });
    expect(standings(alone({ linden: 2 }))[0]).toMatchObject({ total: 1, open: null });
  });
});

it("only leaves that make a difference are asked for", () => {
  const forest: Forests = { game: "forest", players: [{ hosts: [{ card: "oak", left: ["roe_deer@silver_fir"] }] }] };
  expect(symbolsAsked(forest, 0, "european_hare")).toEqual(["silver_fir"]);
  expect(symbolsAsked(forest, 0, "roe_deer")).toHaveLength(5);
  expect(symbolsAsked(forest, 0, "tawny_owl")).toEqual([]);
});

it("one card too many is said once, however many there are", () => {
  const hosts = Array.from({ length: 12 }, () => ({ card: "linden" }));
  const table: Forests = { game: "forest", players: [{ hosts: hosts.slice(6) }, { hosts: hosts.slice(6) }] };
  expect(check(table).map(({ kind }) => kind)).toEqual(["copies"]);
});
