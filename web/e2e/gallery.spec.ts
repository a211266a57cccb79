/** The card gallery. */

import { expect, test } from "./fixtures.ts";
import { settles } from "./settled.ts";

test("a card can be found and read", async ({ page, visitor }) => {
  await visitor.opens("/cards");
  await page.getByRole("searchbox").fill("wolf");
  await page.getByRole("button", { name: /^Wolf/ }).first().click();
  await expect(page).toHaveURL(/card=wolf/);
  await expect(page.getByRole("complementary")).toContainText("Wolf");
  await page.reload();
  await expect(page.getByRole("complementary")).toContainText("Wolf");
});

test("drawings and fonts are loaded", { tag: "@desk" }, async ({ page, visitor }) => {
  await visitor.opens("/cards");
  await expect.poll(() => page.locator("svg symbol").count()).toBeGreaterThan(100);
  const fonts = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter((font) => font.status === "loaded")
        .map((font) => font.family)
        .join(),
    );
  await expect.poll(fonts).toContain("Asap");
  await expect.poll(fonts).toContain("Young Serif");
});

test("a chosen language applies at once, and is remembered", { tag: "@desk" }, async ({ page, visitor }) => {
  await visitor.opens("/cards");
  await page.getByLabel("Language").selectOption("de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Karten");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await visitor.opens("/cards");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Karten");
});

const TITLES = { en: "Cards", de: "Karten", fr: "Cartes", es: "Cartas", it: "Carte" };

test("the address sets the language, whatever was chosen before", { tag: "@desk" }, async ({ page, visitor }) => {
  await visitor.speaks("de");
  for (const [language, title] of Object.entries(TITLES)) {
    await visitor.opens(`/cards?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  }
});

test("it fits the width of the screen", { tag: "@phone" }, async ({ page, visitor }) => {
  await visitor.opens("/cards");
  await settles(page);
  const { wanted, there } = await page.evaluate(() => ({
    wanted: document.documentElement.scrollWidth,
    there: innerWidth,
  }));
  expect(wanted).toBeLessThanOrEqual(there);
});
