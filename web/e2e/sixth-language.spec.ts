/** Adding a language: with a made-up one whose vowels all have accents, no other words are left on the page. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { READY, expect, test as base } from "./fixtures.ts";
import { example, left } from "./pad.ts";
import { Player } from "./player.ts";
import { PYTHON, Server } from "./server.ts";
import { settles } from "./settled.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** The code that tests/pseudo_language.py uses. */
const CODE = "nl";

const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "spinney-language-"));
      execFileSync(PYTHON, ["-m", "tests.pseudo_language", folder], { cwd: ROOT, stdio: "inherit" });
      const server = await Server.start({ PYTHONPATH: folder });
      await use(server);
      await server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

// One after the other: their client takes longer to build than any of them.
test.describe.configure({ mode: "default" });

/** Names, which are not translated, and the codes of tables. */
const NAMES = /^(Ana|greedy|Spinney|English|Deutsch|Español|Français|Italiano|Nederlands|[A-Z0-9]{8})$/;

/** Words the browser itself writes in that language. */
const DUTCH = /^(en|of|seconden|minuut|minuten|dag)$/;

/** Runs in the page: everything it says, to be seen or read aloud. */
function said(): string[] {
  const found: string[] = [document.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (!texts.currentNode.parentElement!.closest("script, style, kbd")) found.push(texts.currentNode.textContent!);
  for (const each of document.querySelectorAll("[aria-label], [title], [placeholder], [alt], [aria-description]"))
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"])
      found.push(each.getAttribute(name) ?? "");
  return found.filter((text) => text.trim());
}

/** The words with a vowel that has no accent. */
async function english(page: Page): Promise<string[]> {
  const words = (await page.evaluate(said)).flatMap((text) =>
    [...text.replaceAll("\u00ad", "").matchAll(/[\p{L}\d]{2,}/gu)].flatMap(([word]) =>
      /[aeiouy]/i.test(word) && !NAMES.test(word) && !DUTCH.test(word) ? [`${word} (${text.trim().slice(0, 60)})`] : [],
    ),
  );
  return [...new Set(words)];
}

async function expectTranslated(page: Page, where = "at the table"): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", CODE);
  await settles(page);
  await expect(page.locator("body")).toContainText(/[àèìòù]/);
  expect(await english(page), where).toEqual([]);
}

const PATHS = [
  "/",
  "/cards",
  "/cards?game=dartmoor",
  "/rules/forest",
  "/rules/dartmoor",
  "/learn/forest",
  "/learn/dartmoor",
  "/pad",
  "/pad/count",
  "/pad/history",
];

test("the pages have no words of another language", async ({ page, visitor }) => {
  await visitor.speaks(CODE);
  for (const path of PATHS) {
    await visitor.opens(path);
    if (path === "/") await expect(page.locator(".medals label")).toHaveCount(3);
    for (const each of await page.locator("details:not([open]) > summary").all()) await each.click();
    await expectTranslated(page, path);
  }
});

for (const game of ["forest", "dartmoor"] as const)
  test(`a game has no words of another language, ${game}`, async ({ page, visitor, server }) => {
    await visitor.speaks(CODE);
    await visitor.prefers("asks", true);
    await visitor.sitsAt(await server.imports(`${game}-ending`), game);
    const player = new Player(page);
    await player.waits();
    await page.keyboard.press("h");
    await expect(page.locator(".chance").first()).toBeVisible();
    await expectTranslated(page);
    await page.keyboard.press("Escape");
    for (const way of [".bar nav .round", ".rival .who", ".mine .who", ".clearing .left", ".forest .core"]) {
      await page.locator(way).last().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(page.getByRole("dialog").locator(".body")).not.toBeEmpty();
      await expectTranslated(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
    while ((await player.waits()) === "mine") {
      await expectTranslated(page);
      await player.acts();
    }
    await player.touches(".prompt .confirm");
    const tabs = page.locator(".tabs a");
    await expect(tabs).toHaveCount(3);
    for (const tab of await tabs.all()) {
      await tab.click();
      await expect(page.locator(`${READY} :is(table, .panel, .hand, .act)`).first()).toBeVisible();
      await expectTranslated(page);
    }
  });

test("a scored forest has no words of another language", async ({ page, visitor }) => {
  await left(page, example("forest_85"));
  await visitor.speaks(CODE);
  await visitor.opens("/pad");
  await page.locator(".kept .act, .resume, .act").first().click();
  await expect(page.locator(".chips")).toBeVisible();
  await expectTranslated(page, "at the pad");
});
