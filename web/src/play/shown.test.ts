import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line, View } from "../protocol";
import type { News, Table } from "./connection.svelte";
import { ACT_MS, Shown } from "./shown.svelte";

const view = (...scores: number[]) => ({ players: scores.map((score) => ({ score })) }) as unknown as View;
const line = (seq: number, seat: number) => ({ seq, kind: "events", seat, events: [] }) as unknown as Line;

let tell: (news: News) => void;
let shown: Shown;

beforeEach(() => {
  vi.useFakeTimers();
  const table = {
    views: [view(0, 0)],
    log: [],
    seats: [0],
    listen: (listener: (news: News) => void) => ((tell = listener), () => {}),
  };
  shown = new Shown(table as unknown as Table);
});

afterEach(() => {
  shown.close();
  vi.useRealTimers();
});

describe("what is shown", () => {
  it("is at once what one did oneself, with its gain", () => {
    tell({ log: [line(1, 0)], views: [view(7, 0)] });
    expect(shown.views[0]!.players[0]!.score).toBe(7);
    expect(shown.log.map((each) => each.gain)).toEqual([7]);
  });

  it("follows the others act by act", () => {
    tell({ log: [line(1, 1)], views: [view(0, 3)] });
    tell({ log: [line(2, 1)], views: [view(0, 5)] });
    tell({ log: [line(3, 1)], views: [view(0, 4)] });
    expect(shown.log.map((each) => each.seq)).toEqual([1]);
    vi.advanceTimersByTime(ACT_MS);
    expect(shown.log.map((each) => [each.seq, each.gain])).toEqual([
      [1, 3],
      [2, 2],
    ]);
    vi.advanceTimersByTime(ACT_MS);
    expect(shown.log.map((each) => each.gain)).toEqual([3, 2, -1]);
  });

  it("does not keep whoever acts waiting for the others", () => {
    tell({ log: [line(1, 1)], views: [view(0, 3)] });
    tell({ log: [line(2, 1)], views: [view(0, 5)] });
    tell({ log: [line(3, 0)], views: [view(9, 5)] });
    expect(shown.log.map((each) => each.seq)).toEqual([1, 2, 3]);
    expect(shown.views[0]!.players[0]!.score).toBe(9);
  });

  it("does not dwell on what nobody did", () => {
    tell({ log: [{ ...line(1, 1), kind: "said" }], views: null });
    tell({ log: [line(2, 1)], views: [view(0, 5)] });
    expect(shown.log).toHaveLength(2);
  });

  it("is all there after a tap", () => {
    tell({ log: [line(1, 1)], views: [view(0, 3)] });
    tell({ log: [line(2, 1)], views: [view(0, 5)] });
    shown.skip();
    expect(shown.log).toHaveLength(2);
    expect(shown.views[0]!.players[1]!.score).toBe(5);
    tell({ log: [line(3, 0)], views: [view(1, 5)] });
    expect(shown.log).toHaveLength(3);
  });
});
