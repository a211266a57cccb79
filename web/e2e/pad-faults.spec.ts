/** Faults found at real tables: one test for each, so that they do not come back. */

import type { Locator, Page } from "@playwright/test";
import type { Forests, Host } from "../src/score/notation.ts";
import { OFFLINE_MS, type Visitor, expect, test } from "./fixtures.ts";
import { Scorer, example, joins, kept, left, opensForOthers } from "./pad.ts";
import { settles } from "./settled.ts";

const NO_SERVER = /WebSocket connection to|ERR_CONNECTION|ERR_INTERNET|ERR_FAILED|Failed to load resource|offline/;

const hosts = (n: number, card: string): Host[] => Array.from({ length: n }, () => ({ card }));
const forest = (...players: Forests["players"]): Forests => ({ game: "forest", sets: ["base"], players });

/** The Dartmoor example without the tree symbols that were entered before the Roe Deer. */
function walked(): Forests {
  const [player] = example("dartmoor_127").players;
  let deer = false;
  const bare = (card: string) => {
    deer ||= card.startsWith("roe_deer");
    return deer || card.startsWith("beaver") ? card : card.split("@")[0]!;
  };
  const entered = player!.hosts!.map(
    (host) =>
      Object.fromEntries(
        Object.entries(host).map(([slot, cards]) => [slot, Array.isArray(cards) ? cards.map(bare) : bare(cards)]),
      ) as Host,
  );
  return { game: "dartmoor", sets: ["dartmoor"], players: [{ ...player!, hosts: entered }] };
}

async function resumes(page: Page, visitor: Visitor, forests: Forests): Promise<Scorer> {
  await left(page, forests);
  await visitor.opens("/pad");
  const scorer = new Scorer(page);
  await scorer.resumes();
  return scorer;
}

test("an incomplete count says so everywhere, and one tap leads to the open questions", async ({ page, visitor }) => {
  const scorer = await resumes(page, visitor, walked());
  const OPEN = "121, up to 163; 14 symbols open";
  await expect(scorer.chips).toContainText(/121.*163\?/);
  await expect(page.locator(".asks")).toHaveText(OPEN);
  await page.getByRole("button", { name: "Result" }).click();
  await expect(page.locator(".pad-result .open")).toContainText(OPEN);
  await expect(page.locator("thead em")).toHaveText("up to 163; 14 symbols open");
  await page.getByRole("button", { name: "Keep it, marked as incomplete" }).click();
  await page.getByRole("link", { name: "History" }).click();
  await expect(page.getByRole("link", { name: /Ana 121\?/ })).toBeVisible();
  await page.getByRole("link", { name: /Ana 121/ }).click();
  await expect(page.locator("article thead em")).toHaveText("up to 163; 14 symbols open");

  await visitor.opens("/pad");
  await scorer.resumes();
  await page.getByRole("button", { name: "Result" }).click();
  await page.locator(".pad-result .open").click();
  const sheet = page.getByRole("dialog");
  for (const card of ["small_red_damselfly", "wheatear"]) await sheet.locator(`[data-card="${card}"]`).click();
  await sheet.getByRole("button", { name: "The other 12 show none of these" }).click();
  await scorer.expectTotals(127);
  await expect(page.locator(".asks")).toHaveCount(0);
  await page.getByRole("button", { name: "Result" }).click();
  await page.getByRole("button", { name: "Keep this result" }).click();
  await page.getByRole("link", { name: "History" }).click();
  await expect(page.locator("nav.list a")).toHaveCount(1);
  await expect(page.getByRole("link", { name: /Ana 127(?!\?)/ })).toBeVisible();
});

test("impossible cards are listed above the winner, each once", async ({ page, visitor }) => {
  await resumes(page, visitor, forest({ name: "Ana", hosts: hosts(12, "linden") }, { name: "Ben", hosts: [] }));
  await page.getByRole("button", { name: "Result" }).click();
  await expect(page.locator(".warned li")).toHaveText(["There are only 9 of Linden."]);
  await settles(page);
  const [warned, winner] = await Promise.all([".warned", ".headline"].map((each) => page.locator(each).boundingBox()));
  expect(warned!.y + warned!.height).toBeLessThanOrEqual(winner!.y);
});

