/** The page without a server, from a plain file server, and then without any connection. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Locator, Page } from "@playwright/test";
import { PYTHON_MS, Site } from "./alone.ts";
import { READY, expect, test } from "./fixtures.ts";
import { processorTime } from "./measure.ts";
import { Player } from "./player.ts";
import { expectSums } from "./scores.ts";
import { ownGame } from "./table.ts";

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
  await seesTheResult(page);
}

async function seesTheResult(page: Page): Promise<void> {
  await page.getByRole("button", { name: "See the result" }).click();
  await expectSums(page);
}

/** Goes to the home page from anywhere. Python stays: it takes seconds to start. */
async function goesHome(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(page.locator(READY)).toBeVisible();
}

/** Goes to a page as the browser's buttons do, by its address. Python stays here, too. */
async function goesTo(page: Page, query: string): Promise<void> {
  await page.evaluate((query) => {
    history.pushState(null, "", query);
    dispatchEvent(new PopStateEvent("popstate"));
  }, query);
  await expect(page.locator(READY)).toBeVisible();
}

/** What each page is known by. */
const PAGES: Readonly<Record<string, (page: Page) => Locator>> = {
  "?at=/cards": (page) => page.getByRole("button", { name: /^Oak/ }).first(),
  "?at=/cards&game=dartmoor": (page) => page.getByRole("button", { name: /^Moor/ }).first(),
  "?at=/rules/forest": (page) => page.locator(".reading-card").first(),
  "?at=/rules/dartmoor": (page) => page.locator(".reading-card").first(),
  "?at=/signs/forest": (page) => page.getByRole("heading", { level: 1 }),
  "?at=/about": (page) => page.getByText("Spinney is open source"),
  "?at=/record": (page) => page.getByRole("heading", { level: 1 }),
  "?at=/pad": (page) => page.getByRole("button", { name: "Start" }),
  "?at=/pad/count": (page) => page.getByRole("heading", { level: 1 }),
  "?at=/pad/history": (page) => page.getByRole("link", { name: "Score a game" }),
  "?at=/puzzles/forest": (page) => page.getByRole("link", { name: "Next unsolved puzzle" }),
  "?at=/learn/dartmoor": (page) => page.locator(".ways .act"),
};

test.describe("with a connection", () => {
  test.use({ keeps: false });

  test("every kind of page is at its address, and games are played solo, to the end, and at one device", async ({
    page,
    visitor,
  }) => {
    test.setTimeout(480_000);
    await visitor.prefers("speed", "instant");
    await visitor.prefers("name", "Ana");
    // One of them as somebody who comes from elsewhere; then Python stays.
    await visitor.opens(`${site.url}?at=/cards`);
    for (const [query, sign] of Object.entries(PAGES)) {
      await goesTo(page, query);
      await expect(sign(page), query).toBeVisible({ timeout: PYTHON_MS });
    }

    // A lesson and a puzzle begin.
    await page.locator(".ways .act").click();
    await expect(page.locator("section.guide b").first()).toBeVisible();
    await goesTo(page, "?at=/puzzles/dartmoor");
    await page.getByRole("link", { name: "Next unsolved puzzle" }).click();
    await page.locator(".actions button.act").click();
    await expect(page.locator(".guide")).toContainText("Not the best");

    // The daily deal is played solo, which takes no hints; the other game has one.
    await goesTo(page, "?");
    const daily = page.getByRole("region", { name: "Daily deal" });
    await daily.getByRole("radio", { name: "Solo" }).check();
    await daily.getByRole("button", { name: "Play today’s deal" }).click();
    await page.waitForURL(/at=\/t\/0/);
    await new Player(page, "mouse", { draws: 0.9 }).playToTheEnd();
    await seesTheResult(page);

    await goesTo(page, "?");
    await page.getByRole("button", { name: "All on this device" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Play" }).click();
    await page.waitForURL(/at=\/t\/0/);
    const both = new Player(page, "mouse", { draws: 0.95 });
    await both.waits();
    while (!(await page.locator("[data-asks=turn]").isVisible())) {
      await both.acts();
      await both.waits();
    }
    await page.keyboard.press("h");
    await expect(page.getByRole("region", { name: "Hint" }).locator("small")).toContainText("1 of");
    await page.keyboard.press("Escape");
    while (both.done.ready < 6) {
      await both.acts();
      await both.waits();
    }
  });

  test("two tabs at a table never both make the next move, and a game goes on in another browser", async ({
    page,
    context,
    visitor,
    newVisitor,
  }) => {
    test.setTimeout(240_000);
    await visitor.prefers("speed", "instant");
    await visitor.opens(site.url);
    await page.getByRole("region", { name: "Dartmoor solo" }).getByRole("button", { name: "Play" }).click();
    await page.waitForURL(/at=\/t\/0/);
    const player = new Player(page);
    await player.turn();
    await player.waits();

    // What one tab does is seen in the other.
    const tab = await context.newPage();
    await tab.goto(page.url());
    const second = new Player(tab);
    await second.waits();
    const same = async () => expect(await ownGame(tab)).toBe(await ownGame(page));
    await same();
    await player.turn();
    await player.waits();
    await expect(same).toPass();
    await second.turn();
    await second.waits();
    await expect(same).toPass();
    await tab.close();
    const draw = page.locator(".actions .act");
    // A full hand cannot draw.
    while (await draw.isDisabled()) {
      expect(await player.turn(), "the game is not over").toBe(true);
      await player.waits();
    }

    // A tab that has not heard of an entry reads it, instead of writing its own in that place.
    const before = await entries(page);
    const unheard = JSON.stringify({ kind: "said", at: Date.now(), person: 0, text: "Unheard of" });
    await page.evaluate(write, { code: before[0]!.code, seq: before.length + 1, entry: unheard });
    await draw.click();
    await expect(page.locator(".story")).toContainText("Unheard of");
    await player.turn();
    await player.waits();
    const after = await entries(page);
    expect(after.map(({ seq }) => seq)).toEqual(after.map((_, i) => i + 1));
    expect(after[before.length]!.entry).toBe(unheard);
    expect(after.length).toBeGreaterThan(before.length + 1);

    // All games in a file, for another device.
    const game = await ownGame(page);
    await goesHome(page);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save all games" }).click();
    const file = (await (await saving).path())!;
    const other = await newVisitor();
    await other.opens(site.url);
    await other.page.getByLabel("Open a saved game").setInputFiles(file);
    await other.page.getByRole("region", { name: "Continue" }).getByRole("link").first().click();
    const elsewhere = new Player(other.page);
    await elsewhere.waits();
    expect(await ownGame(other.page)).toBe(game);
    await elsewhere.turn();
    await elsewhere.waits();
    expect(await ownGame(other.page)).not.toBe(game);
  });
});

interface Kept {
  code: string;
  seq: number;
  entry: string;
}

/** The logs of this device's tables, as they are kept. */
function entries(page: Page): Promise<Kept[]> {
  return page.evaluate(
    () =>
      new Promise<Kept[]>((done, failed) => {
        const opening = indexedDB.open("spinney");
        opening.onerror = failed;
        opening.onsuccess = () => {
          const reading = opening.result.transaction("entries").objectStore("entries").getAll();
          reading.onsuccess = () => done(reading.result as Kept[]);
        };
      }),
  );
}

/** Runs in the page: keeps an entry without telling anybody. */
function write(entry: Kept): Promise<void> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open("spinney");
    opening.onerror = failed;
    opening.onsuccess = () => {
      const writing = opening.result.transaction("entries", "readwrite");
      writing.objectStore("entries").add(entry);
      writing.oncomplete = () => done();
    };
  });
}

