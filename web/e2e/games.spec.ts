/** Whole games against bots, from the home page to the score sheet. */

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { expectSums } from "./scores.ts";
import { deals, heldCards } from "./table.ts";

async function plays(page: Page): Promise<Player> {
  await page.getByRole("region", { name: "Play against bots" }).getByRole("button", { name: "Play" }).click();
  const player = new Player(page);
  await player.playToTheEnd();
  return player;
}

test("a game with all sets of the forest", async ({ page, visitor }) => {
  await visitor.opens("/");
  await deals(page, "f0");
  await page.getByRole("radio", { name: "Very easy" }).check();
  await page.getByRole("group", { name: "Rivals" }).getByRole("radio", { name: "4" }).check();
  await page.locator("details summary").first().click();
  for (const set of ["Alpine", "Woodland Edge"]) await page.getByRole("switch", { name: set }).check();
  const player = await plays(page);
  await page.getByRole("button", { name: "See the result" }).click();
  await expectSums(page);
  expect(player.done.card).toBeGreaterThan(5);
  expect(player.done.slot).toBeGreaterThan(2);
});

test("a game of Dartmoor", async ({ page, visitor }) => {
  await visitor.opens("/");
  await deals(page, "d1");
  await page.getByRole("radio", { name: "Dartmoor" }).check();
  await page.getByRole("group", { name: "Rivals" }).getByRole("radio", { name: "3" }).check();
  const player = await plays(page);
  expect(player.done.answer, "a cave is chosen").toBeGreaterThan(0);
  await page.getByRole("button", { name: "See the result" }).click();
  await expectSums(page);
  await page.reload();
  await expectSums(page);
});

test("the end can be looked at, and played again with the same cards", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-ending"));
  await new Player(page).playToTheEnd();
  await page.getByRole("button", { name: "See the result" }).click();
  await page.getByRole("link", { name: "Replay" }).click();
  await page.getByRole("button", { name: "Previous turn" }).click();
  await expect(page.getByRole("region", { name: "Hand" })).toBeVisible();
  await page.getByRole("link", { name: "Review" }).click();
  await expect(page.getByRole("button", { name: "Review the game" })).toBeVisible();
  await page.getByRole("link", { name: "Scores" }).click();
  const before = page.url();
  await page.getByRole("button", { name: "Same deal again" }).click();
  await expect(page.getByRole("group", { name: /^Your hand/ })).toBeVisible();
  expect(page.url()).not.toBe(before);
});

test("whoever acts does not wait for what the others did", async ({ newVisitor, server }) => {
  const visitor = await newVisitor({ reducedMotion: "no-preference" });
  const { page } = visitor;
  await visitor.sitsAt(await server.imports("forest-offer"));
  const player = new Player(page);
  await player.turn();
  await player.waits();
  const before = await heldCards(page);
  await page.keyboard.press("d");
  await expect.poll(async () => (await heldCards(page)).length).toBe(Math.min(10, before.length + 2));
});
