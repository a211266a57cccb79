/**
 * Whole games of every kind, each at a different size, played by what is on the screen; the page is
 * checked at every choice.
 */

import type { GameOptions, SeatPlan } from "../src/protocol.ts";
import { NO_SERVER, expect, test } from "./fixtures.ts";
import { type Hand, Player } from "./player.ts";
import { expectSums } from "./scores.ts";
import { Witness } from "./witness.ts";

interface Kind {
  size: readonly [width: number, height: number];
  options: Partial<GameOptions> & Pick<GameOptions, "game">;
  seats: SeatPlan[];
  seed: string;
  hand?: Hand;
  speed?: "slow" | "normal" | "fast" | "instant";
  reduced?: true;
  /** Now and then a move is undone, the page reloaded, the connection cut. */
  disturbed?: true;
  draws?: number;
}

const me = (name: string): SeatPlan => ({ kind: "me", name, bot: null });
const bots = (n: number): SeatPlan[] =>
  ["Rowan", "Wren", "Ivy", "Robin"].slice(0, n).map((name) => ({ kind: "bot", name, bot: "greedy" }));

const GAMES: Readonly<Record<string, Kind>> = {
  "the forest with all sets": {
    size: [1440, 900],
    options: { game: "forest", sets: ["alpine", "edge"] },
    seats: [me("Ana"), ...bots(2)],
    seed: "f0",
    disturbed: true,
  },
  Dartmoor: {
    size: [1280, 720],
    options: { game: "dartmoor" },
    seats: [me("Ana"), ...bots(3)],
    seed: "d1",
    speed: "fast",
  },
  "a draft": {
    size: [390, 844],
    options: { game: "forest", draft: true },
    seats: [me("Ana"), ...bots(1)],
    seed: "d",
    disturbed: true,
    hand: "touch",
  },
  "two on one device": {
    size: [360, 740],
    options: { game: "forest" },
    seats: [me("Ana"), me("Benedikta")],
    seed: "e1",
    hand: "touch",
    speed: "fast",
  },
  "five players on a phone in landscape": {
    size: [844, 390],
    options: { game: "forest", sets: ["alpine"] },
    seats: [me("Ana"), ...bots(4)],
    seed: "f1",
    hand: "touch",
    speed: "instant",
  },
  "Dartmoor with five players on the smallest phone": {
    size: [360, 640],
    options: { game: "dartmoor" },
    seats: [me("Bartholomäus Hohenzoller"), ...bots(4)],
    seed: "d5",
    hand: "touch",
    speed: "instant",
  },
  "Dartmoor with five players by keyboard": {
    size: [1440, 900],
    options: { game: "dartmoor" },
    seats: [me("Ana"), ...bots(4)],
    seed: "d6",
    hand: "keyboard",
    speed: "instant",
  },
  "with less motion": {
    size: [1440, 900],
    options: { game: "dartmoor" },
    seats: [me("Ana"), ...bots(1)],
    seed: "d2",
    reduced: true,
  },
};

for (const [
  name,
  { size, options, seats, seed, hand = "mouse", speed = "normal", reduced, disturbed, draws = 0.5 },
] of Object.entries(GAMES))
  test(name, async ({ newVisitor, server, complaints }) => {
    test.setTimeout(480_000);
    if (disturbed) complaints.allow(NO_SERVER);
    const [width, height] = size;
    const touch = hand === "touch" ? { hasTouch: true, isMobile: true } : {};
    const visitor = await newVisitor({
      viewport: { width, height },
      ...touch,
      ...(reduced && { reducedMotion: "reduce" }),
    });
    const { page } = visitor;
    await visitor.prefers("speed", speed);
    const witness = new Witness(page);
    const table = await server.newTable({ seed, options, seats });
    await visitor.sitsAt(table, options.game);
    const eve = name.startsWith("five players") ? await newVisitor({ viewport: { width: 1440, height: 900 } }) : null;
    if (eve) {
      await eve.opens(`/t/${table.code}`);
      await expect(eve.page.locator(".prompt")).toContainText("You are watching");
    }
    const player = new Player(page, hand, { seed: 3, draws });
    await witness.playsAll(player, disturbed);
    if (disturbed) expect(witness.undone).toBeGreaterThan(0);
    expect(player.done.card).toBeGreaterThan(3);
    expect(witness.looks).toBeGreaterThan(20);
    if (speed === "normal" && !reduced && seats.length > 1) expect(player.skipped).toBeGreaterThan(10);
    await expect(page.locator(".board span[aria-busy=true]"), "totals that are still counting up").toHaveCount(0);
    const totals = await page.locator(".rival .who strong").allInnerTexts();
    await page.getByRole("button", { name: "See the result" }).click();
    await expectSums(page);
    if (!eve) return;
    // The last acts of the others are still played for her, about a second each.
    await expect(eve.page.getByRole("button", { name: "See the result" })).toBeVisible({ timeout: 30_000 });
    await expect(eve.page.locator(".board span[aria-busy=true]")).toHaveCount(0);
    const all = await eve.page.locator(".rival .who strong").allInnerTexts();
    expect(all.slice(1)).toEqual(totals);
  });
