/** Takes the screenshots for the README and the guides: `npm run screenshots`. */

import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { SeatPlan } from "../src/protocol.ts";
import type { Forests, Player as Scored } from "../src/score/notation.ts";
import { type Visitor, expect, test } from "./fixtures.ts";
import { Scorer, example, joins, left, opensForOthers } from "./pad.ts";
import { Player } from "./player.ts";
import { loadsAll, settles } from "./settled.ts";
import { deals, heldCards, selects } from "./table.ts";

const PICTURES = join(import.meta.dirname, "../../docs/screenshots");
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const named = (...names: string[]): SeatPlan[] => [
  { kind: "me", name: "Ana", bot: null },
  ...names.map((name): SeatPlan => ({ kind: "bot", name, bot: "planner" })),
];

/** Draws, so that the others have their turns, then selects the card with the most possible places. */
async function chooses(page: Page): Promise<void> {
  await page.keyboard.press("d");
  await new Player(page).waits();
  const places: [number, number][] = [];
  for (const card of await heldCards(page)) {
    await selects(page, card);
    places.push([await page.locator(".slot.legal").count(), card]);
    await page.locator(".prompt .acts .ghost").click();
  }
  await selects(page, places.sort(([a], [b]) => b - a)[0]![1]);
}

/** Takes a screenshot in light or dark colours. */
async function takes(page: Page, name: string, theme: "light" | "dark" = "light"): Promise<void> {
  await page.evaluate((theme) => void (document.documentElement.dataset.theme = theme), theme);
  await page.mouse.move(0, 0);
  await loadsAll(page);
  await settles(page);
  await page.screenshot({ path: join(PICTURES, `${name}-${theme}.png`), animations: "disabled", caret: "hide" });
}

test("home, rules and the tutorial", async ({ page, visitor }) => {
  await visitor.opens("/");
  await expect(page.locator(".medals label")).toHaveCount(3);
  await takes(page, "home");
  await visitor.opens("/rules/forest");
  await takes(page, "rules");
  await visitor.opens("/learn/forest");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator(".guide")).toBeVisible();
  await page.locator(".actions .act").click();
  await expect(page.locator(".guide .ticked")).toHaveCount(1);
  await expect(page.locator(".turn.mine")).toBeVisible();
  await takes(page, "tutorial");
});

const sits = async (visitor: Visitor, seat: Parameters<Visitor["sitsAt"]>, language = "en") => {
  await visitor.speaks(language);
  await visitor.sitsAt(...seat);
  await expect(visitor.page.locator(".turn.mine")).toBeVisible();
};

test("the table", async ({ visitor, newVisitor, server }) => {
  const seats = named("Rowan", "Ivy");
  await sits(visitor, [await server.imports("forest-three", { seats })]);
  await chooses(visitor.page);
  await takes(visitor.page, "table-desktop");
  await takes(visitor.page, "table-desktop", "dark");

  const phone = await newVisitor(PHONE);
  await sits(phone, [await server.imports("forest-three", { seats })]);
  await chooses(phone.page);
  await takes(phone.page, "table-phone");
  await takes(phone.page, "table-phone", "dark");

  const german = await newVisitor();
  await sits(german, [await server.imports("forest-three", { seats })], "de");
  await takes(german.page, "table-desktop-de");

  const french = await newVisitor(PHONE);
  await sits(french, [await server.imports("dartmoor-three", { seats }), "dartmoor"], "fr");
  await takes(french.page, "table-phone-fr");

  const moor = await newVisitor();
  await sits(moor, [await server.imports("dartmoor-three", { seats }), "dartmoor"]);
  await chooses(moor.page);
  await takes(moor.page, "dartmoor", "dark");
});