test("a single player is asked who has the most, also on several phones", async ({ page, visitor, newVisitor }) => {
  const scorer = await resumes(page, visitor, forest({ name: "Ana", hosts: hosts(1, "linden") }));
  await scorer.expectTotals(1);
  await expect(page.locator(".asks")).toHaveText("1, up to 3; one question open");
  const code = await opensForOthers(page);
  await page.locator(".asks").click();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.locator(".asks")).toHaveCount(0);
  const other = await newVisitor();
  await other.opens(`/pad/${code}`);
  const ben = await joins(other.page, "Ben");
  await ben.entersHost({ card: "birch" });
  await scorer.expectTotals(1, 1);
  await ben.expectTotals(1, 1);
  for (const each of [page, other.page])
    await expect.poll(async () => (await kept(each)).rivals).toEqual({ linden: 2 });
});

test("two phones that edit the same player keep the cards of both", async ({
  page,
  visitor,
  newVisitor,
  complaints,
}) => {
  complaints.allow(NO_SERVER);
  const ana = await resumes(page, visitor, forest({ name: "Ana", hosts: [] }));
  const code = await opensForOthers(page);
  const other = await newVisitor();
  await other.opens(`/pad/${code}`);
  const ben = await joins(other.page, "Ben");
  await ana.shows("Ben");
  for (const scorer of [ana, ben]) await expect(scorer.chips.nth(1)).toHaveAttribute("aria-pressed", "true");
  for (let i = 0; i < 3; i += 1) await ben.entersHost({ card: "birch" });
  await ana.expectTotals(0, 3);
  await expect(ana.chips.nth(1).locator("em"), "who is entering where").toBeVisible();
  for (const each of [page, other.page]) await expect(each.getByText("not sent yet")).toHaveCount(0);

  for (const each of [page, other.page]) await each.context().setOffline(true);
  for (let i = 0; i < 2; i += 1) await ana.entersHost({ card: "birch" });
  for (let i = 0; i < 3; i += 1) await ben.entersHost({ card: "douglas_fir" });
  await expect(page.getByText("2 changes not sent yet")).toBeVisible();
  await expect(other.page.getByText("3 changes not sent yet")).toBeVisible();
  for (const each of [page, other.page]) await each.context().setOffline(false);
  for (const scorer of [ana, ben]) await scorer.expectTotals(0, 5 + 15);
  await expect(page.getByText("not sent yet")).toHaveCount(0);

  for (let i = 0; i < 4; i += 1)
    await Promise.all([ana.entersHost({ card: "birch" }), ben.entersHost({ card: "birch" })]);
  for (const scorer of [ana, ben]) await scorer.expectTotals(0, 20 + 8);
  await expect(page.locator(".row .pick")).toHaveCount(16);
  await expect(other.page.locator(".row .pick")).toHaveCount(16);
});

test.describe(() => {
  test.use({ keeps: true });

  test("a pad opened for others, or joined, becomes this phone's pad, online or offline", async ({
    page,
    visitor,
    newVisitor,
    server,
    complaints,
  }) => {
    complaints.allow(NO_SERVER);
    const ana = await resumes(page, visitor, forest({ name: "Ana", hosts: hosts(1, "oak") }));
    const code = await opensForOthers(page);
    await ana.entersHost({ card: "birch" });
    await page.goto("/pad");
    await ana.resumes();
    await ana.expectTotals(1);
    await expect(page).toHaveURL(new RegExp(code));

    const other = await newVisitor();
    await other.opens(`/pad/${code}`);
    const ben = await joins(other.page, "Ben");
    await ben.entersHost({ card: "douglas_fir" });
    await other.page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: OFFLINE_MS });
    for (const game of ["forest", "dartmoor"])
      await other.page.waitForFunction(
        async (game) => (await caches.match(`/api/catalog/${game}?language=en`, { ignoreVary: true })) !== undefined,
        game,
        { timeout: OFFLINE_MS },
      );
    await other.page.context().setOffline(true);
    await server.kill();
    try {
      await other.page.reload();
      await ben.expectTotals(1, 5);
      await ben.entersHost({ card: "birch" });
      await other.page.goto("/pad");
      await ben.resumes();
      await ben.expectTotals(1, 6);
      await expect(other.page.getByText("Offline")).toBeVisible();
    } finally {
      await server.start();
      await other.page.context().setOffline(false);
    }
    await ana.expectTotals(1, 6);
  });
});

