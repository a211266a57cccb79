import { describe, expect, it } from "vitest";
import { BEECH, OWL, forest } from "../cards/fixture";
import type { Event } from "../protocol";
import type { ShownLine } from "./shown.svelte";
import { soundOf } from "./sounds";
import { changed, lastAct, pieces, sinceLastTurn, told } from "./story";

const event = (kind: string, card = -1, text = ""): Event => ({ kind, player: 0, card, a: 0, text });
const line = (seq: number, seat: number, ...events: Event[]) =>
  ({ seq, kind: "events", seat, events, gain: null }) as unknown as ShownLine;

describe("the story", () => {
  it("leaves out what goes without saying, and counts what is repeated", () => {
    const drawn = event("drawn", -1, "Ana draws a card");
    expect(told(line(1, 1, event("paid", OWL), drawn, drawn, event("turn")))).toEqual([{ event: drawn, times: 2 }]);
  });

  it("finds the cards in the words", () => {
    const text = "Ana pays with Tawny Owl / Stag Beetle";
    expect(pieces(forest, event("paid", OWL, text))).toEqual([
      { text: "Ana pays with ", half: null },
      { text: "Tawny Owl", half: 2 * OWL },
      { text: " / ", half: null },
      { text: "Stag Beetle", half: 2 * OWL + 1 },
    ]);
    expect(pieces(forest, event("drawn", -1, "Ana draws a card"))).toEqual([{ text: "Ana draws a card", half: null }]);
  });

  it("knows what is new to a player", () => {
    const log = [line(1, 0, event("laid", BEECH)), line(2, 1, event("laid", OWL)), line(3, 1, event("drawn"))];
    expect(sinceLastTurn(log, [0])).toBe(1);
    expect(sinceLastTurn(log, [2])).toBe(0);
    expect([...changed(log.slice(1))]).toEqual([OWL]);
  });

  it("remembers one's last act by what weighs most", () => {
    const log = [line(1, 0, event("paid", OWL), event("laid", BEECH)), line(2, 1, event("laid", OWL))];
    expect(lastAct(log, 0)).toMatchObject({ kind: "laid", card: BEECH });
    expect(lastAct(log, 2)).toBeNull();
  });
});

it("is heard by its weightiest event", () => {
  expect(soundOf([event("paid"), event("laid"), event("winter")])).toBe("winter");
  expect(soundOf([event("paid"), event("laid")])).toBe("place");
  expect(soundOf([event("turn")])).toBeNull();
});