/** The size of a screen, with touch if it is small. */
const screen = (width: number, height: number) => ({
  viewport: { width, height },
  ...(Math.min(width, height) < 600 && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
});

test("every size", async ({ newVisitor, server }) => {
  const seats = named("Rowan", "Ivy");
  const laptop = await newVisitor(screen(1280, 720));
  await sits(laptop, [await server.imports("dartmoor-three", { seats }), "dartmoor"]);
  await chooses(laptop.page);
  await takes(laptop.page, "table-laptop");

  const tablet = await newVisitor(screen(820, 1180));
  await sits(tablet, [await server.imports("forest-three", { seats })], "de");
  await takes(tablet.page, "table-tablet-de");

  const small = await newVisitor(screen(360, 740));
  await sits(
    small,
    [await server.imports("forest-five-late", { seats: named("Rowan", "Ivy", "Wren", "Robin") })],
    "it",
  );
  await takes(small.page, "table-small-phone-it", "dark");

  const lying = await newVisitor(screen(844, 390));
  await sits(lying, [await server.imports("dartmoor-three", { seats }), "dartmoor"], "es");
  await chooses(lying.page);
  await takes(lying.page, "table-landscape-es");
});

test("every mode", async ({ newVisitor, server }) => {
  const five = await newVisitor();
  const seats = named("Rowan", "Ivy", "Wren", "Robin");
  await sits(five, [await server.imports("forest-five-late", { seats })]);
  await takes(five.page, "five");
  await five.page.locator(".clearing .left").click();
  await expect(five.page.locator("dialog .species li").first()).toBeVisible();
  await takes(five.page, "tracker");

  const solo = await newVisitor();
  await solo.opens("/");
  await deals(solo.page, "50");
  await solo.page.getByRole("region", { name: "Dartmoor solo" }).getByRole("button", { name: "Play" }).click();
  const alone = new Player(solo.page, "mouse", { draws: 0.3 });
  for (let turn = 0; turn < 12; turn++) await alone.turn();
  await alone.waits();
  await takes(solo.page, "solo");

  const draft = await newVisitor(PHONE);
  await draft.sitsAt(
    await server.newTable({ seed: "d", options: { game: "forest", draft: true }, seats: named("Wren") }),
  );
  await new Player(draft.page).waits();
  await takes(draft.page, "draft");

  const both = await newVisitor(PHONE);
  const mine = ["Ana", "Ben"].map((name): SeatPlan => ({ kind: "me", name, bot: null }));
  await both.sitsAt(await server.newTable({ seed: "e1", options: { game: "forest", start: 0 }, seats: mine }));
  await takes(both.page, "hand-over");

  const table = await server.imports("dartmoor-three", { seats: named("Rowan", "Ivy") });
  const [ana, eve] = [await newVisitor(), await newVisitor()];
  await ana.prefers("speed", "slow");
  await sits(ana, [table, "dartmoor"]);
  await eve.opens(`/t/${table.code}`);
  await expect(eve.page.locator(".prompt")).toContainText("You are watching");
  await takes(eve.page, "spectator", "dark");
  await ana.page.keyboard.press("h");
  await expect(ana.page.locator(".chance").first()).toBeVisible();
  await takes(ana.page, "hint");
  await ana.page.keyboard.press("Escape");
  await ana.page.keyboard.press("d");
  await expect(ana.page.locator(".stage .played .card").first()).toBeVisible();
  await expect(ana.page.locator(".stage .played")).toHaveCSS("opacity", "1");
  await ana.page.screenshot({ path: join(PICTURES, "rival-light.png") });
});

test("the score pad", async ({ newVisitor }) => {
  const ana = example("forest_85").players[0]!;
  const ben = {
    name: "Ben",
    cave: 4,
    hosts: [
      { card: "beech", top: ["chaffinch"], bottom: ["hedgehog"] },
      { card: "linden", left: ["wolf"], right: ["red_fox"] },
    ],
  };
  const forests = (first: Scored): Forests => ({
    game: "forest",
    sets: ["base"],
    players: [first, ben, { name: "Cleo", cave: 9, hosts: [] }],
  });
  const begun = { ...ana, hosts: [...ana.hosts!.slice(0, 4), { ...ana.hosts![4]!, right: [] }] };

  const phone = await newVisitor(PHONE);
  await left(phone.page, forests(begun));
  await phone.opens("/pad");
  const scorer = new Scorer(phone.page);
  await scorer.resumes();
  await scorer.tap(phone.page.getByRole("button", { name: "Host 5" }));
  await takes(phone.page, "pad-phone");
  await takes(phone.page, "pad-phone", "dark");
  await scorer.tap(scorer.picker.locator('.candidate[data-key="roe_deer"]'));
  await scorer.tap(phone.page.locator(".asks"));
  await takes(phone.page, "pad-leaf");
  await scorer.tap(phone.page.getByRole("button", { name: "Close" }));
  await scorer.tap(phone.page.getByRole("button", { name: "Undo" }));
  await scorer.tap(phone.page.getByRole("button", { name: "Several phones" }));
  await expect(phone.page.locator(".qr svg")).toBeVisible();
  await takes(phone.page, "pad-together");
  await scorer.tap(phone.page.getByRole("button", { name: "Close" }));
  const code = await opensForOthers(phone.page);
  const joiner = await newVisitor(PHONE);
  await joiner.opens(`/pad/${code}`);
  const dana = await joins(joiner.page, "Dana");
  for (const card of ["linden", "beech"]) await dana.entersHost({ card });
  await scorer.shows("Dana");
  await scorer.tap(phone.page.getByRole("button", { name: "Host 2" }));
  await expect(phone.page.locator(".large").getByText("Dana is entering cards here")).toBeVisible();
  await takes(phone.page, "pad-entering");

  const count = await newVisitor(PHONE);
  await count.opens("/pad/count");
  const counter = new Scorer(count.page, "mouse");
  await counter.starts(["Ana", "Ben"]);
  for (const key of ["silver_fir", "silver_fir", "oak"]) await counter.counts(key);
  await counter.tap(counter.picker.getByRole("button", { name: "Sides" }));
  for (const key of ["european_hare", "european_hare", "wolf"]) await counter.counts(key);
  await takes(count.page, "pad-count");

  const german = await newVisitor();
  await german.speaks("de");
  await left(german.page, forests(ana));
  await german.opens("/pad");
  await german.page.getByRole("button", { name: "Fortsetzen" }).click();
  await german.page.getByRole("button", { name: "Standort 5" }).click();
  await takes(german.page, "pad-desktop-de");
  await german.page.getByRole("button", { name: "Ergebnis" }).click();
  await takes(german.page, "pad-result-de");
});

test("the end", async ({ page, visitor, server }) => {
  test.setTimeout(600_000); // a review takes a while
  await visitor.sitsAt(await server.imports("forest-over", { seats: named("Rowan", "Ivy") }));
  await expect(page.getByRole("table", { name: "Points by player" })).toBeVisible();
  await takes(page, "score");
  await page.getByRole("link", { name: "Review" }).click();
  await page.getByRole("button", { name: "Review the game" }).click();
  await expect(page.getByRole("heading", { name: "Turning points" })).toBeVisible({ timeout: 580_000 });
  await takes(page, "review");
});
