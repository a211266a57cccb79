import { beforeEach, describe, expect, it } from "vitest";
import { BEECH, DEER, HARES, OAK, OWL, forest } from "../cards/fixture";
import { Catalog } from "../cards/catalog";
import type { Placement, Prompt, View } from "../protocol";
import { DONE, DRAW, SKIP, USE, faceDown, pick, play, slot, take } from "./actions";
import { ALONE, Choosing } from "./choosing.svelte";

/** The fixture's cards, and after them a second beech. */
const BEECH_TOO = forest.data.cards.length;
const catalog = new Catalog({ ...forest.data, cards: [...forest.data.cards, forest.data.cards[BEECH]!] });

const placement = (half: number, places: number[], gains: number[]): Placement => ({
  half,
  cost: catalog.half(half).species.cost,
  places,
  gains,
});
const asked = (kind: string, legal: number[], more: Partial<Prompt> = {}): Prompt =>
  ({
    kind,
    species: null,
    bonus: false,
    half: -1,
    more: 0,
    effect: 0,
    matched: false,
    cards: [],
    ordered: false,
    legal,
    ...more,
  }) as Prompt;

const HAND = [OAK, BEECH, OWL, DEER, HARES, BEECH_TOO];
const placements = [
  placement(2 * OAK, [ALONE], [3]),
  placement(2 * BEECH, [ALONE], [0]),
  placement(2 * BEECH_TOO, [ALONE], [0]),
  placement(2 * OWL, [0, 4], [5, 6]),
  placement(2 * OWL + 1, [1], [2]),
];
const turn = asked("turn", [
  DRAW,
  take(DEER),
  play(2 * OAK),
  play(2 * BEECH),
  play(2 * OWL),
  play(2 * OWL + 1),
  faceDown(OAK),
  faceDown(BEECH),
  faceDown(OWL),
]);
const view = (prompt: Prompt | null, more: Partial<View> = {}) =>
  ({
    seat: 0,
    move: 9,
    clearing: [],
    players: [{ hand: HAND }, { hand: [-1] }],
    plan: { placements, face_down: 1 },
    prompt,
    ...more,
  }) as View;

let now: View;
let sent: number[][];
let choosing: Choosing;

beforeEach(() => {
  now = view(turn);
  sent = [];
  choosing = new Choosing(
    () => now,
    () => catalog,
    (_, actions) => Promise.resolve(sent.push(actions) > 0),
  );
});

describe("laying a card", () => {
  it("lights up the places of both halves, with what they bring", () => {
    choosing.choose(OWL);
    expect(choosing.targets.get(0)).toEqual([
      { slot: 0, gain: 5 },
      { slot: 1, gain: 2 },
    ]);
    expect(choosing.targets.get(1)).toEqual([{ slot: 0, gain: 6 }]);
    expect(choosing.paying).toBe(false);
  });

  it("says card, place and payment at once", async () => {
    choosing.choose(OWL);
    choosing.put(4);
    expect(choosing.half).toBe(2 * OWL);
    expect(choosing.cost).toBe(2);
    expect(choosing.complete).toBe(true);
    choosing.paid = [];
    choosing.pay(DEER);
    expect(choosing.complete).toBe(false);
    choosing.pay(OAK);
    await choosing.confirm();
    expect(sent).toEqual([[play(2 * OWL), slot(4), pick(OAK), pick(DEER)]]);
    expect(choosing.card).toBeNull();
  });

  it("suggests what earns the bonus, and sees when it is lost", () => {
    choosing.choose(OWL);
    choosing.put(0);
    expect([...choosing.paid].sort()).toEqual([BEECH, BEECH_TOO]);
    expect(choosing.bonus).toBe(true);
    choosing.pay(OAK);
    expect(choosing.paid).toHaveLength(2);
    expect(choosing.bonus).toBe(false);
  });

  it("is confirmed by the same place again", async () => {
    choosing.choose(OWL);
    choosing.put(4);
    choosing.put(4);
    await Promise.resolve();
    expect(sent).toHaveLength(1);
  });

  it("knows the one place of a host at once", async () => {
    choosing.choose(OAK);
    expect(choosing.alone).toBe(3);
    expect(choosing.place).toBe(ALONE);
    expect(choosing.targets.size).toBe(0);
    choosing.paid = [OWL, DEER];
    await choosing.confirm();
    expect(sent).toEqual([[play(2 * OAK), pick(OWL), pick(DEER)]]);
  });

  it("names the lowest of two cards that look alike, and pays with the other", async () => {
    choosing.choose(BEECH_TOO);
    choosing.paid = [BEECH];
    await choosing.confirm();
    expect(sent).toEqual([[play(2 * BEECH), pick(BEECH_TOO)]]);
  });

  it("can lie face down", async () => {
    choosing.layDown();
    expect(choosing.complete).toBe(false);
    choosing.layDown(BEECH_TOO);
    expect(choosing.alone).toBe(1);
    await choosing.confirm();
    expect(sent).toEqual([[faceDown(BEECH)]]);
  });

  it("is only thought of while others choose", async () => {
    now = view(null);
    choosing.choose(OWL);
    expect(choosing.targets.size).toBe(2);
    choosing.put(0);
    await choosing.confirm();
    expect(choosing.place).toBeNull();
    expect(sent).toEqual([]);
  });

  it("costs nothing by an effect", async () => {
    now = view(asked("free_play", [play(2 * OWL), SKIP], { species: "stag_beetle", bonus: true }));
    choosing.choose(OWL);
    choosing.put(0);
    expect(choosing.cost).toBe(0);
    expect(choosing.bonus).toBeNull();
    await choosing.confirm();
    expect(sent).toEqual([[play(2 * OWL), slot(0)]]);
  });

  it("keeps the order of payment where it matters", async () => {
    now = view(turn, { players: [{ hand: HAND }] as View["players"] });
    choosing.choose(OWL);
    choosing.put(4);
    choosing.paid = [DEER, OAK];
    await choosing.confirm();
    expect(sent).toEqual([[play(2 * OWL), slot(4), pick(DEER), pick(OAK)]]);
  });

  it("goes on where somebody else stopped: the slot, the payment", async () => {
    now = view(asked("slot", [slot(0), slot(4)], { half: 2 * OWL }));
    expect(choosing.targets.get(1)).toEqual([{ slot: 0, gain: 6 }]);
    choosing.put(4);
    await Promise.resolve();
    expect(sent).toEqual([[slot(4)]]);
    now = view(asked("pay", [pick(OAK), pick(DEER)], { half: 2 * OWL, more: 1, cards: [OAK, DEER], matched: true }));
    await Promise.resolve();
    choosing.pay(DEER);
    await choosing.confirm();
    expect(sent.at(-1)).toEqual([pick(DEER)]);
  });
});

