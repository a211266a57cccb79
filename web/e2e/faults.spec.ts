/** Faults that players reported: one test for each, so that they do not come back. */

import type { Page } from "@playwright/test";
import type { Frames } from "../src/protocol.ts";
import { type Visitor, expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import type { Server } from "./server.ts";
import { settles } from "./settled.ts";
import { deals, heldCards, ownGame, selects, watches } from "./table.ts";
import { taps } from "./touch.ts";

const LONG = "Anneliese Hohenwarter-Br";
const PHONE = { width: 390, height: 844 };

/** The sizes set for the hosts' cores. */
const sizes = (page: Page) =>
  page
    .locator(".forest .host")
    .evaluateAll((all) => all.map((each) => Number((each as HTMLElement).style.getPropertyValue("--h"))));

/** Selects the first tree in the hand; cards overlap, but the left edge is free. */
const selectsTree = (page: Page) =>
  page
    .locator(".hand .card.tree")
    .first()
    .click({ position: { x: 10, y: 40 } });

/** Two people at a table, one of them with a long name. */
async function twoPeople(server: Server, visitor: Visitor, other: Visitor): Promise<void> {
  const host = await server.newTable({
    seed: "a",
    options: { game: "forest", start: 1 },
    seats: [{ kind: "me" }, { kind: "open" }],
  });
  await other.sitsAt(await server.join(host.code, { name: LONG }));
  await visitor.sitsAt(host);
  await visitor.page.getByRole("button", { name: "Start" }).click();
  await expect(visitor.page.locator(".prompt")).toBeVisible();
}

/** Elements whose text is cut off, or that are not fully on the screen. */
const cut = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility())
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return (
          each.scrollWidth > each.clientWidth + 1 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
        );
      })
      .map((each) => each.textContent),
  );

test("1: a host has its full size from the moment it is laid", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.newTable({ seed: "a", options: { game: "forest", start: 0 } }));
  const player = new Player(page);
  await player.waits();
  await selectsTree(page);
  await player.presses("go");
  await expect(page.locator(".forest .host")).toHaveCount(1);
  expect(await sizes(page)).toEqual([110]);
});

for (const game of ["forest-five-late", "dartmoor-three"])
  test(`1: ${game} is shown as large as it fits, but no larger`, async ({ page, visitor, server }) => {
    await visitor.sitsAt(await server.imports(game), game.startsWith("dartmoor") ? "dartmoor" : "forest");
    await new Player(page).waits();
    const overflow = () => page.locator(".forest .hosts").evaluate((each) => each.scrollHeight - each.clientHeight);
    await settles(page);
    const [size] = await sizes(page);
    expect(await overflow()).toBeLessThanOrEqual(0);
    if (size === 110) return;
    await page.getByRole("button", { name: "Larger" }).click();
    await expect.poll(overflow).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Fit" }).click();
    await expect.poll(async () => (await sizes(page))[0]).toBe(size);
  });

test("4: the points in the log survive a reload", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-middle"));
  const player = new Player(page, "mouse", { seed: 2, draws: 0 });
  const gains = page.locator(".story .gain");
  while ((await gains.count()) === 0) await player.turn();
  await player.waits();
  const before = await page.locator(".story .log li:not(.about)").allInnerTexts();
  await page.reload();
  await player.waits();
  await expect.poll(() => page.locator(".story .log li:not(.about)").allInnerTexts()).toEqual(before);
});

test("5: the points of a set are shown on its cards, under its name", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("dartmoor-ending"), "dartmoor");
  await new Player(page).waits();
  const flies = page.locator(".forest .strip", {
    has: page.locator("use[href*='damsel'], use[href*='demoiselle'], use[href*='skimmer']"),
  });
  await expect(flies.locator(".value").first()).toBeVisible();
  await settles(page);
  await expect(flies.locator(".value")).toHaveCount(await flies.count());
  const points = (await flies.locator(".value").allInnerTexts()).map(Number);
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(5);
  await flies.first().click();
  await expect(page.getByRole("dialog")).toContainText("Dragonfly sets");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "See the points" }).click();
  const tops = page.getByRole("dialog").locator("li", { hasText: "Dragonfly sets" });
  await expect(tops).toHaveCount(1);
});

