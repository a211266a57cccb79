/** One pad on several phones. */

import type { Page } from "@playwright/test";
import type { Host } from "../src/score/notation.ts";
import { NO_SERVER, type Visitor, expect, test } from "./fixtures.ts";
import { Scorer, joins, kept, left, linkIn, opensForOthers } from "./pad.ts";

const LOST = "Offline";

/** Everything a page receives over its sockets. */
function heard(page: Page): string[] {
  const frames: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** All keys on this device. */
async function keysOf(page: Page): Promise<string[]> {
  const kept = await page.evaluate(
    () =>
      JSON.parse(localStorage.getItem("spinney-pads") ?? "{}") as Record<
        string,
        { pad?: string; players: Record<string, string> }
      >,
  );
  return Object.values(kept).flatMap(({ pad, players }) => [...(pad ? [pad] : []), ...Object.values(players)]);
}

test("three phones, a lost connection and a stopped server", async ({
  page,
  visitor,
  newVisitor,
  server,
  complaints,
}) => {
  complaints.allow(NO_SERVER);
  const [second, third] = [await newVisitor(), await newVisitor()];
  const frames = [heard(page), heard(second.page), heard(third.page)];
  await visitor.opens("/pad");
  const ana = new Scorer(page);
  await ana.starts(["Ana"]);
  await ana.entersHost({ card: "douglas_fir" });
  const code = await opensForOthers(page);
  await page.getByRole("button", { name: "Several phones" }).click();
  await expect(page.locator(".together .code")).toHaveText(code);
  const link = await linkIn(page, page.locator(".together .qr").first());
  expect(link).toBe(`${server.url}/pad/${code}`);
  await page.getByRole("button", { name: "Close" }).click();

  await second.opens(link);
  await expect(second.page.getByRole("listitem")).toHaveText(/Ana\s*5/);
  const ben = await joins(second.page, "Ben");
  await third.opens("/pad");
  await third.page.getByLabel("Join by code").fill(code.toLowerCase());
  await third.page.getByRole("button", { name: "Score together" }).click();
  const cleo = await joins(third.page, "Cleo");
  const all = [ana, ben, cleo];

  await ben.entersHost({ card: "silver_fir", top: ["tawny_owl"] });
  await cleo.entersHost({ card: "birch", left: ["european_hare"] });
  for (const each of all) await each.expectTotals(5, 7, 2);
  await ben.shows("Cleo");
  await expect(second.page.getByText("This forest is being entered on another phone.")).toBeVisible();
  await ben.shows("Ben");

  // Undo affects only what was entered on the same phone.
  await ana.entersHost({ card: "birch" });
  await ben.entersHost({ card: "birch" });
  for (const each of all) await each.expectTotals(6, 8, 2);
  await page.getByRole("button", { name: "Undo" }).click();
  for (const each of all) await each.expectTotals(5, 8, 2);

  await third.page.context().setOffline(true);
  await cleo.entersHost({ card: "douglas_fir" });
  await ben.entersHost({ card: "birch" });
  await ana.expectTotals(5, 9, 2);
  await cleo.expectTotals(5, 8, 7);
  await third.page.context().setOffline(false);
  for (const each of all) await each.expectTotals(5, 9, 7);

  await server.kill();
  for (const each of all) await expect(each.page.getByText(LOST)).toBeVisible();
  await ana.entersHost({ card: "douglas_fir" });
  await cleo.entersHost({ card: "birch" });
  await third.page.reload({ waitUntil: "commit" }).catch(() => undefined);
  await server.start();
  await third.opens(`/pad/${code}`);
  for (const each of all) {
    await each.expectTotals(10, 9, 8);
    await expect(each.page.getByText(LOST)).toBeHidden();
  }
  await ben.entersHost({ card: "douglas_fir" });
  for (const each of all) await each.expectTotals(10, 14, 8);

  const keys = await Promise.all(all.map((each) => keysOf(each.page)));
  expect(keys.map(({ length }) => length)).toEqual([1, 1, 1]);
  for (const told of frames) {
    expect(told.length).toBeGreaterThan(5);
    for (const key of keys.flat()) expect(told.join(), "a key in what everybody is told").not.toContain(key);
    expect(told.join()).not.toMatch(/token|"keys?"/);
  }
});

test("the pad shows where others are entering: at a host, at the cave, and in words", async ({
  page,
  visitor,
  newVisitor,
}) => {
  await left(page, {
    game: "forest",
    sets: ["base"],
    players: [
      { name: "Ana", hosts: [{ card: "oak" }, { card: "birch" }] },
      { name: "Ben", hosts: [] },
    ],
  });
  await visitor.opens("/pad");
  const ana = new Scorer(page);
  await ana.resumes();
  const code = await opensForOthers(page);
  const other = await newVisitor();
  const told = heard(other.page);
  await other.opens(`/pad/${code}`);
  const cleo = await joins(other.page, "Cleo");
  await cleo.entersHost({ card: "linden" });
  await ana.shows("Cleo");
  await expect(page.getByRole("button", { name: "Host 1: Linden, Cleo is entering cards here" })).toBeVisible();
  await expect(page.locator(".pick em")).toHaveText("Cleo");
  await page.getByRole("button", { name: "Host 1: Linden" }).click();
  await expect(page.locator(".large").getByText("Cleo is entering cards here")).toBeVisible();
  await other.page.locator(".pick.cave").click();
  await expect(page.getByRole("button", { name: /Cards in the cave, Cleo is entering cards here/ })).toBeVisible();
  await expect(page.locator(".large").getByText("is entering cards here")).toHaveCount(0);

  // The phone that opened the pad has the name of the first player without a phone.
  await expect(other.page.getByRole("button", { name: /Host 1: Linden/ })).toHaveCount(1);
  await other.page.getByRole("button", { name: "Close" }).click();
  await expect(other.page.getByRole("button", { name: "Host 1: Linden, Ana is entering cards here" })).toBeVisible();
  await other.page.goto("/pad/history");
  await expect(page.locator(".pick em, .chips em"), "gone with the phone").toHaveCount(0);
  const entering = told.filter((frame) => frame.includes('"entering"'));
  expect(entering).not.toEqual([]);
  expect(entering.join()).not.toMatch(/token/);
});

/** Ana's phone with hosts of hers, and Ben's, which has joined. */
async function twoPhones(visitor: Visitor, newVisitor: () => Promise<Visitor>, ...hosts: Host[]) {
  const { page } = visitor;
  await left(page, { game: "forest", sets: ["base"], players: [{ name: "Ana", hosts }] });
  await visitor.opens("/pad");
  const ana = new Scorer(page);
  await ana.resumes();
  const code = await opensForOthers(page);
  const other = await newVisitor();
  await other.opens(`/pad/${code}`);
  const ben = await joins(other.page, "Ben");
  return { ana, ben, other };
}

/** The cards offered, and where each can be tapped. */
const offered = (page: Page) => async () =>
  page.locator(".picker [data-key]").evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [(each as HTMLElement).dataset.key, x, y, width, height].join(" ");
    }),
  );

