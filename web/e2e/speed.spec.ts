/** The speed of the first load on a slow phone, and of the table late in a game with five players. */

import type { Page } from "@playwright/test";
import { Site } from "./alone.ts";
import { READY, expect, test } from "./fixtures.ts";
import {
  animated,
  framesOnScreen,
  longestScripts,
  quantile,
  slowPhone,
  timeToInteractive,
  watchFrames,
  watchPresses,
  watchVitals,
  weight,
} from "./measure.ts";
import { Player } from "./player.ts";
import { settles } from "./settled.ts";
import { heldCards } from "./table.ts";
import { middle } from "./touch.ts";
import { type Box, looks } from "./visible.ts";

const INTERACTIVE_MS = 2000;
/** Where Lighthouse no longer calls a page good, and how much of it may move; the times are twice that, for busy machines. */
const [LARGEST_PAINT_MS, BLOCKED_MS, SHIFT] = [2 * 2500, 2 * 200, 0.1];
const FIRST_LOAD_BYTES = 300_000;
const ANSWER_MS = 100;
/** Sixty frames a second. */
const FRAME_MS = 16;
/** The first choice of a page takes three quarters of a frame, and up to so much more beside other programs. */
const BUSY = 1.25;
/** What an answer of the server changes may take some frames: everything on the table can change at once. */
const ANSWERED_MS = 64;
/** How often each choice is measured at most, each time on a new page. */
const ROUNDS = 3;
/** How often the home page is opened at most; the middle one of the times counts. */
const OPENED = 5;
/** The aim is sixty frames a second, but test machines are busy. */
const SLOW_FRAME_MS = 50;

test("the home page is soon ready to use", async ({ newVisitor }) => {
  const times: number[] = [];
  const soon = () => times.filter((ms) => ms < INTERACTIVE_MS).length;
  // With more than half of them on one side, so is the middle one.
  while (2 * Math.max(soon(), times.length - soon()) < OPENED) {
    const { page } = await newVisitor();
    await slowPhone(page);
    times.push(Math.round(await timeToInteractive(page, "/", `${READY} :is(a, button)`)));
    await page.close(); // a throttled page keeps a core busy
  }
  console.log(`/: interactive after ${times.join(", ")} ms`);
  expect(2 * soon()).toBeGreaterThan(OPENED);
});

test("the home page and the page without a server stand still and come soon", async ({ newVisitor, server }) => {
  const site = await Site.start();
  for (const url of [server.url, site.url]) {
    const { page } = await newVisitor();
    const vitals = await watchVitals(page);
    await slowPhone(page);
    await timeToInteractive(page, url, `${READY} :is(a, button)`);
    await page.waitForTimeout(3000); // what else comes by itself
    const { firstPaint, largestPaint, blocked, shift } = await vitals();
    console.log(
      `${url === site.url ? "without" : "with"} a server: first paint after ${firstPaint.toFixed(0)} ms, the largest after ${largestPaint.toFixed(0)} ms, ${blocked.toFixed(0)} ms blocked, ${shift.toFixed(3)} moved`,
    );
    expect(largestPaint).toBeLessThan(LARGEST_PAINT_MS);
    expect(blocked).toBeLessThan(BLOCKED_MS);
    expect(shift).toBeLessThan(SHIFT);
    await page.close();
  }
  await site.close();
});

for (const path of ["/", "/cards"])
  test(`${path} is small`, async ({ page }) => {
    const { bytes, files } = await weight(page, path);
    console.log(`${path}: ${bytes} bytes of scripts and styles in ${files.length} files`);
    expect(files.length).toBeGreaterThan(2);
    expect(bytes, files.join("\n")).toBeLessThan(FIRST_LOAD_BYTES);
  });

test("a table is small", async ({ page, visitor, server }) => {
  const table = await server.imports("dartmoor-middle");
  await visitor.hasSeats({ admission: table, game: "dartmoor" });
  const { bytes, files } = await weight(page, `/t/${table.code}`);
  await expect(page.locator(".board")).toBeVisible();
  console.log(`a table: ${bytes} bytes of scripts and styles in ${files.length} files`);
  expect(bytes, files.join("\n")).toBeLessThan(FIRST_LOAD_BYTES);
});