test("5: a rival's saplings do not have the points of the cave", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-saplings"));
  await new Player(page).waits();
  await page.locator(".rival .who").click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.locator(".value").first()).toBeVisible();
  await settles(page);
  await expect(sheet.locator(".core.back")).toHaveCount(5);
  await expect(sheet.locator(".core.back .value")).toHaveCount(0);
  const saplings = await sheet.locator(".core.back").evaluateAll((all) => all.map((each) => each.ariaLabel));
  expect(saplings.filter((name) => /\d points?/.test(name!))).toEqual([]);
});

for (const [game, kind] of [
  ["forest-five-late", "forest"],
  ["dartmoor-three", "dartmoor"],
] as const)
  test(`6: a phone in landscape has room for ${game}`, async ({ page, visitor, server }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await visitor.sitsAt(await server.imports(game), kind);
    await new Player(page).waits();
    await settles(page);
    const box = (await page.locator(".forest .hosts").boundingBox())!;
    expect(box.height).toBeGreaterThan(180);
    expect(box.width).toBeGreaterThan(400);
    for (const part of [".prompt", ".actions .act", ".hand .card >> nth=-1", ".rival >> nth=-1"]) {
      const { x, y, width, height } = (await page.locator(part).boundingBox())!;
      expect(x + width, part).toBeLessThanOrEqual(844);
      expect(y + height, part).toBeLessThanOrEqual(390);
    }
    await page.locator(".clearing .token").first().click();
    await expect(page.locator(".clearing .cards .card").first()).toBeInViewport();
  });

test("7: names and clearing can be read on tablets and small desktops in German", async ({ page, visitor, server }) => {
  await visitor.speaks("de");
  await visitor.sitsAt(await server.imports("forest-five-late"));
  await new Player(page).waits();
  for (const [width, height] of [
    [820, 1180],
    [768, 1024],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settles(page);
    expect(await cut(page, ".rivals .who b, .rivals .level"), `${width} × ${height}`).toEqual([]);
    const cards = await page
      .locator(".clearing .cards .card")
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ left, right, top }) => ({ left, right, top })),
      );
    for (const [i, card] of cards.entries()) {
      expect(card.right - card.left).toBeGreaterThanOrEqual(60);
      if (i > 0 && cards[i - 1]!.top === card.top) expect(card.left).toBeGreaterThanOrEqual(cards[i - 1]!.right);
    }
  }
});

test("8: an undone move is gone from the log, and the button says what it would undo", async ({
  page,
  visitor,
  server,
}) => {
  await visitor.prefers("asks", true); // so that nothing follows the tree
  await visitor.sitsAt(await server.newTable({ seed: "a", options: { game: "forest", start: 0 } }));
  const player = new Player(page);
  await player.waits();
  await selectsTree(page);
  const name = await page.locator(".prompt .wide").first().innerText();
  await player.presses("go");
  await player.waits();
  const undo = page.getByRole("button", { name: /^Undo/ });
  await expect(undo).toContainText(name);
  await expect(page.locator(".story")).toContainText(`You lay ${name}`);
  await undo.click();
  await expect(page.locator(".story")).toContainText("You undo a move.");
  await expect(page.locator(".story .log li:not(.about)")).toHaveCount(0);
  await expect(undo).not.toContainText(name);
  await page.reload();
  await player.waits();
  await expect(page.locator(".story .log li:not(.about, .none)")).toHaveCount(0);
});

test("9: the automa has a seat, and its acts are shown", async ({ page, visitor }) => {
  const played = await watches(page, ".stage .played");
  await visitor.opens("/");
  await deals(page, "50");
  const solo = page.getByRole("region", { name: "Dartmoor solo" });
  await solo.getByRole("button", { name: "Play" }).click();
  const player = new Player(page);
  const automa = page.getByRole("region", { name: "Automa" });
  await expect(automa).toBeVisible();
  await expect(page.locator(".winters i")).toHaveCount(1);
  const turn = page.locator("[data-asks=turn]");
  while ((await player.waits()) && (await turn.count()) === 0) await player.acts();
  await page.keyboard.press("d");
  await expect.poll(async () => (await played()).join("\n")).toContain("The automa:");
  await expect(automa).toContainText("The automa:");
});

