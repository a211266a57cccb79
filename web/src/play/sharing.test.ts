import { describe, expect, it } from "vitest";
import { shared, steady } from "./sharing";

describe("a new state", () => {
  const before = {
    hosts: [
      { card: 1, slots: [[2], []] },
      { card: 3, slots: [[], []] },
    ],
    cave: 4,
  };

  it("keeps the parts that have not changed", () => {
    const after = {
      hosts: [
        { card: 1, slots: [[2], []] },
        { card: 3, slots: [[], [5]] },
        { card: 6, slots: [] },
      ],
      cave: 4,
    };
    const both = shared(before, structuredClone(after));
    expect(both).toEqual(after);
    expect(both.hosts[0]).toBe(before.hosts[0]);
    expect(both.hosts[1]).not.toBe(before.hosts[1]);
    expect(both.hosts[1]!.slots[0]).toBe(before.hosts[1]!.slots[0]);
  });

  it("is the one before if it is equal", () => {
    expect(shared(before, structuredClone(before))).toBe(before);
  });

  it("is new if a part is missing, or was not there before", () => {
    const { cave, ...fewer } = structuredClone(before);
    expect(cave).toBe(4);
    expect(shared(before, fewer)).toEqual({ hosts: before.hosts });
    expect(shared(undefined, fewer)).toBe(fewer);
    expect(shared([1, 2], [1])).toEqual([1]);
    expect(shared(null, { a: null })).toEqual({ a: null });
  });
});

describe("a set", () => {
  it("is the one before as long as its members are the same", () => {
    const same = steady<number>();
    const first = same(new Set([1, 2]));
    expect(same(new Set([2, 1]))).toBe(first);
    expect(same(new Set([2, 3]))).toEqual(new Set([2, 3]));
    expect(same(new Set([2]))).toEqual(new Set([2]));
  });
});
