import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Lighting } from "./lighting.svelte";

const place = (gain: number) => [{ slot: 0, gain }];
const HOSTS = [0, 1, 2, 3, 4, 5].map((host) => ({ host }));
const GAINS = new Map([1, 9, 4, 7, 3].map((gain, host) => [host, place(gain)]));

let frames: (() => void)[];
beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => frames.push(run));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the places of a card", () => {
  const lighting = new Lighting();
  const lights = lighting.lightsOf(HOSTS);
  const lit = () => [...lights].filter(([, light]) => light.lit).map(([host]) => host);
  const all = () => {
    while (frames.length > 0) frames.shift()!();
  };

  it("light up from the best, a few in each frame, and go again", () => {
    lighting.follow(GAINS);
    expect(lighting.busy).toBe(true);
    expect(lit()).toEqual([]);
    frames.shift()!();
    expect(lit()).toEqual([1, 2, 3]);
    expect(frames).toHaveLength(1);
    all();
    expect(lighting.busy).toBe(false);
    expect(lit()).toEqual([0, 1, 2, 3, 4]);
    const ranks = [...lights.values()].map((light) => light.lit?.rank);
    expect(ranks).toEqual([-1, -5, -3, -4, -2, undefined]);

    lighting.follow(new Map([[5, place(2)]]));
    all();
    expect(lit()).toEqual([5]);
    lighting.follow(new Map());
    all();
    expect(lit()).toEqual([]);
    expect(lighting.busy).toBe(false);
  });

  it("stop where another card is chosen", () => {
    const stop = lighting.follow(GAINS);
    frames.shift()!();
    stop();
    lighting.follow(new Map([[0, place(1)]]));
    all();
    expect(lit()).toEqual([0]);
  });
});
