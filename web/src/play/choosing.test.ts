import { beforeEach, describe, expect, it } from "vitest";
import { BEECH, DEER, HARES, OAK, OWL, forest } from "../cards/fixture";
import { Catalog } from "../cards/catalog";
import type { Action, Placement, Prompt, View } from "../protocol";
import { DONE, DRAW, SKIP, USE, faceDown, intoSlot, pick, play, take } from "./actions";
import { Choosing, placeOf } from "./choosing.svelte";
import { catalog as real, recorded } from "./fixtures/recorded";

/** The fixture's cards, and after them a second beech. */
const BEECH_TOO = forest.data.cards.length;
const catalog = new Catalog({ ...forest.data, cards: [...forest.data.cards, forest.data.cards[BEECH]!] });

const at = (host: number, slot: number) => ({ host, slot });
const top = (card: number) => ({ card, half: 0 });
const BEETLE = { card: OWL, half: 1 };
const placement = (
  half: Placement["half"],
  options: Placement["options"],
  matching: number[] | null = null,
  payment: number[] | null = matching,
): Placement => ({ half, cost: catalog.half(half).species.cost, options, matching, payment, reveals: 0 });
const alone = (gain: number) => [{ spot: null, gain }];
const asked = (kind: Prompt["kind"], legal: Action[], more: object = {}): Prompt =>
  ({ kind, cause: null, legal, text: null, choices: null, ordered: false, ...more }) as Prompt;

const HAND = [OAK, BEECH, OWL, DEER, HARES, BEECH_TOO];
const placements = [
  placement(top(OAK), alone(3), []),
  placement(top(BEECH), alone(0)),
  placement(top(BEECH_TOO), alone(0)),
  placement(
    top(OWL),
    [
      { spot: at(0, 0), gain: 5 },
      { spot: at(1, 0), gain: 6 },
    ],
    [BEECH, BEECH_TOO],
  ),
  placement(BEETLE, [{ spot: at(0, 1), gain: 2 }], []),
];
const turn = asked("turn", [
  DRAW,
  take(DEER),
  ...[top(OAK), top(BEECH), top(OWL), BEETLE].map(play),
  ...[OAK, BEECH, OWL].map(faceDown),
]);
const view = (prompt: Prompt | null, more: Partial<View> = {}) =>
  ({
    seat: 0,
    move: 9,
    clearing: [],
    row: false,
    players: [{ hand: HAND }, { hand: [null] }],
    plan: { placements, face_down: { gain: 1, reveals: 1 } },
    prompt,
    ...more,
  }) as View;

