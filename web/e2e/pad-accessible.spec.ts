/** The accessibility rules on every screen of the pad, in light and dark colours, with long words: on a phone, and where a desktop differs, there too. */

import type { Page } from "@playwright/test";
import type { Forests } from "../src/score/notation.ts";
import { type Visitor, expect, expectAccessible, expectAccessibleAlways, test as base } from "./fixtures.ts";
import { example, left } from "./pad.ts";

const DESK = 1000;

/** Cards to count, and the icon of their place. */
const COUNTED = { silver_fir: "t-tree", tawny_owl: "p-top", roe_deer: "p-full" };

const FORESTS: Forests = {
  ...example("dartmoor_127"),
  sets: ["dartmoor"],
  players: [
    ...example("dartmoor_127").players,
    { name: "Benedikta-Charlotte", hosts: [{ card: "moor_birch", left: ["roe_deer", "wood_mouse"] }] },
  ],
};

const test = base.extend<{ scorer: Visitor }>({
  scorer: async ({ page, visitor }, use, { project }) => {
    await visitor.speaks(project.name === "phone" ? "de" : "fr");
    await left(page, FORESTS);
    await use(visitor);
  },
});

/** Everything is accessible and fits the width of the screen; on a desktop in dark colours. */
async function expectFine(page: Page, within?: string): Promise<void> {
  const { width } = page.viewportSize()!;
  if (width < DESK) await expectAccessibleAlways(page, within);
  else {
    await page.evaluate(() => void (document.documentElement.dataset.theme = "dark"));
    await expectAccessible(page, within);
  }
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    "no wider than the screen",
  ).toBeLessThanOrEqual(width);
}

/** Resumes the stored pad. */
async function resumes(page: Page): Promise<void> {
  await page.locator(".pad-setup .act").first().click();
  await expect(page.locator(".pad .picker")).toBeVisible();
}

async function closes(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}

test("setting up and entering", async ({ page, scorer }) => {
  await scorer.opens("/pad");
  await expectFine(page);
  await resumes(page);
  await expectFine(page);
  await page.locator(".row .pick").first().click();
  await expect(page.locator(".pad .large")).toBeVisible();
  await expectFine(page, ".pad");
  await page.locator(".chips .who").nth(1).click();
  await page.locator(".asks").click();
  await expect(page.locator("[data-leaf]").first()).toBeVisible();
  await expectFine(page, "dialog");
});

test("the sheets beside the forest", { tag: "@phone" }, async ({ page, scorer }) => {
  await scorer.opens("/pad");
  await resumes(page);
  await page.locator(".row .pick").nth(3).click();
  for (const opener of [
    ".large .stack button.strip",
    ".large .core",
    ".pick.cave",
    ".chips .who",
    ".bar button:has(use[href$=p-share])",
  ]) {
    await page.locator(opener).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectFine(page, "dialog");
    await closes(page);
  }
});

test("the result and the history", async ({ page, scorer }) => {
  await scorer.opens("/pad");
  await resumes(page);
  await page.locator(".bar .ghost").click();
  await expect(page.locator(".pad-result")).toBeVisible();
  await expectFine(page);
  await page.locator(".pad-result .bar .ghost").click();
  await expectFine(page, "dialog");
  await closes(page);
  await page.locator(".foot .act").click();
  await expect(page.locator(".foot .act")).toBeDisabled();
  await scorer.opens("/pad/history");
  await expectFine(page);
  const panes = page.locator(".panes button");
  if (await panes.first().isVisible()) {
    await panes.last().click();
    await expect(panes.last()).toHaveAttribute("aria-pressed", "true");
    await expectFine(page, "main");
    await panes.first().click();
  }
  await page.locator(".bar .ghost").click();
  await expectFine(page, "dialog");
  await closes(page);
  await page.locator("nav.list a").click();
  await expect(page.locator("article")).toBeVisible();
  await expectFine(page);
  await page.locator("article .act").click();
  await expect(page.locator(".pad .picker")).toBeVisible();
  await expectFine(page);
});

test("by counts", { tag: "@phone" }, async ({ page, scorer }) => {
  await scorer.opens("/pad/count");
  await expectFine(page);
  await page.locator(".pad-setup .act").last().click();
  for (const [key, picture] of Object.entries(COUNTED)) {
    const place = page.locator(`.places button:has(use[href$=${picture}])`);
    await place.click();
    await expect(place).toHaveAttribute("aria-pressed", "true");
    await page.locator(`.candidate[data-key="${key}"]`).click();
    await expect(page.locator(`.forest [data-key="${key}"]`)).toBeVisible();
  }
  await expect(page.locator(".question")).not.toHaveCount(0);
  await expectFine(page);
});

test("on several phones", { tag: "@phone" }, async ({ page, scorer, newVisitor }, { project }) => {
  await scorer.opens("/pad");
  await resumes(page);
  await page.locator(".bar button:has(use[href$=p-share])").click();
  await page.locator(".together .act").click();
  await page.waitForURL(/\/pad\/[A-Z0-9]{4,}$/);
  await expect(page.locator(".pad .picker")).toBeVisible();
  await page.locator(".bar button:has(use[href$=p-share])").click();
  await expect(page.locator(".together .code")).toBeVisible();
  await expectFine(page, "dialog");

  const other = await newVisitor();
  await other.speaks(project.name === "phone" ? "de" : "fr");
  await other.opens(new URL(page.url()).pathname);
  await expectFine(other.page);
  await other.page.locator("main > .ghost").click();
  await expect(other.page.locator(".pad .picker")).toBeVisible();
  await expectFine(other.page);
  await other.page.goto("about:blank");
  await other.opens("/pad#f=x");
  await expectFine(other.page);
});
