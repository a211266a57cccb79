/** The page without a server, from a plain file server, and then without any connection. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { PYTHON_MS, Site } from "./alone.ts";
import { READY, expect, test } from "./fixtures.ts";
import { processorTime } from "./measure.ts";
import { Player } from "./player.ts";

const LIMIT = 8_000_000;
/** How many seconds of a processor a review may take until it shows its first finding. */
const FINDING_S = 10;

test.use({ keeps: true });
test.describe.configure({ mode: "default" });

let site: Site;
test.beforeAll(async () => {
  site = await Site.start();
});
test.afterAll(() => site.close());

const saved = (name: string) => join(import.meta.dirname, "fixtures", `${name}.json`);

/** Resumes a saved game from the home page and plays it to the end. */
async function playsOn(page: Page, name: string): Promise<void> {
  await page.getByLabel("Open a saved game").setInputFiles(saved(name));
  await page.waitForURL(/at=\/t\/0/, { timeout: PYTHON_MS });
  const start = page.getByRole("button", { name: "Start" });
  if (await start.isVisible({ timeout: 2000 }).catch(() => false)) await start.click();
  await new Player(page, "mouse", { draws: 0.2 }).playToTheEnd();
  await page.getByRole("button", { name: "See the result" }).click();
  await expect(page.getByRole("table", { name: "Points by player" })).toBeVisible();
}

/** Goes to the home page from anywhere. Python stays: it takes seconds to start. */
async function goesHome(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(page.locator(READY)).toBeVisible();
}

test("games are played and kept, with a connection and without one, and nothing comes from elsewhere", async ({
  page,
  complaints,
}) => {
  test.setTimeout(480_000); // Python starts twice
  const elsewhere: string[] = [];
  const networks: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site.url)) elsewhere.push(request.url());
    networks.push(...(/network-\w+/.exec(request.url()) ?? []));
  });
  const without: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("network:")) without.push(message.text());
  });
  await page.goto(site.url);
  await expect(page.locator(READY)).toBeVisible();
  await expect(page.getByText("Works offline", { exact: true })).toBeVisible({ timeout: PYTHON_MS });

  // A bot's network is loaded when it first plays.
  expect(networks).toEqual([]);
  const home = page.getByRole("region", { name: "Play against bots" });
  await expect(home.getByRole("radio", { name: "Expert" })).toBeAttached();
  await home.getByRole("button", { name: "Play" }).click();
  await page.waitForURL(/at=\/t\/0/);
  const player = new Player(page);
  await player.turn();
  await player.waits();
  expect(networks).toEqual(["network-forest"]);

  // Without a connection the game is still there, and the bot plays as well.
  const held = await page.locator(".hand .card").count();
  complaints.allow(/ERR_CONNECTION|Failed to load resource|ERR_FAILED/);
  await site.stop();
  await page.reload();
  await expect(page.locator(".hand .card")).toHaveCount(held, { timeout: PYTHON_MS });
  await player.turn();
  await player.waits();
  expect(without).toEqual([]);

  // New games start, saved ones end and are looked at again.
  await goesHome(page);
  await page.getByRole("region", { name: "Dartmoor solo" }).getByRole("button", { name: "Play" }).click();
  await player.turn();
  await goesHome(page);
  await playsOn(page, "dartmoor-ending");
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("region", { name: "Hand" })).toBeVisible();
  await page.getByRole("link", { name: "Scores" }).click();
  await goesHome(page);
  await playsOn(page, "forest-ending");
  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save the game" }).first().click();
  const replay = JSON.parse(readFileSync((await (await file).path())!, "utf-8")) as { format: string };
  expect(replay.format).toBe("spinney-game");

  await page.getByRole("link", { name: "Review", exact: true }).click();
  const before = await processorTime(page);
  await page.getByRole("button", { name: "Review the game" }).click();
  await page.waitForFunction(() => document.querySelector(".costly > li"), null, { polling: 100, timeout: PYTHON_MS });
  const took = (await processorTime(page)) - before;
  console.log(`the first finding of a review after ${took.toFixed(1)} s of a processor`);
  expect(took).toBeLessThan(FINDING_S);
  expect(elsewhere).toEqual([]);
});

test("the page takes less than 8 MB, without the networks", () => {
  const files = readdirSync(site.folder, { recursive: true, encoding: "utf-8" });
  const size = (name: string): number => {
    const body = readFileSync(join(site.folder, name));
    // As hosts do: text compressed, everything else as it is.
    return /\.(css|html|js|json|svg|webmanifest)$/.test(name) ? gzipSync(body).length : body.length;
  };
  const later = /^catalog\/\w+-(?!en)|^python\/network-/;
  const needed = files.filter((name) => /\.\w+$/.test(name) && !later.test(name));
  const total = needed.reduce((sum, name) => sum + size(name), 0);
  expect(total).toBeLessThan(LIMIT);
});
