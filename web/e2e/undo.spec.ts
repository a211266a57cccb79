/** Undoing moves. */

import type { Page } from "@playwright/test";
import { type Visitor, expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import type { Server } from "./server.ts";
import { deselects, heldCards, ownGame, selects } from "./table.ts";

/** Lays the first card that has a place; returns its name. */
async function laysCard(page: Page): Promise<string> {
  const go = page.locator(".prompt .confirm");
  const slot = page.locator(".slot.legal");
  for (const card of await heldCards(page)) {
    await selects(page, card);
    if (await slot.count()) {
      await slot.first().click();
      await expect(go).toBeVisible();
    }
    if ((await go.count()) === 0) await deselects(page);
    else {
      const name = await page.locator(".prompt .option .wide").first().innerText();
      await go.click();
      return name;
    }
  }
  throw new Error("no card can be laid");
}

test("a laid card is undone with the button that names it, and with the key", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-middle"));
  const player = new Player(page);
  await player.waits();
  const before = await ownGame(page);
  const undo = page.getByRole("button", { name: /^Undo/ });
  for (const by of ["button", "key"]) {
    const name = await laysCard(page);
    await player.waits();
    expect(await ownGame(page)).not.toBe(before);
    await expect(undo.locator("small")).toHaveText(name);
    if (by === "button") await undo.click();
    else await page.keyboard.press("u");
    await expect.poll(() => ownGame(page)).toBe(before);
    await expect(page.locator(".story")).toContainText("You undo a move.");
  }
});

test("the same key clears a selection", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-middle"));
  await new Player(page).waits();
  const before = await ownGame(page);
  const chosen = page.locator(".hand .card.chosen");
  await page
    .locator(".hand .card")
    .first()
    .click({ position: { x: 10, y: 40 } });
  await expect(chosen).not.toHaveCount(0);
  await page.keyboard.press("u");
  await expect(chosen).toHaveCount(0);
  expect(await ownGame(page)).toBe(before);
});

/** Two people in a game. */
async function together(server: Server, ana: Visitor, ben: Visitor): Promise<void> {
  const host = await server.newTable({
    seed: "a",
    options: { game: "forest", start: 0 },
    seats: [{ kind: "me" }, { kind: "open" }],
  });
  await ben.sitsAt(await server.join(host.code, { name: "Ben" }));
  await ana.sitsAt(host);
  await ana.page.getByRole("button", { name: "Start" }).click();
  await new Player(ana.page).waits();
  await expect(ben.page.locator(".prompt")).toContainText("Ana is choosing");
}

test("the others are asked once new cards have been seen", async ({ visitor, newVisitor, server }) => {
  const other = await newVisitor();
  await together(server, visitor, other);
  const before = await ownGame(visitor.page);
  const undo = visitor.page.getByRole("button", { name: /^Undo/ });
  const asked = other.page.getByText("Ana asks to undo the last move.");
  await visitor.page.keyboard.press("d");
  await expect(visitor.page.locator(".prompt"), "both cards are drawn").toContainText("Ben is choosing");
  await expect(undo).toHaveText(/draw/);
  const drawn = await ownGame(visitor.page);

  await undo.click();
  await expect(visitor.page.getByText("Waiting for the others to agree")).toBeVisible();
  await expect(asked).toBeVisible();
  await other.page.getByRole("button", { name: "No", exact: true }).click();
  await expect(visitor.page.locator(".story")).toContainText("Ben doesn’t agree to the undo.");
  await expect(visitor.page.getByText("Waiting for the others to agree")).toBeHidden();
  await expect(asked).toBeHidden();
  expect(await ownGame(visitor.page)).toBe(drawn);

  await undo.click();
  await expect(asked).toBeVisible();
  await other.page.getByRole("button", { name: "Agree" }).click();
  await expect(asked).toBeHidden();
  await expect.poll(() => ownGame(visitor.page)).not.toBe(drawn);
  await expect(undo).toBeDisabled();
  expect(before.split(",")[1]).toBe((await ownGame(visitor.page)).split(",")[1]);
});
