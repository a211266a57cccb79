import { describe, expect, it } from "vitest";
import { GAP, TALL, enlarged, holding } from "./holding";

/** The room of a hand on phones of 360 and 390 px, lying, and on larger screens. */
const ROOMS = [
  [344, 100],
  [374, 100],
  [592, 80],
  [736, 98],
  [900, 116],
  [1500, 150],
] as const;

describe("a hand", () => {
  it("shows whole cards as large as they fit side by side", () => {
    expect(holding(3, 344, 100)).toMatchObject({ small: false, width: 100, across: 3 });
    expect(holding(4, 344, 100)).toMatchObject({ small: false, width: 81 });
    expect(holding(10, 1200, 116)).toMatchObject({ small: false, width: 114 });
  });

  it("shows ten cards on the smallest phone in two rows", () => {
    expect(holding(10, 344, 100)).toMatchObject({ small: true, width: 64, across: 5 });
  });

  it("never needs more room than there is, and every card can be pressed", () => {
    for (const [room, most] of ROOMS)
      for (let count = 1; count <= 10; count++) {
        const { width, height, across } = holding(count, room, most);
        const rows = Math.ceil(count / across);
        expect(across * width + (across - 1) * GAP, `${count} in ${room}`).toBeLessThanOrEqual(room);
        expect(rows * height + (rows - 1) * GAP).toBeLessThanOrEqual(Math.round(most * TALL));
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
  });

  it("shows the raised card whole, within the hand", () => {
    const held = holding(10, 344, 100);
    for (let place = 0; place < 10; place++) {
      const { left, top } = enlarged(held, place, 344, 100);
      const x = (place % held.across) * (held.width + GAP) + left;
      const y = Math.floor(place / held.across) * (held.height + GAP) + top;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + 100).toBeLessThanOrEqual(344);
      expect(y).toBe(0);
    }
  });
});
