import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { News, Table } from "./connection.svelte";
import { event, recorded } from "./fixtures/recorded";
import { PACE, Shown } from "./shown.svelte";

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
    expect(shown.views).toEqual(mine[0]!.views);
    expect(shown.log).toEqual(mine[0]!.log);
  });

  it("follows the others act by act, each lying there when it has been seen", () => {
    const acts = theirs.slice(0, 3);
    acts.forEach(tell);
    expect(shown.log).toEqual([]);
    for (const [i, { log }] of acts.entries()) {
      expect(shown.act).toEqual({ line: log[0], past: false });
      vi.runOnlyPendingTimers();
      expect(shown.log.map(({ seq }) => seq)).toEqual(seqs(...acts.slice(0, i + 1)));
    }
    expect(shown.act).toBeNull();
    expect(shown.views).toEqual(acts[2]!.views);
  });

  it("plays what came of one's own act without keeping anybody waiting", () => {
    const winter = { ...event("winter"), player: null };
    const line = mine[0]!.log[0]!;
    tell({ ...mine[0]!, log: [{ ...line, events: [...line.events, winter] }] });
    expect(shown.log).toHaveLength(1);
    expect(shown.act).toMatchObject({ past: true, line: { events: [winter] } });
    vi.advanceTimersByTime(PACE.normal);
    expect(shown.act).toBeNull();
  });

  it("catches up with whoever is much faster", () => {
    for (let i = 0; i < 20; i++) tell(theirs[i % theirs.length]!);
    expect(shown.log).toHaveLength(0);
    vi.runOnlyPendingTimers();
    expect(shown.log).toHaveLength(12);
  });

  it("does not keep whoever acts waiting for the others", () => {
    [theirs[0]!, theirs[1]!, mine[0]!].forEach(tell);
    expect(shown.log).toHaveLength(3);
    expect(shown.views).toEqual(mine[0]!.views);
  });

  it("does not dwell on what nobody did", () => {
    tell({ log: [{ ...theirs[0]!.log[0]!, kind: "said", events: [] }], views: null });
    expect(shown.log).toHaveLength(1);
    expect(shown.act).toBeNull();
  });

  it("is all there after a tap", () => {
    theirs.slice(0, 2).forEach(tell);
    shown.skip();
    expect(shown.log).toHaveLength(2);
    expect(shown.views).toEqual(theirs[1]!.views);
    tell(mine[0]!);
    expect(shown.log).toHaveLength(3);
  });
});
