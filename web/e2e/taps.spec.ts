/** How few taps a turn takes: each counted, with the payment that is suggested. */

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { forgets, heldCards, minds, ownGame } from "./table.ts";

/** Counts what is pressed on a page from now on. */
async function counting(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { presses: 0 });
    addEventListener("click", () => ((window as unknown as { presses: number }).presses += 1), { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses);
}

/** A card of the hand of which there is this much to press, once it is in mind. */
async function cardWith(page: Page, kind: string, wanted: string): Promise<number> {
  for (const card of await heldCards(page)) {
    if ((await page.locator(`.hand ${kind}[data-card="${card}"]`).count()) === 0) continue;
    await minds(page, card);
    const found = (await page.locator(wanted).count()) > 0;
    await forgets(page);
    if (found) return card;
  }
  throw new Error(`no card leads to ${wanted}`);
}

test("a tree takes two, taking it back one", async ({ page, visitor, server }) => {
  await visitor.prefers("asks", true); // else its effect is taken, and taken back, by itself
  await visitor.sitsAt(await server.newTable({ seed: "a", options: { game: "forest", start: 0 } }));
  await new Player(page).waits();
  const before = await ownGame(page);
  const card = await cardWith(page, ".card.tree", ".prompt .confirm:enabled");
  const taps = await counting(page);
  await minds(page, card);
  await page.locator(".prompt .confirm").click();
  await expect(page.locator(`.forest [data-card="${card}"]`)).toBeVisible();
  expect(await taps()).toBe(2);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(() => ownGame(page)).toBe(before);
  expect(await taps()).toBe(3);
});

test("half a card takes three, with its payment", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-middle"));
  await new Player(page).waits();
  const card = await cardWith(page, ".card:not(.tree)", ".slot.legal");
  const taps = await counting(page);
  await minds(page, card);
  await page.locator(".slot.legal").first().click();
  await page.locator(".prompt .confirm").click();
  await expect(page.locator(`.forest [data-card="${card}"]`)).toBeVisible();
  expect(await taps()).toBe(3);
});

test("drawing two takes one", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-middle"));
  await new Player(page).waits();
  const held = (await heldCards(page)).length;
  const taps = await counting(page);
  await page.locator(".actions .act").click();
  await expect(page.locator(".hand .card")).toHaveCount(held + 2);
  expect(await taps()).toBe(1);
});

test("two from the clearing take two", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-middle"));
  await new Player(page).waits();
  const held = (await heldCards(page)).length;
  const taps = await counting(page);
  for (const more of [1, 2]) {
    await page.locator(".clearing .cards .card").first().click();
    await expect(page.locator(".hand .card")).toHaveCount(held + more);
  }
  expect(await taps()).toBe(2);
});
