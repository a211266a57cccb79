import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { News, Table } from "./connection.svelte";
import { recorded } from "./fixtures/recorded";
import { ACT_MS, Shown } from "./shown.svelte";

const { first, news } = recorded;
const [theirs, mine] = [1, 0].map((seat) => news.filter(({ log }) => log[0]!.seat === seat)) as [News[], News[]];
const seqs = (...told: News[]) => told.flatMap(({ log }) => log.map(({ seq }) => seq));

let tell: (news: News) => void;
let shown: Shown;

beforeEach(() => {
  vi.useFakeTimers();
  const table = {
    views: [first],
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
  it("is at once what one did oneself", () => {
    tell(mine[0]!);
    expect(shown.views).toBe(mine[0]!.views);
    expect(shown.log).toEqual(mine[0]!.log);
  });

  it("follows the others act by act", () => {
    theirs.slice(0, 3).forEach(tell);
    expect(shown.log.map(({ seq }) => seq)).toEqual(seqs(theirs[0]!));
    vi.advanceTimersByTime(ACT_MS);
    expect(shown.log.map(({ seq }) => seq)).toEqual(seqs(...theirs.slice(0, 2)));
    vi.advanceTimersByTime(ACT_MS);
    expect(shown.log.map(({ gain }) => gain)).toEqual(theirs.slice(0, 3).map(({ log }) => log[0]!.gain));
  });

  it("does not keep whoever acts waiting for the others", () => {
    [theirs[0]!, theirs[1]!, mine[0]!].forEach(tell);
    expect(shown.log).toHaveLength(3);
    expect(shown.views).toBe(mine[0]!.views);
  });

  it("does not dwell on what nobody did", () => {
    tell({ log: [{ ...theirs[0]!.log[0]!, kind: "said", events: [] }], views: null });
    tell(theirs[1]!);
    expect(shown.log).toHaveLength(2);
  });

  it("is all there after a tap", () => {
    theirs.slice(0, 2).forEach(tell);
    shown.skip();
    expect(shown.log).toHaveLength(2);
    expect(shown.views).toBe(theirs[1]!.views);
    tell(mine[0]!);
    expect(shown.log).toHaveLength(3);
  });
});
