/** The game continues, whatever happens to the connection or the server. */

import type { Page } from "@playwright/test";
import { PYTHON_MS } from "./alone.ts";
import { NO_SERVER, OFFLINE_MS, expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { ownGame } from "./table.ts";

const LOST = "Connection lost, trying again";

/** A mark that does not survive a reload. */
const marks = (page: Page) => page.evaluate(() => void Object.assign(window, { here: true }));
const isMarked = (page: Page) => page.evaluate(() => "here" in window);

/** The player's own game, and whose turn it is. */
const seen = async (page: Page) => `${await ownGame(page)}, ${await page.locator(".turn").innerText()}`;

async function expectInStep(one: Page, other: Page): Promise<void> {
  await expect(async () => expect(await seen(one)).toBe(await seen(other))).toPass();
}

test("after the server is killed in the middle of a game", async ({ page, visitor, server, complaints }) => {
  complaints.allow(NO_SERVER);
  await visitor.sitsAt(await server.imports("forest-offer"));
  const player = new Player(page);
  await player.turn();
  await player.waits();
  await marks(page);
  const before = await ownGame(page);
  await server.kill();
  await expect(page.getByText(LOST)).toBeVisible();
  await page.keyboard.press("d");
  await expect(page.locator(".problem")).toContainText("The server can’t be reached");
  expect(await ownGame(page)).toBe(before);
  await server.start();
  await expect(page.getByText(LOST)).toBeHidden();
  expect(await ownGame(page)).toBe(before);
  await player.turn();
  await player.turn();
  expect(await ownGame(page)).not.toBe(before);
  expect(await isMarked(page), "without a reload").toBe(true);
});

test.describe("what is kept", () => {
  test.use({ keeps: true });

  test("on the device, where there are only bots besides, also after a reload", async ({
    page,
    visitor,
    server,
    complaints,
  }) => {
    complaints.allow(NO_SERVER);
    const admission = await server.imports("forest-ending");
    await visitor.sitsAt(admission);
    const kept = () => page.evaluate(() => localStorage.getItem("spinney-spare"));
    await expect.poll(kept, { timeout: OFFLINE_MS }).toContain(admission.code);
    const before = await ownGame(page);
    await server.kill();
    await expect(page.getByText("No connection")).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Play on here" }).click();
    await page.waitForURL(/\/t\/0/, { timeout: PYTHON_MS });
    await expect.poll(() => ownGame(page), { timeout: OFFLINE_MS }).toBe(before);
    await new Player(page).turn();
    expect(await ownGame(page)).not.toBe(before);
    await server.start();
  });
});

test("after the server is killed while a bot is choosing", async ({ page, visitor, server, complaints }) => {
  complaints.allow(NO_SERVER);
  await visitor.sitsAt(
    await server.imports("forest-ending", {
      seats: [{ kind: "me" }, { kind: "bot", bot: "search:ms=4000", name: "Slow" }],
    }),
  );
  const player = new Player(page, "mouse", { draws: 1 });
  await player.turn();
  await expect(page.locator(".prompt")).toContainText("Slow is choosing");
  await server.kill();
  await expect(page.getByText(LOST)).toBeVisible();
  await server.start();
  expect(await player.turn(), "the bot has moved").toBe(true);
});

test("after the connection was lost, with what happened meanwhile", async ({
  page,
  visitor,
  newVisitor,
  server,
  context,
  complaints,
}) => {
  complaints.allow(NO_SERVER);
  const admission = await server.imports("forest-middle");
  await visitor.sitsAt(admission);
  const player = new Player(page);
  await player.waits();
  await marks(page);
  const other = await newVisitor();
  await other.sitsAt(admission);
  const elsewhere = new Player(other.page);
  await elsewhere.waits();
  const before = await ownGame(page);
  await context.setOffline(true);
  await expect(page.getByText(LOST)).toBeVisible();
  await elsewhere.turn();
  await elsewhere.waits();
  expect(await ownGame(page)).toBe(before);
  await context.setOffline(false);
  await expect(page.getByText(LOST)).toBeHidden();
  await expectInStep(page, other.page);
  await player.turn();
  await player.waits();
  await expectInStep(page, other.page);
  expect(await isMarked(page), "without a reload").toBe(true);
});

test("two tabs with the same seat stay in step", async ({ page, visitor, server, context }) => {
  const admission = await server.imports("forest-offer");
  await visitor.sitsAt(admission);
  const tab = await context.newPage();
  await tab.goto(`/t/${admission.code}`);
  const players = [new Player(page, "mouse", { seed: 2 }), new Player(tab, "mouse", { seed: 3 })] as const;
  for (const player of [players[0], players[1], players[0], players[1]]) {
    await player.page.bringToFront();
    await player.turn();
    await player.waits();
    await expectInStep(page, tab);
  }
});
