import { describe, expect, it } from "vitest";
import { plain } from "../cards/words";
import type { Line } from "../protocol";
import { catalog, event, recorded } from "./fixtures/recorded";
import {
  byPlayer,
  cardsOf,
  changed,
  lastAct,
  notableEvents,
  originsOf,
  recentlyDrawn,
  sinceLastTurn,
  soundOf,
  withoutUndone,
} from "./story";

const { log } = recorded;
const line = (seq: number, seat: number, ...events: Line["events"]): Line => ({ ...log[0]!, seq, seat, events });

describe("the story", () => {
  it("leaves out what goes without saying, and counts what is repeated", () => {
    const drawn = event("drawn", (each) => each.player === 1);
    expect(notableEvents(line(1, 1, event("paid"), drawn, drawn, event("turn")))).toEqual([
      { event: drawn, times: 2, gain: 0, others: [] },
    ]);
  });

  it("has words and cards in every event", () => {
    for (const { events } of log)
      for (const each of events) {
        expect(plain(each.text)).not.toBe("");
        for (const span of each.text!)
          if (span.kind === "card" && span.half !== null)
            expect(plain([span])).toBe(plain([{ ...span, text: catalog.half(span as never).species.name }]));
      }
  });

  it("adds up to the points that the view shows", () => {
    const events = log.slice(0, recorded.news.length).flatMap((each) => each.events);
    const gained = [0, 1].map((seat) => events.reduce((sum, { points }) => sum + (points?.[seat] ?? 0), 0));
    expect(recorded.news.at(-1)!.views![0]!.players.map(({ score }) => score)).toEqual(gained);
  });

  it("knows what is new to a player", () => {
    const [mine, theirs] = [event("laid", (each) => each.player === 0), event("laid", (each) => each.player === 1)];
    const lines = [
      line(1, 0, mine),
      line(2, 1, theirs),
      line(
        3,
        1,
        event("drawn", (each) => each.player === 1),
      ),
    ];
    expect(sinceLastTurn(lines, [0])).toBe(1);
    expect(sinceLastTurn(lines, [2])).toBe(0);
    expect([...changed(lines.slice(1))]).toEqual([theirs.card]);
  });

  it("gives every player their own lines and points", () => {
    const [mine, theirs] = [0, 1].map((player) => event("laid", (each) => each.player === player));
    const both = line(1, 0, { ...mine!, points: [3, -2] }, { ...theirs!, points: [0, 5] });
    const [first, second] = byPlayer(both);
    expect(first).toMatchObject({ player: 0, events: [{ gain: 3, others: [{ player: 1, gain: -2 }] }] });
    expect(second).toMatchObject({ player: 1, events: [{ gain: 5, others: [] }] });
  });

  it("adds up to the lines' points, whatever is quiet", () => {
    for (const each of log.filter(({ gain }) => gain !== null)) {
      const own = byPlayer(each).flatMap(({ events }) => events);
      const gained = own.map((one) =>
        (one.event.player ?? each.seat) === each.seat
          ? one.gain
          : (one.others.find(({ player }) => player === each.seat)?.gain ?? 0),
      );
      expect(gained.reduce((sum, gain) => sum + gain, 0)).toBe(each.gain);
    }
  });

  it("knows what was drawn in one's last turn", () => {
    const drawn = event("drawn", (each) => each.player === 0);
    const turn = event("turn", (each) => each.player === 0);
    const lines = [line(1, 0, drawn), line(2, 1, turn)];
    expect([...recentlyDrawn(lines, 0)]).toEqual([drawn.card]);
    expect([...recentlyDrawn([...lines, line(3, 1, turn), line(4, 1, turn)], 0)]).toEqual([]);
    expect([...recentlyDrawn(lines, 1)]).toEqual([]);
  });

  it("forgets what was taken back", () => {
    const act = (seq: number, actions: number) => ({ ...line(seq, 0, event("laid")), actions });
    const undone = { ...line(4, 0), kind: "undone" as const, actions: 3 };
    const said = { ...line(3, 0), kind: "said" as const };
    expect(withoutUndone([act(1, 1), act(2, 2), said, undone].slice(0, 3))).toHaveLength(3);
    expect(withoutUndone([act(0, 1), act(1, 1), act(2, 2), said, undone]).map(({ seq }) => seq)).toEqual([0, 3, 4]);
  });

  it("remembers one's last act by what weighs most", () => {
    const laid = event("laid", (each) => each.player === 0);
    const lines = [line(1, 0, event("paid"), laid), line(2, 1, event("laid"))];
    expect(lastAct(lines, 0)).toBe(laid);
    expect(lastAct(lines, 2)).toBeNull();
  });

  it("tells where cards come from, and of no card that is hidden", () => {
    const [hidden, seen, laid] = [1, 0, 1].map((player, i) =>
      event(i < 2 ? "drawn" : "laid", (each) => each.player === player),
    );
    expect(cardsOf([hidden!])).toEqual(new Set());
    expect([...originsOf([hidden!, seen!, laid!]).values()]).toEqual(["deck", "player-1"]);
  });
});

it("is heard by its weightiest event", () => {
  expect(soundOf([event("paid"), event("laid"), event("winter")])).toBe("winter");
  expect(soundOf([event("paid"), event("laid")])).toBe("place");
  expect(soundOf([event("turn")])).toBeNull();
});