test("10: a spectator sees all points, the newest lines of the log, and that they are watching", async ({
  newVisitor,
  server,
}) => {
  const [ana, eve] = [await newVisitor(), await newVisitor()];
  const table = await server.imports("forest-middle");
  await ana.sitsAt(table);
  await eve.opens(`/t/${table.code}`);
  const { page } = eve;
  await expect(page.locator(".rival .who strong")).toHaveCount(2);
  await expect(page.locator(".rival .who")).toHaveCount(2);
  await expect(page.locator(".forest .value").first()).toBeVisible();
  await expect(page.locator(".prompt")).toContainText("You are watching");
  const player = new Player(ana.page);
  await player.waits();
  await ana.page.getByRole("button", { name: /^Draw two/ }).click();
  await player.waits();
  const newest = page.locator(".story .log li:not(.about)").first();
  await expect(page.locator(".story")).toContainText("Ana draws a card");
  await expect(newest).not.toContainText("Ana draws");
  await expect(newest).toBeInViewport();
  await page.locator(".rival .who").nth(1).click();
  await expect(page.locator(".forest h2")).toContainText("greedy");
});

test("11: a long name does not break the bar on a phone, and a message leaves a mark", async ({
  newVisitor,
  server,
}) => {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
  const [ana, ben] = [await newVisitor(phone), await newVisitor(phone)];
  await twoPeople(server, ana, ben);
  const { page } = ana;
  await expect(page.locator(".turn b")).toContainText("Anneliese");
  await settles(page);
  for (const part of [".bar .winters", ".bar .deck-count", ".bar .total", ".bar button >> nth=-1"]) {
    const { x, width } = (await page.locator(part).boundingBox())!;
    expect(x + width, part).toBeLessThanOrEqual(PHONE.width);
  }
  await taps(ben.page.getByRole("button", { name: "Log" }));
  await ben.page.getByRole("dialog").getByLabel("Say something").fill("Hello");
  await ben.page.keyboard.press("Enter");
  await expect(page.locator(".bar .unread")).toHaveText("1");
  await taps(page.getByRole("button", { name: /^Log/ }));
  await expect(page.getByRole("dialog")).toContainText("Hello");
  await taps(page.getByRole("button", { name: "Close" }));
  await expect(page.locator(".bar .unread")).toHaveCount(0);
});

test("12: five players on a phone, each with the number of their cards", async ({ page, visitor, server }) => {
  await page.setViewportSize(PHONE);
  await visitor.sitsAt(await server.imports("forest-five-late"));
  await new Player(page).waits();
  await expect(page.locator(".rival .stat")).toHaveCount(8);
  for (const stat of await page.locator(".rival .stat").all()) await expect(stat).toBeVisible();
  await settles(page);
  const lines = await page.locator(".rival").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(lines.filter((top) => top === lines[0])).toHaveLength(2);
});

test("13: on a shared device, drawn cards are shown before it is handed over", async ({ page, visitor, server }) => {
  await page.setViewportSize(PHONE);
  await visitor.sitsAt(
    await server.newTable({
      options: { game: "forest", start: 0 },
      seats: [
        { kind: "me", name: "Ana" },
        { kind: "me", name: "Ben" },
      ],
    }),
  );
  const ready = page.getByRole("button", { name: "I’m ready" });
  await expect(ready).toBeVisible();
  await settles(page);
  const { x, width } = (await ready.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(16);
  expect(x + width).toBeLessThanOrEqual(PHONE.width - 16);
  await ready.click();
  const held = await heldCards(page);
  await page.getByRole("button", { name: /^Draw two/ }).click();
  await expect(page.locator(".prompt")).toContainText("Ben is next");
  const now = await heldCards(page);
  expect(now).toHaveLength(8);
  expect(now).toEqual(expect.arrayContaining(held));
  await page.getByRole("button", { name: "Hand over" }).click();
  await expect(page.getByRole("heading", { name: "Hand the device to Ben" })).toBeVisible();
});

test("14: every event of the log has its own player and its own points", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.newTable({ seed: "b2", options: { game: "dartmoor", start: 1 } }), "dartmoor");
  const player = new Player(page);
  const caves = page.locator(".story .log li", { hasText: /takes? cave/ });
  while ((await caves.count()) < 2) {
    await player.waits();
    await player.acts();
  }
  await player.waits(); // new lines would move the others
  for (const line of await caves.all()) {
    const own = (await line.innerText()).startsWith("You");
    await expect(line).toHaveAttribute("data-player", own ? "0" : "1");
  }
});

test("16: Back closes what is open, and stays at the table", async ({ page, visitor, server }) => {
  await visitor.opens("/");
  await visitor.sitsAt(await server.imports("forest-middle"));
  await new Player(page).waits();
  const url = page.url();
  for (const open of [
    page.locator(".rival .who"),
    page.getByRole("button", { name: "Menu" }),
    page.getByRole("button", { name: "See the points" }),
  ]) {
    await open.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).toHaveURL(url);
  }
});