test("the list has room beside the host in landscape, and in low windows", async ({ page, visitor }) => {
  const scorer = await resumes(page, visitor, forest({ name: "Ana", hosts: hosts(1, "oak") }));
  await page.getByRole("button", { name: "Host 1: Oak" }).click();
  for (const [width, height] of [
    [844, 390],
    [390, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settles(page);
    const list = (await scorer.picker.locator(".list").boundingBox())!;
    expect(list.height, `${width} × ${height}`).toBeGreaterThan(100);
    const first = (await scorer.picker.locator(".candidate").first().boundingBox())!;
    expect(first.y + first.height).toBeLessThanOrEqual(height);
  }
});

/** How many of nine by nine points of an element are not covered. */
async function reached(what: Locator): Promise<number> {
  return what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    let hits = 0;
    for (let i = 0; i < 9; i += 1)
      for (let j = 0; j < 9; j += 1) {
        const at = document.elementFromPoint(x + ((i + 0.5) * width) / 9, y + ((j + 0.5) * height) / 9);
        if (at && element.contains(at)) hits += 1;
      }
    return hits;
  });
}

test("a host is tapped and replaced, and its guests stay", async ({ page, visitor }) => {
  const scorer = await resumes(page, visitor, {
    game: "dartmoor",
    players: [
      {
        name: "Ana",
        hosts: [
          { card: "valley_mire", bottom1: ["heather"] },
          { card: "ash", top: ["buzzard"] },
        ],
      },
    ],
  });
  for (const name of ["Host 1: Valley Mire", "Host 2: Ash"]) {
    await scorer.tap(page.getByRole("button", { name }));
    await settles(page);
    expect(await reached(page.locator(".large .core"))).toBeGreaterThan(60);
  }
  await scorer.tap(page.locator(".large .core"));
  await scorer.tap(page.getByRole("button", { name: "Another card instead of Ash" }));
  await scorer.tap(scorer.picker.locator('.candidate[data-key="crab_apple"]'));
  await expect(page.getByRole("button", { name: "Host 2: Crab Apple" })).toBeVisible();
  expect((await kept(page)).players[0]!.hosts![1]).toEqual({ card: "crab_apple", top: ["buzzard"] });
  await scorer.tap(page.locator(".large .stack.top button.strip"));
  await scorer.tap(page.getByRole("button", { name: "Another card instead of Buzzard" }));
  await scorer.tap(scorer.picker.locator('.candidate[data-key="barn_owl"]'));
  expect((await kept(page)).players[0]!.hosts![1]).toEqual({ card: "crab_apple", top: ["barn_owl"] });
});