describe("drawing", () => {
  it("takes two from the deck with one tap", async () => {
    const drawing = choosing.draw(true);
    now = view(asked("second_draw", [DRAW]));
    await drawing;
    expect(sent).toEqual([[DRAW], [DRAW]]);
  });

  it("takes one and asks again, if that is wanted", async () => {
    const drawing = choosing.draw(false);
    now = view(asked("second_draw", [DRAW]));
    await drawing;
    expect(sent).toEqual([[DRAW]]);
  });

  it("takes an open card, the lowest of those that look alike", async () => {
    now = view(asked("second_draw", [DRAW, take(BEECH)]), { clearing: [BEECH, BEECH_TOO] });
    expect(choosing.canTake(BEECH_TOO)).toBe(true);
    expect(choosing.canTake(OWL)).toBe(false);
    await choosing.take(BEECH_TOO);
    expect(sent).toEqual([[take(BEECH)]]);
  });
});

describe("picking", () => {
  it("is done with the tap where one card is asked for", async () => {
    now = view(asked("take", [pick(OWL), pick(DEER)], { cards: [OWL, DEER], more: 1 }));
    expect(choosing.zone).toBe("clearing");
    await choosing.pick(DEER);
    expect(sent).toEqual([[pick(DEER)]]);
  });

  it("collects several, in any order, and no more than asked for", async () => {
    now = view(asked("discard", HAND.map(pick), { cards: HAND, more: 2 }));
    await choosing.pick(DEER);
    expect(choosing.enough).toBe(false);
    await choosing.pick(OAK);
    await choosing.pick(OWL);
    expect(choosing.picked).toEqual([DEER, OAK]);
    await choosing.done();
    expect(sent).toEqual([[pick(OAK), pick(DEER)]]);
  });

  it("ends any number with a word, and can pick none", async () => {
    now = view(asked("stash", [...HAND.map(pick), DONE], { cards: HAND, more: -1 }));
    expect(choosing.canSkip).toBe(true);
    await choosing.pick(OWL);
    expect(choosing.canSkip).toBe(false);
    await choosing.done();
    await choosing.skip();
    expect(sent).toEqual([[pick(OWL), DONE], [DONE]]);
  });

  it("does not say so where the most are picked", async () => {
    now = view(asked("cave", [pick(OWL), pick(DEER), DONE], { cards: [OWL, DEER], more: 2 }));
    await choosing.pick(OWL);
    await choosing.pick(DEER);
    await choosing.done();
    expect(sent).toEqual([[pick(OWL), pick(DEER)]]);
  });
});

describe("an offer", () => {
  it("is taken or declined", async () => {
    now = view(asked("offer", [USE, SKIP], { species: "beech" }));
    expect(choosing.canSkip).toBe(true);
    await choosing.use();
    await choosing.skip();
    expect(sent).toEqual([[USE], [SKIP]]);
  });

  it("keeps in mind what was refused", async () => {
    const stubborn = new Choosing(
      () => now,
      () => catalog,
      () => Promise.resolve(false),
    );
    stubborn.choose(OWL);
    stubborn.put(4);
    await stubborn.confirm();
    expect(stubborn.card).toBe(OWL);
    expect(stubborn.busy).toBe(false);
  });
});
