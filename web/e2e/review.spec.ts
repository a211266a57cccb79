/** What a review finds: played again from there, and as a puzzle. */

import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";

test("one's mistakes can be played again, and solved as puzzles", async ({ page, visitor, server, hasTouch }) => {
  await visitor.sitsAt(await server.imports("forest-over"));
  await page.getByRole("link", { name: "Review" }).click();
  await expect(page).toHaveURL(/tab=review/);
  const review = page.url();
  const ways = (name: string) => page.locator(".costly li").getByRole("button", { name });
  await page.getByRole("button", { name: "Review the game" }).click();
  await expect(ways("Play on from here").first()).toBeVisible();
  const finding = page.locator(".costly li").first();
  await expect(finding.locator(".why")).not.toBeEmpty();
  await ways("Play on from here").first().click();
  await expect(page).not.toHaveURL(review);
  const player = new Player(page, hasTouch ? "touch" : "mouse");
  expect(await player.waits()).toBe("mine");
  await player.turn();
  await player.waits();

  await visitor.opens(review);
  await page.getByRole("button", { name: "Review the game" }).click();
  await ways("As a puzzle").first().click();
  await expect(page).toHaveURL(/\/puzzles\/forest\/own\//);
  await expect(page.locator(".guide")).toContainText("Undo as often as you like");
  expect(await player.waits()).toBe("mine");
});