test.describe("no card in the list moves away from a finger while others", () => {
  const ALL_BIRCHES_BUT_ONE = Array<Host>(9).fill({ card: "birch" });

  test("enter hosts, among them one too many", async ({ page, visitor, newVisitor }) => {
    const { ana, ben } = await twoPhones(visitor, newVisitor, ...ALL_BIRCHES_BUT_ONE);
    await ben.entersHost({ card: "oak" });
    await ana.shows("Ben");
    await expect(page.locator(".row .pick")).toHaveCount(1);
    await page.locator(".pick.new").click();
    const cards = offered(page);
    const before = await cards();
    expect(before.length).toBeGreaterThan(5);
    for (const [i, card] of ["linden", "linden", "horse_chestnut", "horse_chestnut", "birch", "birch"].entries()) {
      await ben.entersHost({ card });
      await expect(page.locator(".row .pick")).toHaveCount(i + 2);
      expect(await cards(), card).toEqual(before);
    }
    await expect(page.getByRole("button", { name: "One thing to check" })).toBeVisible();
    await ana.entersHost({ card: "beech" });
    await page.locator(".pick.new").click();
    const keys = (all: string[]) => all.map((each) => each.split(" ")[0]);
    await expect.poll(async () => keys(await cards()), "a new list has a new order").not.toEqual(keys(before));
  });

  test("are at the same host, and enter what asks for tree symbols", async ({ page, visitor, newVisitor }) => {
    const { ana, ben, other } = await twoPhones(visitor, newVisitor, { card: "oak" });
    await ben.entersHost({ card: "oak" });
    await ben.entersHost({ card: "linden" });
    await ana.shows("Ben");
    await expect(page.locator(".row .pick")).toHaveCount(2);
    await page.getByRole("button", { name: "Host 1: Oak" }).click();
    const cards = offered(page);
    await expect.poll(async () => (await cards()).length).toBeGreaterThan(5);
    const before = await cards();
    const total = ana.chips.nth(1).locator("strong");
    for (const card of ["roe_deer@linden", "fallow_deer"]) {
      const points = await total.innerText();
      await ben.lays(card);
      await expect(total).not.toHaveText(points);
      expect(await cards(), card).toEqual(before);
    }
    await expect(page.locator(".notes .asks"), "the tree symbol of the last card").toBeVisible();
    await other.page.getByRole("button", { name: "Host 1: Oak" }).click();
    await expect(page.locator(".large").getByText("Ben is entering cards here")).toBeVisible();
    expect(await cards()).toEqual(before);
  });

  test("lay what a host scores for, in two lines instead of one", async ({ page, visitor, newVisitor }) => {
    const { ana, ben } = await twoPhones(visitor, newVisitor);
    for (const card of ["oak", "linden", "birch", "beech", "silver_fir", "douglas_fir", "horse_chestnut"])
      await ben.entersHost({ card });
    await ana.shows("Ben");
    await expect(page.locator(".row .pick")).toHaveCount(7);
    await page.getByRole("button", { name: "Host 1: Oak" }).click();
    await expect(page.locator(".large p").first()).toHaveText("0 points");
    const cards = offered(page);
    await expect.poll(async () => (await cards()).length).toBeGreaterThan(5);
    const before = await cards();
    await ben.entersHost({ card: "sycamore" });
    await expect(page.locator(".large")).toContainText("10 points: 8 tree species (8 needed)");
    expect(await cards()).toEqual(before);
  });

  test("lay at the same host", async ({ page, visitor, newVisitor }) => {
    const { ana, ben, other } = await twoPhones(visitor, newVisitor, { card: "oak" });
    await ben.entersHost({ card: "oak" });
    await ana.shows("Ben");
    await page.getByRole("button", { name: "Host 1: Oak" }).click();
    const cards = offered(page);
    await expect.poll(async () => (await cards()).length).toBeGreaterThan(5);
    // Not where every list begins.
    await page.locator(".picker .list").evaluate((list) => list.scrollBy(0, 150));
    const before = await cards();
    const hedgehog = page.locator('.candidate[data-key="hedgehog"]');
    await expect(hedgehog).toBeEnabled();
    // The last ones make the host higher and wider.
    for (const card of ["roe_deer@linden", "common_toad", "common_toad", "european_hare", "european_hare"]) {
      await ben.lays(card);
      await expect.poll(() => kept(page)).toEqual(await kept(other.page));
      expect(await cards(), card).toEqual(before);
    }
    await expect(hedgehog, "there is no room for it now").toBeDisabled();
    await hedgehog.click({ force: true });
    expect(await kept(page)).toEqual(await kept(other.page));
    await page.getByRole("button", { name: "Host 1: Oak" }).click();
    await expect(hedgehog, "in a new list").toHaveCount(0);
    await expect(page.locator('.candidate[data-key="european_hare"]')).toBeVisible();
  });
});

