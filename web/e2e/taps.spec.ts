/** How few taps a turn takes, with the suggested payment. */

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { deselects, heldCards, ownGame, selects } from "./table.ts";

/** Counts the clicks on a page from now on. */
async function counting(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { presses: 0 });
    addEventListener("click", () => ((window as unknown as { presses: number }).presses += 1), { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses);
}

/** A card of this kind in the hand that leads to what is wanted when it is selected. */
async function cardWith(page: Page, kind: string, wanted: string): Promise<number> {
  for (const card of await heldCards(page)) {
    if ((await page.locator(`.hand ${kind}[data-card="${card}"]`).count()) === 0) continue;
    await selects(page, card);
    const found = (await page.locator(wanted).count()) > 0;
    await deselects(page);
    if (found) return card;
  }
  throw new Error(`no card leads to ${wanted}`);
}

test("laying a tree takes two taps, undoing it one", async ({ page, visitor, server }) => {
  await visitor.prefers("asks", true); // otherwise its effect is accepted and undone automatically
  await visitor.sitsAt(await server.newTable({ seed: "a", options: { game: "forest", start: 0 } }));
  await new Player(page).waits();
  const before = await ownGame(page);
  const card = await cardWith(page, ".card.tree", ".prompt .confirm:enabled");
  const taps = await counting(page);
  await selects(page, card);
  await page.locator(".prompt .confirm").click();
  await expect(page.locator(`.forest [data-card="${card}"]`)).toBeVisible();
  expect(await taps()).toBe(2);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(() => ownGame(page)).toBe(before);
  expect(await taps()).toBe(3);
});

test("laying half a card takes three taps, with its payment", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-middle"));
  await new Player(page).waits();
  const card = await cardWith(page, ".card:not(.tree)", ".slot.legal");
  const taps = await counting(page);
  await selects(page, card);
  await page.locator(".slot.legal").first().click();
  await page.locator(".prompt .confirm").click();
  await expect(page.locator(`.forest [data-card="${card}"]`)).toBeVisible();
  expect(await taps()).toBe(3);
});

test("drawing two cards takes one tap", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-middle"));
  await new Player(page).waits();
  const held = (await heldCards(page)).length;
  const taps = await counting(page);
  await page.locator(".actions .act").click();
  await expect(page.locator(".hand .card")).toHaveCount(held + 2);
  expect(await taps()).toBe(1);
});

test("taking two cards from the clearing takes two taps", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-middle"));
  await new Player(page).waits();
  const held = (await heldCards(page)).length;
  const taps = await counting(page);
  for (const more of [1, 2]) {
    await page.locator(".clearing .cards .card").first().click();
    await expect(page.locator(".hand .card")).toHaveCount(held + more);
    await expect(page.locator(".prompt")).toHaveAttribute("aria-busy", "false"); // until then taps are ignored
  }
  expect(await taps()).toBe(2);
});