test("Back closes one thing at a time, and undo survives a reload", async ({ page, visitor }) => {
  await visitor.opens("/");
  await visitor.opens("/pad");
  const scorer = new Scorer(page);
  await scorer.starts(["Ana"]);
  await scorer.entersHost({ card: "oak", top: ["goshawk"] });
  await page.reload();
  await scorer.resumes();
  await page.getByRole("button", { name: "Undo" }).click();
  expect((await kept(page)).players[0]!.hosts).toEqual([{ card: "oak" }]);

  await page.getByRole("button", { name: "Result" }).click();
  await expect(page.locator(".pad-result")).toBeVisible();
  await page.goBack();
  await expect(page.locator(".pad-result")).toBeHidden();
  await expect(scorer.picker).toBeVisible();
  await page.getByRole("button", { name: "Host 1: Oak" }).click();
  await page.locator(".large .core").click();
  await page.getByRole("button", { name: "Another card instead of Oak" }).click();
  await expect(page.getByText("Instead of Oak")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Instead of Oak")).toBeHidden();
  await page.locator(".pick.cave").click();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(scorer.picker).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
  await page.getByRole("button", { name: "Resume" }).click();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
});

test("a card is found by its first letters, its initials or with a typo, and Enter lays it", async ({
  page,
  visitor,
}) => {
  const scorer = await resumes(page, visitor, forest({ name: "Ana", hosts: hosts(1, "oak") }));
  await page.getByRole("button", { name: "Host 1: Oak" }).click();
  const search = scorer.picker.getByRole("searchbox");
  for (const [text, key] of [
    ["ro", "roe_deer"],
    ["blb", ""],
    ["bleb", "brown_long_eared_bat"],
    ["goshakw", "goshawk"],
  ] as const) {
    await search.fill(text);
    if (key) await expect(scorer.picker.locator(".candidate").first()).toHaveAttribute("data-key", key);
    else await expect(scorer.picker.locator(".candidate")).toHaveCount(0);
  }
  await search.press("Enter");
  expect((await kept(page)).players[0]!.hosts).toEqual([{ card: "oak", top: ["goshawk"] }]);
});

test("the list starts at the top for each slot", async ({ page, visitor }) => {
  const scorer = await resumes(page, visitor, forest({ name: "Ana", hosts: hosts(2, "oak") }));
  await page.getByRole("button", { name: "Host 1: Oak" }).click();
  const list = scorer.picker.locator(".list");
  for (const next of [
    () => scorer.chooses(2),
    () => scorer.chooses(3),
    () => page.getByRole("button", { name: "Host 2: Oak" }).click(),
    () => scorer.lays("lynx"),
  ]) {
    await list.evaluate((each) => each.scrollTo(0, 10_000));
    await next();
    await expect.poll(() => list.evaluate((each) => each.scrollTop)).toBe(0);
  }
});

test("several equal cards take one tap, and so does a second dragonfly", async ({ page, visitor }) => {
  const scorer = await resumes(page, visitor, {
    game: "dartmoor",
    players: [{ name: "Ana", hosts: [{ card: "tor" }] }],
  });
  await page.getByRole("button", { name: "Host 1: Tor" }).click();
  scorer.taps = 0;
  await scorer.lays("emerald_damselfly");
  await scorer.lays("keeled_skimmer");
  await scorer.lays("small_red_damselfly");
  expect(scorer.taps).toBe(3);
  await scorer.laysAll(["southern_damselfly", "southern_damselfly"]);
  expect(scorer.taps).toBe(4);
  const [host] = (await kept(page)).players[0]!.hosts!;
  expect([...host!.top1!, ...host!.top2!]).toHaveLength(5);
});

test("counting continues from laying, and the other way round", async ({ page, visitor }) => {
  const table = forest({ name: "Ana", cave: 4, hosts: [{ card: "oak", top: ["goshawk"] }, { card: "birch" }] });
  const scorer = await resumes(page, visitor, table);
  await page.getByRole("button", { name: "By count" }).click();
  const rows = page.locator(".forest [data-key]");
  await expect(rows).toHaveCount(3);
  await expect(page.getByLabel("Cards in the cave").locator("input")).toHaveValue("4");
  await scorer.counts("linden");
  await page.getByRole("button", { name: "Card by card" }).click();
  await expect(page.getByRole("button", { name: "Host 3: Linden" })).toBeVisible();
  const [ana] = (await kept(page)).players;
  expect(ana).toEqual({ ...table.players[0]!, hosts: [...table.players[0]!.hosts!, { card: "linden" }] });
});

test("five totals fit on one line, and no buttons are printed", async ({ page, visitor }) => {
  await visitor.speaks("de");
  await left(
    page,
    forest(...["Ana", "Benedikta", "Cleopatra", "Dorothea", "Eva"].map((name) => ({ name, hosts: hosts(2, "birch") }))),
  );
  await visitor.opens("/pad");
  await page.getByRole("button", { name: "Fortsetzen" }).click();
  await expect(page.locator(".chips .who")).toHaveCount(5);
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await settles(page);
    const boxes = await page
      .locator(".chips .who")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(5);
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
  }
  await page.getByRole("button", { name: "Ergebnis" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".pad-result table")).toBeVisible();
  for (const each of [".foot", ".pad-result .bar", "main.pad"]) await expect(page.locator(each)).toBeHidden();
});
