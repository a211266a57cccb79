/** People playing each other, each in their own browser. */

import type { Page } from "@playwright/test";
import type { TableSettings } from "../src/protocol.ts";
import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { Wire, deals, heldCards } from "./table.ts";

/** Creates a table from the home page; returns the code that others need. */
async function makesTable(page: Page, name: string): Promise<string> {
  await page.getByRole("button", { name: "New table" }).click();
  const form = page.getByRole("dialog", { name: "New table" });
  await form.getByLabel("Your name").fill(name);
  await form.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("heading", { name: "Seats" })).toBeVisible();
  await page.waitForURL(/\/t\/[A-Z0-9]+$/);
  return page.url().split("/").at(-1)!;
}

async function sitsDown(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Take this seat" }).first().click();
}

/** What is shown of a player: the number of cards in the hand and the points. */
const counts = (page: Page, who: string) => page.locator(`${who} .who`).locator("span.stat, strong").allInnerTexts();
/** Whether it is the turn of the player on this page. */
const isAsked = async (page: Page) => (await page.locator(".turn.mine").count()) > 0;
const OWN = ".mine";
const RIVAL = ".rival";

test("two friends meet, chat and play, and neither learns the other's cards", async ({ page, visitor, newVisitor }) => {
  const other = await newVisitor();
  const [anasWire, bensWire] = [new Wire(page), new Wire(other.page)];
  await visitor.opens("/");
  await deals(page, "a");
  const code = await makesTable(page, "Ana");
  await expect(page.getByText("Waiting for 1 player")).toBeVisible();

  await other.opens("/");
  await other.page.getByLabel("Join with a code or link").fill(code.toLowerCase());
  await other.page.getByRole("button", { name: "Open", exact: true }).click();
  await sitsDown(other.page, "Ben");
  await expect(other.page.getByText("Ana starts the game.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Ben" })).toContainText("online");

  await other.page.getByLabel("Say something").fill("Hello from Ben");
  await other.page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("log", { name: "Chat" })).toContainText("Ben Hello from Ben");

  await page.getByRole("button", { name: "Start" }).click();
  const ana = new Player(page, "mouse", { seed: 4, draws: 0.6 });
  const ben = new Player(other.page, "mouse", { seed: 5, draws: 0.6 });
  await expect(page.locator(".prompt")).toBeVisible();
  await expect(other.page.locator(".prompt")).toBeVisible();
  for (let turn = 0; turn < 4; turn++) {
    await expect.poll(async () => (await isAsked(page)) || (await isAsked(other.page))).toBe(true);
    const [actor, watcher] = (await isAsked(page)) ? [ana, ben] : [ben, ana];
    await actor.turn();
    await expect(async () => expect(await counts(watcher.page, RIVAL)).toEqual(await counts(actor.page, OWN))).toPass();
    await expect(watcher.page.locator(".rival .tiles-of-hosts [data-card]")).toHaveCount(
      await actor.page.locator(".forest .hosts [data-card]").count(),
    );
  }

  await page.getByLabel("Say something").fill("Well played");
  await page.keyboard.press("Enter");
  await expect(other.page.locator(".story")).toContainText("Ana: Well played");

  for (const [mine, wire, others, theirs] of [
    [page, anasWire, other.page, bensWire],
    [other.page, bensWire, page, anasWire],
  ] as const) {
    const known = new Set(wire.views.flatMap((view) => view.clearing));
    const secret = (await heldCards(mine)).filter((card) => !known.has(card));
    expect(secret.length).toBeGreaterThan(0);
    const held = await heldCards(others);
    expect(held.length).toBeGreaterThan(0);
    expect([...theirs.cards], "the player's own cards are sent").toEqual(expect.arrayContaining(held));
    expect(
      secret.filter((card) => theirs.cards.has(card)),
      "the other's are not",
    ).toEqual([]);
    const seats = [...new Set(theirs.views.map((view) => view.seat))];
    expect(seats).toHaveLength(1);
    const rivals = theirs.views.flatMap((view) => view.players.filter((_, seat) => seat !== view.seat));
    expect(rivals.flatMap(({ hand }) => hand).every((card) => card === null || known.has(card))).toBe(true);
  }
});

test("a friend joins by the link, and leaves again", async ({ page, visitor, newVisitor }) => {
  await visitor.opens("/");
  const code = await makesTable(page, "Ana");
  const link = await page.locator(".share code").innerText();
  const other = await newVisitor();
  await other.opens(new URL(link).pathname);
  expect(link).toContain(code);
  await sitsDown(other.page, "Ben");
  const seats = page.getByRole("region", { name: "Seats" });
  await expect(seats).toContainText("Ben");
  await other.page.getByRole("button", { name: "Rename" }).click();
  await other.page.getByLabel("Your name").fill("Bea");
  await other.page.keyboard.press("Enter");
  await expect(seats).toContainText("Bea");
  await other.page.getByRole("button", { name: "Leave" }).click();
  await expect(other.page.getByRole("heading", { name: "Spinney" })).toBeVisible();
  await expect(seats).not.toContainText("Bea");
  await page.getByRole("button", { name: /^Fill the table with bots/ }).click();
  await expect(page.getByRole("group", { name: /^Your hand/ })).toBeVisible();
});

test("a public table is listed on the home page", async ({ page, visitor, server }) => {
  await server.newTable({
    name: "Zoë",
    seats: [{ kind: "me" }, { kind: "open" }],
    settings: { listed: true } as TableSettings,
  });
  await visitor.opens("/");
  const waiting = page.getByRole("listitem").filter({ hasText: "Zoë" });
  await waiting.getByRole("button", { name: "Join" }).click();
  await sitsDown(page, "Ben");
  await expect(page.getByText("Zoë starts the game.")).toBeVisible();
});

test("a full table can only be watched", async ({ page, visitor, server }) => {
  const { code } = await server.newTable({ seats: [{ kind: "me" }, { kind: "open" }] });
  await server.join(code, { name: "Ben" });
  await visitor.opens(`/t/${code}`);
  await expect(page.getByText("Ana starts the game.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Take this seat" })).toHaveCount(0);
});
