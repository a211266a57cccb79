/** The report of a study on a small phone. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { PYTHON } from "./server.ts";

/** The smallest letters that a picture may have, in pixels. */
const LEGIBLE = 12;

/** One report for all tests, one after another. */
test.describe.configure({ mode: "default" });
let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "spinney-study-"));
  const spinney = (...words: string[]) =>
    execFileSync(PYTHON, ["-m", "spinney", ...words], { cwd: folder, stdio: "ignore" });
  spinney("simulate", "--game", "forest", "--bot", "greedy", "--games", "200", "--out", "games");
  spinney("study", "forest", "--from", "games", "--out", "page");
});

test.afterAll(() => rmSync(folder, { recursive: true }));

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`file://${folder}/page/index.html`);
});

test("the page fits, and all letters in its pictures can be read", async ({ page }) => {
  const found = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    scrolling: [...document.querySelectorAll(".picture")].filter((each) => each.scrollWidth > each.clientWidth).length,
    pictures: document.querySelectorAll(".picture svg").length,
    letters: [...document.querySelectorAll<SVGTextElement>(".picture text")].map(
      (text) => Number.parseFloat(getComputedStyle(text).fontSize) * text.ownerSVGElement!.getScreenCTM()!.a,
    ),
  }));
  expect(found.width).toBe(360);
  expect(found.scrolling).toBe(0);
  expect(found.pictures).toBeGreaterThan(8);
  expect(found.letters.length).toBeGreaterThan(100);
  expect(Math.min(...found.letters)).toBeGreaterThanOrEqual(LEGIBLE);
});

test("a click on a column's name sorts by it, another one the other way round", async ({ page }) => {
  const table = page.locator("#worth table");
  const column = table.locator("thead th").nth(2);
  const numbers = async () =>
    (await table.locator("tbody tr > :nth-child(3)").allInnerTexts()).map((text) => Number.parseFloat(text));
  const before = await numbers();
  await column.getByRole("button").click();
  await expect(column).toHaveAttribute("aria-sort", "descending");
  const falling = [...before].sort((a, b) => b - a);
  expect(await numbers()).toEqual(falling);
  await column.getByRole("button").click();
  await expect(column).toHaveAttribute("aria-sort", "ascending");
  expect(await numbers()).toEqual(falling.reverse());
});
