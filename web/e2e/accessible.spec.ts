/** The accessibility rules in every part of a game, in light and in dark colours. */

import type { Page } from "@playwright/test";
import { expect, expectAccessibleAlways, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { deselects, heldCards, selects } from "./table.ts";

/** Selects one card after another until the table shows what is wanted. */
async function choosesUntil(page: Page, shown: string): Promise<void> {
  for (const card of await heldCards(page)) {
    await selects(page, card);
    if (await page.locator(shown).count()) return;
    await deselects(page);
  }
  throw new Error(`no card leads to ${shown}`);
}

test("home and lobby", async ({ page, visitor, server }) => {
  const admission = await server.newTable({
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "greedy" }],
  });
  await server.join(admission.code, { name: "Ben" });
  await visitor.hasSeats({ admission });
  await visitor.opens("/");
  await expect(page.locator(".medals label")).toHaveCount(3);
  for (const each of await page.locator("details summary").all()) await each.click();
  await expectAccessibleAlways(page);
  await page.getByRole("button", { name: "New table" }).click();
  await expectAccessibleAlways(page, "dialog");
  await visitor.opens(`/t/${admission.code}`);
  await expectAccessibleAlways(page);
});

test("the table at different prompts", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-middle"));
  await new Player(page).waits();
  await expectAccessibleAlways(page);
  await choosesUntil(page, ".slot.legal");
  await expectAccessibleAlways(page, "main");
  await page.locator(".slot.legal").first().click();
  await expect(page.locator(".prompt .confirm")).toBeVisible();
  await expectAccessibleAlways(page, ".dock");
});

test("an offer", async ({ page, visitor, server }) => {
  await visitor.prefers("asks", true);
  await visitor.sitsAt(await server.imports("forest-offer"));
  await expect(page.getByRole("button", { name: "Yes" })).toBeVisible();
  await expectAccessibleAlways(page, ".dock");
});

test("the Dartmoor table", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("dartmoor-middle"), "dartmoor");
  await new Player(page).waits();
  await expectAccessibleAlways(page, "main");
});

test("the sheets beside the table", async ({ page, visitor, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visitor.sitsAt(await server.imports("forest-middle"));
  await new Player(page).waits();
  const dialog = page.getByRole("dialog");
  const closes = async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  };
  for (const name of ["Log", "Menu", /open the forest$/, "See the points"]) {
    await page
      .getByRole("button", { name, exact: typeof name === "string" })
      .first()
      .click();
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(".body")).not.toBeEmpty();
    await expectAccessibleAlways(page, "dialog");
    await closes();
  }
  await page.locator(".forest .core").first().click();
  await expectAccessibleAlways(page, "dialog");
  await closes();
});

test("the end, tab by tab", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("dartmoor-ending"), "dartmoor");
  await new Player(page).playToTheEnd();
  await page.getByRole("button", { name: "See the result" }).click();
  await expect(page.getByRole("table", { name: "Points by player" })).toBeVisible();
  await expectAccessibleAlways(page);
  await page.getByRole("link", { name: "Review" }).click();
  await expect(page.getByRole("button", { name: "Review the game" })).toBeVisible();
  await expectAccessibleAlways(page);
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("region", { name: "Hand" })).toBeVisible();
  await expectAccessibleAlways(page);
  await page.getByRole("button", { name: "Share" }).click();
  await expectAccessibleAlways(page, "dialog");
});
