/**
 * Whole games, each of another kind, at another size and played in another way, by what is on the screen; the page
 * is checked at every choice. The forest with all sets, by mouse, is in offered-set.spec.ts.
 */

import type { Page } from "@playwright/test";
import type { GameOptions, SeatPlan } from "../src/protocol.ts";
import { NO_SERVER, expect, test } from "./fixtures.ts";
import { type Hand, Player } from "./player.ts";
import { expectSums } from "./scores.ts";
import { type Interruption, Witness } from "./witness.ts";

type Size = readonly [width: number, height: number];

interface Kind {
  /** More than one: the device is turned again and again. */
  sizes: readonly [Size, ...Size[]];
  options: Partial<GameOptions> & Pick<GameOptions, "game">;
  seats: SeatPlan[];
  /** The deal of a new game, or a saved one of which the end is played. */
  deal: { seed: string } | { saved: string };
  hand: Hand;
  speed: "fast" | "instant";
  reduced?: true;
  /** Now and then the page is reloaded and the connection cut. */
  disturbed?: true;
  /** Somebody watches. */
  watched?: true;
}

const me = (name: string): SeatPlan => ({ kind: "me", name, bot: null });
const bots = (n: number): SeatPlan[] =>
  ["Rowan", "Wren", "Ivy", "Robin"].slice(0, n).map((name) => ({ kind: "bot", name, bot: "greedy" }));

const GAMES: Readonly<Record<string, Kind>> = {
  "the end of a game, two on one phone": {
    sizes: [[360, 740]],
    options: { game: "forest" },
    seats: [me("Ana"), me("Benedikta")],
    deal: { saved: "forest-ending" },
    hand: "touch",
    speed: "fast",
    disturbed: true,
  },
  "Dartmoor with five players on small phones, upright and in landscape": {
    sizes: [
      [360, 640],
      [844, 390],
    ],
    options: { game: "dartmoor" },
    seats: [me("Bartholomäus Hohenzoller"), ...bots(4)],
    deal: { seed: "d5" },
    hand: "touch",
    speed: "instant",
    watched: true,
  },
  "Dartmoor by keyboard, with less motion": {
    sizes: [[1440, 900]],
    options: { game: "dartmoor" },
    seats: [me("Ana"), ...bots(4)],
    deal: { seed: "d6" },
    hand: "keyboard",
    speed: "instant",
    reduced: true,
  },
};

/** Turns the device from one size to the next. */
function turning(page: Page, sizes: readonly Size[]): Interruption {
  let turned = 0;
  return async () => {
    const [width, height] = sizes[++turned % sizes.length]!;
    await page.setViewportSize({ width, height });
  };
}

for (const [name, { sizes, options, seats, deal, hand, speed, reduced, disturbed, watched }] of Object.entries(GAMES))
  test(name, async ({ newVisitor, server, complaints }) => {
    test.setTimeout(480_000);
    if (disturbed) complaints.allow(NO_SERVER);
    const [width, height] = sizes[0];
    const touch = hand === "touch" ? { hasTouch: true, isMobile: true } : {};
    const visitor = await newVisitor({
      viewport: { width, height },
      ...touch,
      ...(reduced && { reducedMotion: "reduce" }),
    });
    const { page } = visitor;
    await visitor.prefers("speed", speed);
    const witness = new Witness(page);
    const table = await ("saved" in deal
      ? server.imports(deal.saved, { seats })
      : server.newTable({ ...deal, options, seats }));
    await visitor.sitsAt(table, options.game);
    const eve = watched ? await newVisitor({ viewport: { width: 1440, height: 900 } }) : null;
    if (eve) {
      await eve.prefers("speed", "instant");
      await eve.opens(`/t/${table.code}`);
      await expect(eve.page.locator(".prompt")).toContainText("You are watching");
    }
    const player = new Player(page, hand, { seed: 3, draws: "saved" in deal ? 0.2 : 0.7 });
    const { reload, offline } = witness.disturbances;
    await witness.playsAll(player, [
      ...(disturbed ? [reload, offline] : []),
      ...(sizes.length > 1 ? [turning(page, sizes)] : []),
    ]);
    expect(player.done.card).toBeGreaterThan(3);
    expect(player.done.go).toBeGreaterThan(3);
    expect(witness.looks).toBeGreaterThan(20);
    await expect(page.locator(".board span[aria-busy=true]"), "totals that are still counting up").toHaveCount(0);
    const totals = await page.locator(".rival .who strong").allInnerTexts();
    await page.getByRole("button", { name: "See the result" }).click();
    await expectSums(page);
    if (!eve) return;
    await expect(eve.page.getByRole("button", { name: "See the result" })).toBeVisible({ timeout: 30_000 });
    await expect(eve.page.locator(".board span[aria-busy=true]")).toHaveCount(0);
    const all = await eve.page.locator(".rival .who strong").allInnerTexts();
    expect(all.slice(1)).toEqual(totals);
  });