for (const saved of ["forest-many", "dartmoor-three"] as const)
  test(`every choice keeps a slow phone busy for less than a frame: ${saved}`, async ({ newVisitor, server }) => {
    const game = saved === "dartmoor-three" ? "dartmoor" : "forest";
    // Other work on the machine only ever makes a choice longer, so the shortest time of each is what it takes.
    const least: Times = { chosen: new Map(), answered: new Map() };
    const tooLong = () => {
      const times = [...least.chosen.values()];
      return [
        ...(quantile(times, 0.95) < FRAME_MS ? [] : [`95% within ${quantile(times, 0.95)} ms`]),
        ...[...least.chosen].filter(([, ms]) => ms >= FRAME_MS * BUSY),
        ...[...least.answered].filter(([, ms]) => ms >= ANSWERED_MS),
      ];
    };
    // Another round can only make the shortest times shorter.
    for (let round = 0; round === 0 || (round < ROUNDS && tooLong().length > 0); round++) {
      const visitor = await newVisitor({ viewport: { width: 360, height: 640 } });
      await visitor.sitsAt(await server.imports(saved), game);
      const times = await choices(visitor.page);
      for (const kind of ["chosen", "answered"] as const)
        for (const [what, ms] of times[kind]) least[kind].set(what, Math.min(ms, least[kind].get(what) ?? ms));
      await visitor.page.context().close();
    }
    const times = [...least.chosen.values()];
    const [longest] = [...least.chosen].find(([, ms]) => ms === Math.max(...times))!;
    console.log(
      `${times.length} choices: median ${quantile(times, 0.5).toFixed(1)} ms, at most ${Math.max(...times).toFixed(1)} ms (${longest})`,
      ...[...least.answered].map(([what, ms]) => `; ${what}, answered: ${ms.toFixed(1)} ms`),
    );
    expect(times.length).toBeGreaterThan(20);
    expect(least.answered.size).toBeGreaterThan(1);
    expect(tooLong()).toEqual([]);
  });

/** How long each choice takes, and how long what the server answers to those that are sent. */
type Times = Readonly<Record<"chosen" | "answered", Map<string, number>>>;

/**
 * Chooses every card of the hand with its place, payment and way back, then one card after the other; then a card is
 * laid, two are drawn, and the clearing is opened.
 */
async function choices(page: Page): Promise<Times> {
  const player = new Player(page, "touch");
  await player.waits();
  await settles(page);
  const times: Times = { chosen: new Map(), answered: new Map() };
  /** Taps something, and measures everything that follows; the answer is measured apart if it is sent. */
  const choose = async (what: string, selector: string, sent = false) => {
    const at = await looks(page, inView, selector);
    if (!at) return false;
    const { press, any } = await longestScripts(page, async () => {
      await page.touchscreen.tap(at.x, at.y);
      await page.waitForTimeout(sent ? 500 : 150);
      await page.waitForFunction(() => !document.querySelector(".hosts[aria-busy=true]"), null, { polling: 100 });
    });
    times.chosen.set(what, sent ? press : any);
    if (sent) times.answered.set(what, any);
    return true;
  };
  const cards = await heldCards(page);
  for (const card of cards) {
    await choose(`card ${card}`, `.hand [data-card="${card}"]`);
    await choose(`place of ${card}`, ".slot.legal");
    await choose(`payment for ${card}`, ".held.paid .card");
    await choose(`back from ${card}`, ".prompt .acts .ghost:has(kbd)");
  }
  for (const card of cards) await choose(`card ${card} after another`, `.held:not(.paid) [data-card="${card}"]`);
  await choose("a place", ".slot.legal:not(.pick)");
  await choose("laying", ".prompt .confirm:enabled", true);
  do {
    if (await page.locator("[data-asks=turn]").count()) break;
    await player.acts();
  } while ((await player.waits()) === "mine");
  await settles(page);
  await choose("the clearing", ".clearing .token");
  await choose("drawing", ".actions .act", true);
  return times;
}