test("a card goes where it was to go, whatever hosts others take and lay meanwhile", async ({
  page,
  visitor,
  newVisitor,
}) => {
  const { ana, ben, other } = await twoPhones(visitor, newVisitor, { card: "birch" });
  await ben.entersHost({ card: "oak", left: ["lynx"] });
  await ben.entersHost({ card: "linden", left: ["red_fox"] });
  await ana.shows("Ben");
  await expect(page.locator(".row .pick")).toHaveCount(2);
  await page.getByRole("button", { name: "Host 2: Linden" }).click();
  await page.locator(".large .stack.left button.strip").click();
  await page.getByRole("button", { name: "Another card instead of Red Fox" }).click();
  await other.page.getByRole("button", { name: "Host 1: Oak" }).click();
  await other.page.locator(".large .core").click();
  await other.page.getByRole("button", { name: "Remove Oak" }).click();
  await expect(page.getByRole("button", { name: "Host 1: Linden" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Instead of Red Fox" })).toBeVisible();
  await ana.lays("lynx");
  const forest = async () => (await kept(page)).players[1]!.hosts;
  expect(await forest()).toEqual([{ card: "linden", left: ["lynx"] }]);

  await page.locator(".pick.new").click();
  await page.getByRole("searchbox").fill("roe");
  await ben.entersHost({ card: "birch" });
  await expect(page.locator(".row .pick")).toHaveCount(2);
  await page.locator('.candidate[data-key="roe_deer"]').click();
  expect(await forest()).toEqual([{ card: "linden", left: ["lynx"], right: ["roe_deer"] }, { card: "birch" }]);

  for (const scorer of [ana, ben]) {
    await scorer.shows("Ben");
    await expect(scorer.page.getByRole("button", { name: "Remove Ben" })).toBeVisible();
  }
  await other.page.getByRole("button", { name: "Remove Ben" }).click();
  await expect(ana.chips).toHaveCount(1);
  await expect(page.getByRole("dialog"), "about nobody").toBeHidden();
});

test("a question about a tree symbol stays that of its card while others take a host", async ({
  page,
  visitor,
  newVisitor,
}) => {
  const { ana, ben, other } = await twoPhones(visitor, newVisitor, { card: "birch" });
  await ben.entersHost({ card: "birch" });
  await ben.entersHost({ card: "oak", left: ["roe_deer@linden"], right: ["fallow_deer"] });
  await ana.shows("Ben");
  await page.locator(".notes .asks").click();
  const asked = page.locator('.questions [data-card="fallow_deer"]');
  await expect(asked).toContainText("at host 2");
  await other.page.getByRole("button", { name: "Host 1: Birch" }).click();
  await other.page.locator(".large .core").click();
  await other.page.getByRole("button", { name: "Remove Birch" }).click();
  await expect(asked).toContainText("at host 1");
  await asked.click();
  await expect(asked).toHaveAttribute("aria-pressed", "true");
  expect((await kept(page)).players[1]!.hosts).toEqual([
    { card: "oak", left: ["roe_deer@linden"], right: ["fallow_deer@linden"] },
  ]);
});

test("players are added and removed offline", async ({ page, visitor, newVisitor, complaints }) => {
  complaints.allow(NO_SERVER);
  const { ana, ben, other } = await twoPhones(visitor, newVisitor, { card: "birch" });
  await expect(ana.chips).toHaveCount(2);
  for (const each of [page, other.page]) {
    await each.context().setOffline(true);
    await expect(each.getByText(LOST)).toBeVisible();
  }
  for (const scorer of [ana, ben]) {
    await scorer.tap(scorer.page.getByRole("button", { name: "Add a player" }));
    await expect(scorer.chips.nth(2)).toHaveAttribute("aria-pressed", "true");
  }
  await ben.entersHost({ card: "douglas_fir" });
  await ana.tap(ana.chips.nth(2));
  await page.getByLabel("Name", { exact: true }).fill("Dana");
  await page.getByRole("button", { name: "Close" }).click();
  await ana.entersHost({ card: "birch" });
  for (const each of [page, other.page]) await each.context().setOffline(false);
  for (const scorer of [ana, ben]) {
    await expect(scorer.chips).toHaveCount(4);
    await expect(scorer.chips.filter({ hasText: "Dana" }).locator("strong")).toHaveText("1");
    await expect(scorer.chips.filter({ hasText: "Player 3" }).locator("strong")).toHaveText("5");
    await expect(scorer.page.getByText("not sent yet")).toHaveCount(0);
  }
  await page.context().setOffline(true);
  const dana = ana.chips.filter({ hasText: "Dana" });
  if ((await dana.getAttribute("aria-pressed")) === "false") await ana.tap(dana);
  await expect(dana).toHaveAttribute("aria-pressed", "true");
  await ana.tap(dana);
  await page.getByRole("button", { name: "Remove Dana" }).click();
  await expect(ana.chips).toHaveCount(3);
  await page.context().setOffline(false);
  await expect(ben.chips).toHaveCount(3);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(ben.chips.filter({ hasText: "Dana" }).locator("strong")).toHaveText("1");
});

test("two tabs of one browser share a pad", async ({ page, visitor, context }) => {
  await visitor.opens("/pad");
  const one = new Scorer(page);
  await one.starts(["Ana"]);
  const tab = await context.newPage();
  await tab.goto("/pad");
  const two = new Scorer(tab);
  await two.resumes();
  await page.bringToFront();
  await one.entersHost({ card: "birch" });
  await two.expectTotals(1);
  // Both at once, without fingers: only the tab in front can be tapped.
  const birch = one.picker.locator('.host[data-key="birch"]');
  const fir = two.picker.locator('.candidate[data-key="douglas_fir"]');
  await Promise.all([birch, fir].map((each) => each.dispatchEvent("click")));
  for (const each of [one, two]) await each.expectTotals(7);
  await tab.bringToFront();
  await tab.getByRole("button", { name: "Add a player" }).click();
  for (const each of [one, two]) await each.expectTotals(7, 0);
  await page.bringToFront();
  await page.getByRole("button", { name: "Undo" }).click();
  for (const each of [one, two]) await each.expectTotals(6, 0);
  await tab.bringToFront();
  await tab.reload();
  await two.resumes();
  await two.expectTotals(6, 0);

  // A new game in one tab does not mix with the old one in the other.
  await tab.getByRole("button", { name: "Result" }).click();
  await tab.getByRole("button", { name: "Score another game" }).click();
  await two.starts(["Cleo"]);
  await page.bringToFront();
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
  await one.resumes();
  await expect(one.chips).toHaveText([/Cleo/]);
});

test("there is room for five players, not more", async ({ page, visitor, newVisitor, server }) => {
  await left(page, {
    game: "forest",
    sets: ["base"],
    players: ["Ana", "Ben", "Cleo", "Dana"].map((name) => ({ name, hosts: [{ card: "birch" }] })),
  });
  await visitor.opens("/pad");
  await new Scorer(page).resumes();
  const code = await opensForOthers(page);
  const [fifth, sixth] = [await newVisitor(), await newVisitor()];
  for (const each of [fifth, sixth]) {
    await each.opens(`/pad/${code}`);
    await expect(each.page.getByRole("listitem")).toHaveCount(4);
  }
  await joins(fifth.page, "Eva");
  await expect(sixth.page.getByText("There are already five players.")).toBeVisible();
  await expect(sixth.page.getByLabel("Name")).toHaveCount(0);
  const answer = await page.request.post(`${server.url}/api/pads/${code}/players`, { data: { name: "Finn" } });
  expect(answer.status()).toBe(409);
  await sixth.page.getByRole("button", { name: "Just watch" }).click();
  await new Scorer(sixth.page).expectTotals(1, 1, 1, 1, 0);
  await expect(sixth.page.getByText("This forest is being entered on another phone.")).toBeVisible();
});

test("a pad that does not exist", async ({ page, visitor }) => {
  await visitor.opens("/pad/ZZZZ99");
  await expect(page.getByRole("heading", { name: "There is no such pad" })).toBeVisible();
  await page.getByRole("link", { name: "Score pad" }).click();
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
});

test("a forest moves from phone to phone with just a QR code", async ({ page, visitor, newVisitor, server }) => {
  const forests = {
    game: "forest" as const,
    sets: ["base"],
    players: [{ name: "Ana", cave: 3, hosts: [{ card: "silver_fir", top: ["tawny_owl@beech"] }] }],
  };
  await left(page, forests);
  await visitor.opens("/pad");
  const ana = new Scorer(page);
  await ana.resumes();
  await ana.expectTotals(10);
  await page.getByRole("button", { name: "Several phones" }).click();
  const link = await linkIn(page, page.locator(".together .qr").last());
  expect(link.startsWith(`${server.url}/pad#f=`)).toBe(true);

  const other = await newVisitor();
  await other.opens(link);
  await expect(other.page.getByText("This link contains a forest: Ana.")).toBeVisible();
  await other.page.getByRole("button", { name: "Start a pad with it" }).click();
  const ben = new Scorer(other.page);
  await ben.expectTotals(10);
  expect(await kept(other.page)).toEqual(forests);
  await ben.shows("Ana");
  await other.page.getByLabel("Name", { exact: true }).fill("Ben");
  await other.page.getByRole("button", { name: "Close" }).click();
  // It is added to an existing pad, even if only the part after # changes.
  await other.page.evaluate((link) => void (location.href = link), link);
  await other.page.getByRole("button", { name: "Add to my pad" }).click();
  await ben.expectTotals(10, 10);
  await expect(ben.chips).toHaveText([/Ben/, /Ana/]);

  const packed = link.split("#f=")[1]!;
  const BROKEN = "This link is damaged; part of it may be missing. Ask for it again.";
  const NEWER = "This link comes from a newer version of Spinney. Reload the page.";
  const middle = packed.length >> 1;
  const flipped = packed.slice(0, middle) + (packed[middle] === "A" ? "B" : "A") + packed.slice(middle + 1);
  for (const [damaged, said] of [
    [packed.slice(0, -4), BROKEN],
    [flipped, BROKEN],
    ["", BROKEN],
    ["%F0%9F", BROKEN],
    [`Ag${packed.slice(2)}`, NEWER],
  ] as const) {
    await other.page.goto("about:blank");
    await other.opens(`/pad#f=${damaged}`);
    await expect(other.page.getByRole("alert"), damaged).toHaveText(said);
  }
  await other.page.getByRole("button", { name: "Score pad" }).click();
  await ben.resumes();
  await ben.expectTotals(10, 10);
});
