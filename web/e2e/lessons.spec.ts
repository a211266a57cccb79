/** The lessons, followed to the end by somebody who does what they say. */

import type { Page } from "@playwright/test";
import type { Game } from "../src/cards/catalog.ts";
import { LESSONS } from "../src/learn/steps.ts";
import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { deselects, heldCards, ownGame, selects } from "./table.ts";

/** Selects one card after another until the prompt or the forest shows what is wanted, then lays it. */
async function lays(page: Page, cards: string, wanted: string): Promise<boolean> {
  for (const card of await heldCards(page)) {
    if ((await page.locator(`.hand ${cards}[data-card="${card}"]`).count()) === 0) continue;
    await selects(page, card);
    for (const slot of await page.locator(".slot.legal").all()) {
      await slot.click();
      if (await page.locator(wanted).count()) break;
    }
    if ((await page.locator(wanted).count()) && (await page.locator(".prompt .confirm:enabled").count())) {
      await page.locator(".prompt .confirm").click();
      return true;
    }
    await deselects(page);
  }
  return false;
}

/** What to do at each step. */
const TRIES: Readonly<Record<string, (page: Page) => Promise<boolean>>> = {
  cave: async () => false,
  draw: async () => false,
  tree: (page) => lays(page, ".tree", ".new-host.pick"),
  moor: (page) => lays(page, ".moor", ".new-host.pick"),
  dweller: (page) => lays(page, ":is(.top-bottom, .left-right)", ".slot.pick"),
  "dweller-moor": (page) => lays(page, ":is(.top-bottom, .left-right)", ".slot.pick"),
  bonus: (page) => lays(page, "", ".bonus-paid.on"),
  "bonus-moor": (page) => lays(page, "", ".bonus-paid.on"),
  undo: async (page) => {
    const undo = page.getByRole("button", { name: /^Undo/ });
    if (!(await undo.isEnabled())) return false;
    const before = await ownGame(page);
    await undo.click();
    await expect.poll(() => ownGame(page)).not.toBe(before);
    return true;
  },
};

for (const game of ["forest", "dartmoor"] as Game[])
  test(`${game}: step by step`, async ({ page, visitor }) => {
    await visitor.opens(`/learn/${game}`);
    await page.getByRole("button", { name: "Start" }).click();
    const guide = page.getByRole("region", { name: "First game" });
    const player = new Player(page, "mouse", { draws: 1 });
    for (const { id, done } of LESSONS[game].steps.slice(0, -1)) {
      const on = guide.getByRole("button", { name: "Next" });
      if (done)
        for (let tries = 0; (await player.waits()) && !(await on.isVisible()); tries++) {
          expect(tries, `the step "${id}"`).toBeLessThan(12);
          const free = await page.locator("[data-asks=turn]").count();
          if (!(free && (await TRIES[id]!(page)))) await player.acts();
        }
      await on.click();
    }
    await guide.getByRole("button", { name: "Keep playing from here" }).click();
    await expect(page).toHaveURL(/\/t\//);
    await expect(page.getByRole("group", { name: /^Your hand/ })).toBeVisible();
  });