let now: View;
let sent: Action[][];
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
  it("takes the chosen card to its best place when it is chosen again, and then back", () => {
    choosing.choose(OWL);
    choosing.choose(OWL);
    expect(choosing.isAt(placeOf(at(1, 0)))).toBe(true);
    expect(choosing.paid).toHaveLength(choosing.cost);
    expect(sent).toEqual([]);
    choosing.choose(OWL);
    expect(choosing.card).toBeNull();
  });

  it("lights up the places of both halves, with what they bring", () => {
    choosing.choose(OWL);
    expect(choosing.targets.map(({ spot, gain }) => [placeOf(spot), gain])).toEqual([
      ["0-0", 5],
      ["1-0", 6],
      ["0-1", 2],
    ]);
    expect(choosing.paying).toBe(false);
  });

  it("says card, place and payment at once", async () => {
    choosing.choose(OWL);
    choosing.put("1-0");
    expect(choosing.half).toEqual(top(OWL));
    expect(choosing.cost).toBe(2);
    expect(choosing.complete).toBe(true);
    choosing.paid = [];
    choosing.pay(DEER);
    expect(choosing.complete).toBe(false);
    choosing.pay(OAK);
    await choosing.confirm();
    expect(sent).toEqual([[play(top(OWL)), intoSlot(at(1, 0)), pick(OAK), pick(DEER)]]);
    expect(choosing.card).toBeNull();
  });

  it("suggests what earns the bonus, and sees when it is lost", () => {
    choosing.choose(OWL);
    choosing.put("0-0");
    expect([...choosing.paid].sort()).toEqual([BEECH, BEECH_TOO]);
    expect(choosing.bonus).toBe(true);
    choosing.pay(OAK);
    expect(choosing.paid).toHaveLength(2);
    expect(choosing.bonus).toBe(false);
  });

  it("is confirmed by the same place again", async () => {
    choosing.choose(OWL);
    choosing.put("1-0");
    choosing.put("1-0");
    await Promise.resolve();
    expect(sent).toHaveLength(1);
  });

  it("knows the one place of a host at once", async () => {
    choosing.choose(OAK);
    expect(choosing.alone?.gain).toBe(3);
    expect(choosing.isAt("alone")).toBe(true);
    choosing.paid = [OWL, DEER];
    await choosing.confirm();
    expect(sent).toEqual([[play(top(OAK)), pick(OWL), pick(DEER)]]);
  });

  it("names the lowest of two cards that look alike, and pays with the other", async () => {
    choosing.choose(BEECH_TOO);
    choosing.paid = [BEECH];
    await choosing.confirm();
    expect(sent).toEqual([[play(top(BEECH)), pick(BEECH_TOO)]]);
  });

  it("can lie face down", async () => {
    choosing.layDown();
    expect(choosing.complete).toBe(false);
    choosing.layDown(BEECH_TOO);
    expect(choosing.alone?.gain).toBe(1);
    expect(choosing.reveals).toBe(1);
    await choosing.confirm();
    expect(sent).toEqual([[faceDown(BEECH)]]);
  });

  it("is only thought of while others choose", async () => {
    now = view(null);
    choosing.choose(OWL);
    expect(choosing.targets).toHaveLength(3);
    choosing.put("0-0");
    await choosing.confirm();
    expect(choosing.target).toBeNull();
    expect(sent).toEqual([]);
  });

  it("costs nothing by an effect", async () => {
    now = view(asked("free_play", [play(top(OWL)), SKIP], { cause: { kind: "bonus", species: "stag_beetle" } }));
    choosing.choose(OWL);
    choosing.put("0-0");
    expect(choosing.cost).toBe(0);
    expect(choosing.bonus).toBeNull();
    await choosing.confirm();
    expect(sent).toEqual([[play(top(OWL)), intoSlot(at(0, 0))]]);
  });

  it("keeps the order of payment where it matters", async () => {
    now = view(turn, { row: true });
    choosing.choose(OWL);
    choosing.put("1-0");
    choosing.paid = [DEER, OAK];
    await choosing.confirm();
    expect(sent).toEqual([[play(top(OWL)), intoSlot(at(1, 0)), pick(DEER), pick(OAK)]]);
  });

  it("goes on where somebody else stopped: the slot, the payment", async () => {
    now = view(asked("slot", [intoSlot(at(0, 0)), intoSlot(at(1, 0))], { half: top(OWL), free: false }));
    expect(choosing.targets.map(({ gain }) => gain)).toEqual([5, 6]);
    choosing.put("1-0");
    await Promise.resolve();
    expect(sent).toEqual([[intoSlot(at(1, 0))]]);
    now = view(asked("pay", [pick(OAK), pick(DEER)], { half: top(OWL), more: 1, cards: [OAK, DEER], bonus: true }));
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
    now = view(asked("stash", [...HAND.map(pick), DONE], { cards: HAND, more: null }));
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
    now = view(asked("offer", [USE, SKIP], { cause: { kind: "effect", species: "beech" } }));
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
    stubborn.put("1-0");
    await stubborn.confirm();
    expect(stubborn.card).toBe(OWL);
    expect(stubborn.busy).toBe(false);
  });
});

describe("as the server asks", () => {
  beforeEach(() => {
    choosing = new Choosing(
      () => now,
      () => real,
      (_, actions) => Promise.resolve(sent.push(actions) > 0),
    );
  });
  const legal = () => new Set(now.prompt!.legal.map((action) => JSON.stringify(Object.entries(action).sort())));
  const isLegal = (action: Action) => legal().has(JSON.stringify(Object.entries(action).sort()));

  it("begins every play with an action that is offered", async () => {
    now = recorded.asked.turn;
    for (const card of now.players[0]!.hand) {
      if (card === null || !choosing.layable(card)) continue;
      choosing.choose(card);
      for (const { spot } of choosing.targets) {
        sent = [];
        choosing.card = card;
        choosing.target = null;
        choosing.put(placeOf(spot));
        await choosing.confirm();
        if (sent.length > 0) expect(isLegal(sent[0]![0]!)).toBe(true);
      }
    }
    expect(choosing.canDraw).toBe(true);
  });

  it("pays what is still to be paid", async () => {
    now = recorded.asked.pay;
    choosing.suggest();
    expect(choosing.complete).toBe(true);
    await choosing.confirm();
    expect(sent[0]).toHaveLength(choosing.cost);
    expect(isLegal(sent[0]![0]!)).toBe(true);
  });

  it("lays where a slot is offered", async () => {
    now = recorded.asked.slot;
    expect(choosing.targets).toHaveLength(now.prompt!.legal.length);
    choosing.put(placeOf(choosing.targets[0]!.spot));
    await Promise.resolve();
    expect(isLegal(sent[0]![0]!)).toBe(true);
  });

  it("lays for free, or not at all", () => {
    now = recorded.asked.free_play;
    expect([choosing.laying, choosing.free, choosing.canSkip]).toEqual([true, true, true]);
    const card = now.players[0]!.hand.find((each) => each !== null && choosing.layable(each))!;
    choosing.choose(card);
    choosing.put(placeOf(choosing.targets[0]!.spot));
    expect([choosing.cost, choosing.complete]).toEqual([0, true]);
  });
});
