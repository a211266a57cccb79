/** The pad without a connection, after it has been opened with one. */

import type { Page } from "@playwright/test";
import { OFFLINE_MS, expect, test } from "./fixtures.ts";
import { Scorer, example, left } from "./pad.ts";

test.use({ keeps: true });

/** What browsers log when a server does not answer. */
const NO_SERVER =
  /ERR_CONNECTION|ERR_INTERNET|ERR_FAILED|Failed to load resource|not ready to work offline|Failed to update a ServiceWorker/;

/** Chooses a language on the home page, then opens the pad. */
async function speaks(page: Page, language: string): Promise<void> {
  await page.goto("/");
  await page.locator("nav.top button").click();
  await page.getByRole("dialog").getByRole("combobox").first().selectOption(language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.goto("/pad");
}

test("a forest is scored and saved without a server", async ({ page, visitor, context, server, complaints }) => {
  complaints.allow(NO_SERVER);
  await left(page, example("forest_85"));
  await visitor.opens("/pad");
  await expect(page.getByText("Works offline", { exact: true })).toBeVisible({ timeout: OFFLINE_MS });
  await speaks(page, "de");
  await expect(page.getByText("Läuft offline")).toBeVisible({ timeout: OFFLINE_MS });
  await context.setOffline(true);
  await server.kill();
  try {
    await page.reload();
    await expect(page.getByRole("heading", { name: "Wertungsblock" })).toBeVisible();
    await speaks(page, "en");
    const scorer = new Scorer(page);
    await scorer.resumes();
    await expect(page.locator(".bar").getByText("Offline")).toBeVisible();
    await scorer.expectTotals(85);
    await scorer.entersHost({ card: "douglas_fir", top: ["goshawk"] });
    await expect(scorer.chips.locator("strong")).not.toHaveText(/^85/);
    for (const _ of [1, 2]) await page.getByRole("button", { name: "Undo" }).click();
    await scorer.expectTotals(85);
    await page.getByRole("button", { name: "Result" }).click();
    await expect(page.getByRole("table", { name: "Points by player" }).locator("thead strong")).toHaveText("85");
    await page.getByRole("button", { name: "Keep this result" }).click();
    await expect(page.getByRole("button", { name: "Kept" })).toBeDisabled();

    await speaks(page, "de");
    await page.getByRole("button", { name: "Fortsetzen" }).click();
    await expect(page.getByRole("button", { name: "Standort 5: Tanne" })).toBeVisible();
    await page.goto("/pad/history");
    await expect(page.getByRole("link", { name: /Ana 85/ })).toBeVisible();

    // The cards in French were never loaded: the page says so, and everything else still works.
    await speaks(page, "fr");
    await page.getByRole("button", { name: "Reprendre" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await speaks(page, "en");
    await scorer.resumes();
    await scorer.expectTotals(85);
    await page.getByRole("button", { name: "By count" }).click();
    await expect(page.locator(".bar").getByText("Offline")).toBeVisible();
  } finally {
    await context.setOffline(false);
    await server.start();
  }
  await visitor.opens("/pad");
  await new Scorer(page).resumes();
  await expect(page.locator(".bar").getByText("Offline")).toHaveCount(0);
});
