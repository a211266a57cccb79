/** Effects that hardly anybody declines are taken by themselves. */

import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { heldCards } from "./table.ts";

const YES = { name: "Yes" };

test("what only helps is not asked, but told; taken back, it is a question", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-offer"));
  const player = new Player(page);
  await player.waits();
  await expect(page.locator("[data-asks=turn]")).toBeVisible();
  const held = await heldCards(page);
  await expect(page.getByRole("button", YES)).toHaveCount(0);
  await expect(page.locator(".rail .story")).toContainText("Tree Ferns");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByRole("button", YES)).toBeEnabled();
  expect((await heldCards(page)).length).toBeLessThan(held.length);
  await page.reload();
  await expect(page.getByRole("button", YES), "asked after a reload too").toBeEnabled();
  await page.getByRole("button", YES).click();
  await expect.poll(() => heldCards(page)).toEqual(held);
});

test("whoever wants to be asked is asked", async ({ page, visitor, server }) => {
  await visitor.opens("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("switch", { name: "Ask before every effect" }).click();
  await visitor.sitsAt(await server.imports("forest-offer"));
  await expect(page.getByRole("button", YES)).toBeEnabled();
  await expect(page.locator(".prompt")).toContainText("Tree Ferns");
});
