import { describe, expect, it } from "vitest";
import { tileExtent } from "../cards/extent";
import type { Host } from "../protocol";
import { type Room, fitting, heightOf, overflows, overview } from "./fitting";

type Shape = Pick<Host, "kind" | "slots">;
const tree: Shape = { kind: "tree", slots: [[], [], [], []] };
const moor: Shape = { kind: "moor", slots: [[1], [], [2], []] };
const full: Shape = { kind: "tree", slots: [[1], [2], [3], [4]] };
const times = (n: number, host: Shape) => Array<Shape>(n).fill(host);

/** The forest on the smallest phone, with two rows of rivals. */
const PHONE: Room = { width: 344, height: 150, gap: [5, 5] };

describe("a forest", () => {
  it("is shown as large as it fits", () => {
    expect(fitting(times(3, tree), { width: 900, height: 400, gap: [14, 14] })).toEqual({
      size: 110,
      form: "open",
      fits: true,
    });
    expect(fitting([...times(6, full), tree], { width: 600, height: 200, gap: [12, 8] })).toMatchObject({
      form: "folded",
      fits: true,
    });
  });

  it("is an overview of tiles if it does not fit otherwise: thirty hosts on the smallest phone", () => {
    for (const host of [tree, full, moor]) {
      const { size, form, fits } = fitting(times(30, host), PHONE);
      expect({ form, fits }).toEqual({ form: "overview", fits: true });
      expect(
        heightOf(
          times(30, host).map((each) => tileExtent(each, size)),
          PHONE,
        ),
      ).toBeLessThanOrEqual(150);
    }
  });

  it("says whether it needs scrolling at some size", () => {
    expect(overflows(times(4, tree), 57, { ...PHONE, height: 250 })).toBe(false);
    expect(overflows(times(9, tree), 57, PHONE)).toBe(true);
    expect(overview(times(2, tree), PHONE).size).toBe(72);
  });
});
