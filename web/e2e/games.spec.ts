/** Whole games against bots, from the home page to the score sheet. */

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";

/** The deal of the next table that is made is this one. */
async function deals(page: Page, seed: string): Promise<void> {
  await page.route("**/api/tables", (route) => {
    const wish = route.request().postDataJSON() as object | null;
    return route.continue(wish ? { postData: { ...wish, seed } } : {});
  });
}

/** The points on the score sheet add up: kind by kind, and species by species. */
async function expectSums(page: Page): Promise<void> {
  const sheet = page.getByRole("table", { name: "Points by player" });
  await expect(sheet).toBeVisible();
  const totals = (await sheet.locator("thead strong").allTextContents()).map(Number);
  for (const rows of ["By kind", "By species"]) {
    await sheet.getByRole("button", { name: rows }).click();
    const cells = await sheet.locator("tbody tr").evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll(".cell b")].map((cell) => Number.parseInt(cell.firstChild!.textContent!.replace("−", "-")) || 0)));
    expect(totals.map((_, column) => cells.reduce((sum, row) => sum + row[column]!, 0))).toEqual(totals);
  }
  expect(Math.max(...totals)).toBeGreaterThan(0);
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a game with all sets of the forest", async ({ page, visitor, hasTouch }) => {
  test.setTimeout(90_000);
  await visitor.opens("/");
  await deals(page, "f0");
  await page.getByRole("radio", { name: "Very easy" }).check();
  await page.getByRole("group", { name: "Rivals" }).getByRole("radio", { name: "3" }).check();
  await page.locator("details summary").first().click();
  for (const set of ["Alpine", "Woodland Edge"]) await page.getByRole("switch", { name: set }).check();
  await page.getByRole("region", { name: "Play against bots" }).getByRole("button", { name: "Play" }).click();
  const player = new Player(page, hasTouch ? "touch" : "mouse");
  await player.playToTheEnd();
  console.log(player.done);
  await page.getByRole("button", { name: "See the result" }).click();
  await expectSums(page);
});
