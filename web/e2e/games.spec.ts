/** A game against a bot, and what follows it. */

import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";

test("a game with all sets starts from the home page", async ({ page, visitor }) => {
  await visitor.opens("/");
  await page.getByRole("radio", { name: "Very easy" }).check();
  await page.getByRole("group", { name: "Rivals" }).getByRole("radio", { name: "4" }).check();
  await page.locator("details summary").first().click();
  for (const set of ["Alpine", "Woodland Edge"]) await page.getByRole("switch", { name: set }).check();
  await page.getByRole("region", { name: "Play against bots" }).getByRole("button", { name: "Play" }).click();
  await new Player(page).waits();
  await expect(page.locator(".rival")).toHaveCount(4);
  await expect(page.locator(".bar")).toContainText("Alpine · Woodland Edge");
});

test("a finished game can be reviewed, and played again with the same cards", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-ending"));
  await new Player(page).playToTheEnd();
  await page.getByRole("button", { name: "See the result" }).click();
  await page.getByRole("link", { name: "Replay" }).click();
  await page.getByRole("button", { name: "Previous turn" }).click();
  await expect(page.getByRole("region", { name: "Hand" })).toBeVisible();
  await page.getByRole("link", { name: "Review" }).click();
  await expect(page.getByRole("button", { name: "Review the game" })).toBeVisible();
  await page.getByRole("link", { name: "Scores" }).click();
  await expect(page).toHaveURL(/tab=scores/);
  const before = page.url();
  await page.getByRole("button", { name: "Same deal again" }).click();
  await expect(page.getByRole("group", { name: /^Your hand/ })).toBeVisible();
  await expect(page).not.toHaveURL(before);
});