test("16: Back closes what was opened right after something else was closed", async ({ page, visitor, server }) => {
  await visitor.opens("/");
  await visitor.sitsAt(await server.imports("forest-middle"));
  await new Player(page).waits();
  const url = page.url();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).focus();
  // Faster than the browser's history.
  await page.evaluate(async () => {
    (document.activeElement as HTMLElement).click();
    await Promise.resolve();
    document.querySelector<HTMLElement>(".rival .who")!.click();
  });
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(url);
});

test("17: the deck is called the deck, and the help key explains both halves", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-middle"));
  await new Player(page).waits();
  await expect(page.locator(".deck .card")).toHaveAccessibleName(/^Deck, \d+ cards left$/);
  await expect(page.locator(".help"), "help is loaded").toBeAttached();
  await page.locator(".hand .card:is(.top-bottom, .left-right)").first().focus();
  await page.keyboard.press("?");
  await expect(page.locator(".help h3")).toHaveCount(2);
});

test("18: a full hand on a small phone, in the longer languages", async ({ page, visitor, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitor.sitsAt(await server.newTable({ seed: "a", options: { game: "forest", start: 0 } }));
  const player = new Player(page);
  for (const n of [8, 10]) {
    await player.waits();
    await page.locator(".actions .act").click();
    await expect(page.locator(".hand .card")).toHaveCount(n);
  }
  await player.waits();
  const table = page.url();
  for (const [language, says] of Object.entries({ de: "voll", fr: "pleine", it: "piena", es: "llena" })) {
    await visitor.opens(`${table}?lang=${language}`);
    await player.waits();
    await expect(page.locator(".actions .act")).toBeDisabled();
    await settles(page);
    for (const button of await page.locator(".actions button").all())
      expect((await button.boundingBox())!.height).toBeLessThanOrEqual(48);
    expect(await cut(page, ".actions button")).toEqual([]);
    await expect(page.locator(".prompt")).toContainText(says);
    expect(await cut(page, ".prompt, .prompt .option")).toEqual([]);
  }
});

test("19: hints are ranked by the figures they show, and nobody is ahead by a negative number", async ({
  page,
  visitor,
  server,
}) => {
  await page.routeWebSocket(/socket$/, (socket) => {
    const real = socket.connectToServer();
    real.onMessage((message) => {
      const frame = JSON.parse(String(message)) as Frames;
      if (frame.type === "hint")
        frame.advice.forEach((each, i) => Object.assign(each, { margin: -5 + i, win_chance: 0.59 + 0.04 * i }));
      socket.send(JSON.stringify(frame));
    });
  });
  await visitor.sitsAt(await server.imports("forest-middle"));
  await new Player(page).waits();
  await page.getByRole("button", { name: "Hint" }).click();
  const hint = page.getByRole("region", { name: "Hint" });
  await expect(hint.locator(".chance").first()).toBeVisible();
  const advice = Number((await hint.locator("small").innerText()).split(" of ")[1]);
  const texts: string[] = [];
  for (let i = 0; i < advice; i++) {
    texts.push(...(await hint.locator(".chance").allInnerTexts()));
    await hint.getByRole("button", { name: "Next choice" }).click();
  }
  const percents = texts.filter((text) => text.includes("%")).map(parseFloat);
  expect(percents).toEqual([...percents].sort((a, b) => b - a));
  expect(texts.some((text) => text.includes("behind"))).toBe(true);
  expect(texts.filter((text) => /[-−]/.test(text))).toEqual([]);
});

test("nobody has to wait for an act to end: a tap skips it", async ({ page, visitor, server }) => {
  await visitor.prefers("speed", "slow"); // else it may end before the tap
  await visitor.sitsAt(await server.imports("forest-middle"));
  const player = new Player(page);
  await player.waits();
  const [card] = await heldCards(page);
  await selects(page, card!);
  await page.keyboard.press("Escape");
  const before = await ownGame(page);
  await page.getByRole("button", { name: /^Draw two/ }).click();
  await expect(page.locator(".stage .played")).toBeVisible();
  // Not the locator's own click: the act is gone as soon as the button is pressed down.
  const { x, y, width, height } = (await page.locator(".stage .played").boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.locator(".stage .played")).toHaveCount(0);
  await expect(page.getByRole("dialog"), "the tap presses nothing underneath").toHaveCount(0);
  await player.waits();
  expect(await ownGame(page)).not.toBe(before);
});