test("the first game takes less than 8 MB, until everybody has moved", async ({ page, complaints }) => {
  test.setTimeout(240_000);
  const without: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("network: forest-small")) without.push(message.text());
  });
  // It needs none of the other networks: here they cannot be had.
  complaints.allow(/ERR_FAILED|Failed to load resource/);
  await page.context().route(/network-(?!forest-small-)/, (route) => route.abort());
  site.sent.clear();
  await page.goto(site.url);
  await page.getByRole("region", { name: "Play against bots" }).getByRole("button", { name: "Play" }).click();
  await page.waitForURL(/at=\/t\/0/);
  const player = new Player(page);
  await player.turn();
  await player.waits();
  expect(without).toEqual([]);

  const files = [...site.sent.keys()].map((path) => path.replace(/^\/games\//, "") || "index.html");
  expect(files.filter((name) => /network-/.test(name))).toEqual([expect.stringMatching(/network-forest-small-/)]);
  // As hosts do: text compressed, everything else as it is.
  const size = (name: string): number => {
    const body = readFileSync(join(site.folder, name));
    return /\.(css|html|js|json|svg|webmanifest)$/.test(name) ? gzipSync(body).length : body.length;
  };
  const total = files.reduce((sum, name) => sum + size(name), 0);
  console.log(`the first game takes ${(total / 1e6).toFixed(2)} MB, in ${files.length} files`);
  expect(total).toBeLessThan(LIMIT);
});

test("where it says so, everything works offline, and nothing comes from elsewhere", async ({ page, complaints }) => {
  test.setTimeout(480_000); // Python starts twice
  const elsewhere: string[] = [];
  const packs: string[] = [];
  page.context().on("request", (request) => {
    if (!request.url().startsWith(site.url)) elsewhere.push(request.url());
    packs.push(...(/[^/]+\.pack$/.exec(request.url()) ?? []));
  });
  const without: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("network:")) without.push(message.text());
  });
  await page.goto(site.url);
  await expect(page.locator(READY)).toBeVisible();
  await expect(page.getByText("Works offline", { exact: true })).toBeVisible({ timeout: PYTHON_MS });
  // Everything came, and only once.
  const files = readdirSync(join(site.folder, "python")).filter((name) => name.endsWith(".pack"));
  expect(packs.sort()).toEqual(files.sort());

  // From now on there is no connection: in both games the bots play with their networks.
  complaints.allow(/ERR_CONNECTION|Failed to load resource|ERR_FAILED/);
  await site.stop();
  const home = page.getByRole("region", { name: "Play against bots" });
  const player = new Player(page);
  for (const game of ["Forest Shuffle", "Dartmoor"]) {
    await home.getByRole("radio", { name: game }).check();
    await home.getByRole("radio", { name: "Expert" }).check();
    await home.getByRole("button", { name: "Play" }).click();
    await page.waitForURL(/at=\/t\/0/);
    await player.turn();
    await player.waits();
    if (game === "Forest Shuffle") await goesHome(page);
  }

  // A closed tab goes on where it was, in another language too.
  const held = await page.locator(".hand .card").count();
  await page.goto(`${page.url()}&lang=de`);
  await expect(page.locator(".hand .card")).toHaveCount(held, { timeout: PYTHON_MS });
  await expect(page.getByRole("group", { name: /^Deine Hand/ })).toBeVisible();
  await player.turn();
  await player.waits();
  expect(without).toEqual([]);
  await page.goto(site.url);
  await expect(page.locator(READY)).toBeVisible();

  // Saved games end and are looked at again.
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
