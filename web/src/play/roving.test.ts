import { describe, expect, it } from "vitest";
import { nearest, roving } from "./roving";

function at(x: number, y: number): HTMLButtonElement {
  const button = document.createElement("button");
  button.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
  button.scrollIntoView = () => {};
  return button;
}

describe("arrow keys", () => {
  const [a, b, c, d] = [at(0, 0), at(50, 4), at(100, 0), at(52, 60)];
  const all = [a, b, c, d];

  it("go to what is nearest in their direction", () => {
    expect(nearest(a, all, [1, 0])).toBe(b);
    expect(nearest(c, all, [-1, 0])).toBe(b);
    expect(nearest(b, all, [0, 1])).toBe(d);
    expect(nearest(a, all, [-1, 0])).toBeUndefined();
  });

  it("move within a region, which Tab reaches but once", () => {
    const region = document.createElement("div");
    region.append(...all);
    document.body.append(region);
    const stop = roving(region);
    expect(all.map((button) => button.tabIndex)).toEqual([0, -1, -1, -1]);
    a.focus();
    a.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(document.activeElement).toBe(b);
    expect(all.map((button) => button.tabIndex)).toEqual([-1, 0, -1, -1]);
    stop();
    region.remove();
  });
});