/** Runs in the page: where the first of these can be tapped. */
function inView(visible: (element: Element) => Box, selector: string): { x: number; y: number } | undefined {
  for (const each of document.querySelectorAll(selector)) {
    const { left, top, right, bottom } = visible(each);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (right > left && bottom > top && each.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return undefined;
}

test("cards move whatever scripts do", async ({ newVisitor, server }) => {
  const visitor = await newVisitor({ viewport: { width: 360, height: 640 } });
  const { page } = visitor;
  await visitor.sitsAt(await server.imports("dartmoor-middle"), "dartmoor");
  await new Player(page, "touch").waits();
  const moved = await animated(page, async () => {
    await page.locator(".actions .act").tap();
    await page.waitForFunction(() => document.querySelector(".stage"));
    await page.waitForTimeout(1500);
  });
  const cards = [...moved].filter(([what]) => /\b(card|token|played)\b/.test(what));
  expect(cards.length).toBeGreaterThan(5);
  expect(cards.filter(([, held]) => held)).toEqual([]);
});

test("cards move in sixty frames a second on a slow phone", async ({ newVisitor, server }) => {
  const visitor = await newVisitor({ viewport: { width: 360, height: 640 } });
  const { page } = visitor;
  await visitor.sitsAt(await server.imports("dartmoor-middle"), "dartmoor");
  await new Player(page, "touch").waits();
  await settles(page);
  const frames = await framesOnScreen(page, async () => {
    await page.touchscreen.tap(...(await middleOf(page, ".actions .act")));
    await page.waitForFunction(() => document.querySelector(".stage"));
    await page.waitForTimeout(1500);
  });
  console.log(`${frames.length} frames, median ${quantile(frames, 0.5).toFixed(1)} ms`);
  expect(frames.length).toBeGreaterThan(30);
  expect(quantile(frames, 0.5)).toBeLessThan(FRAME_MS + 2);
});

async function middleOf(page: Page, selector: string): Promise<[x: number, y: number]> {
  const { x, y } = middle((await page.locator(selector).boundingBox())!);
  return [x, y];
}

test("taps get a quick response, and nothing stutters", async ({ newVisitor, server }) => {
  const visitor = await newVisitor({
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
    reducedMotion: "no-preference",
  });
  const { page } = visitor;
  await visitor.sitsAt(await server.imports("forest-five-late"));
  await new Player(page).waits();

  const presses = await watchPresses(page);
  const frames = await watchFrames(page);
  const cards = await heldCards(page);
  for (const card of [...cards, ...cards, ...cards]) {
    const { x, y } = (await page.locator(`.hand [data-card="${card}"]`).boundingBox())!;
    await page.mouse.move(x + 10, y + 60, { steps: 4 });
    await page.mouse.down();
    await page.mouse.up();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.keyboard.press("Escape");
  }
  await page.locator(".story").hover();
  for (let turn = 0; turn < 10; turn++) await page.mouse.wheel(0, turn < 5 ? 200 : -200);
  const choosing = await frames();
  const times = await presses();
  // Presses whose effect is painted within a frame are not reported.
  const answer = quantile([...times, ...Array<number>(Math.max(0, 3 * cards.length - times.length)).fill(16)], 0.5);

  await page.keyboard.press("d");
  // The others' acts are watched, not skipped, with few questions to the page meanwhile: each `expect` costs frames.
  await page.waitForFunction(() => !document.querySelector(".turn.mine"));
  await frames();
  await page.waitForFunction(() => document.querySelector(".prompt[data-asks=turn]"));
  const watching = await frames();
  for (const [what, all] of Object.entries({ choosing, watching }))
    console.log(
      `${what}: ${all.length} frames, median ${quantile(all, 0.5).toFixed(1)} ms, 95% within ${quantile(all, 0.95).toFixed(1)} ms`,
    );
  console.log(
    `a press is answered after ${answer} ms (median of ${3 * cards.length}, slowest ${Math.max(...times, 16)} ms)`,
  );
  expect(answer).toBeLessThan(ANSWER_MS);
  expect(choosing.length).toBeGreaterThan(60);
  expect(watching.length).toBeGreaterThan(30);
  expect(quantile(choosing, 0.95)).toBeLessThan(SLOW_FRAME_MS);
  expect(quantile(watching, 0.95)).toBeLessThan(SLOW_FRAME_MS);
});
