/** The tracker: which cards can still come. */

import type { Page } from "@playwright/test";
import { expect, expectAccessibleAlways, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { settles } from "./settled.ts";
import { taps } from "./touch.ts";

/** How many cards of a species can still come, as shown; null if all have been seen. */
async function left(page: Page, species: string): Promise<number | null> {
  const count = page.getByRole("dialog").locator(`[data-species="${species}"] .count`);
  return (await count.count()) ? parseInt(await count.innerText()) : null;
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "What can still come" });

test("the deck shows what can still come, and counts the cards that are seen", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-middle"));
  const player = new Player(page, "mouse", { seed: 4 });
  await player.waits();
  const deck = page.getByRole("button", { name: "What can still come" });
  await deck.click();
  await expect(dialog(page).locator(".species li").first()).toBeVisible();
  const species = await dialog(page)
    .locator(".species li")
    .evaluateAll((all) => all.map((each) => each.dataset.species!));
  expect(species.length).toBeGreaterThan(20);
  const sum = async () => {
    await expect(dialog(page).locator(".lead")).toBeVisible();
    return Number((await dialog(page).locator(".lead").innerText()).match(/\d+/)![0]);
  };
  const before = await sum();
  const beech = await left(page, "beech");
  expect(beech).toBeLessThan(10);
  await expectAccessibleAlways(page, "dialog");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Draw two/ }).click();
  await player.waits();
  await deck.click();
  expect(await sum()).toBeLessThanOrEqual(before - 2);
  expect((await left(page, "beech")) ?? 0).toBeLessThanOrEqual(beech!);
});

test("on a phone, and for a spectator", async ({ newVisitor, server }) => {
  const table = await server.imports("dartmoor-three");
  const ana = await newVisitor();
  await ana.sitsAt(table, "dartmoor");
  await new Player(ana.page).waits();
  const eve = await newVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await eve.opens(`/t/${table.code}`);
  const { page } = eve;
  await taps(page.getByRole("button", { name: /^Deck/ }));
  await expect(dialog(page).locator(".species li").first()).toBeVisible();
  const lead = await dialog(page).locator(".lead").innerText();
  const [unseen, deck] = lead.match(/\d+/g)!.map(Number);
  expect(unseen, "cards that lie open cannot come").toBeLessThan(150);
  expect(unseen).toBeGreaterThan(deck!);
  await settles(page);
  const wide = await dialog(page).evaluate((each) => each.scrollWidth > each.clientWidth);
  expect(wide).toBe(false);
});
