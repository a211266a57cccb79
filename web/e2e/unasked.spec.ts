/** Effects that hardly anybody declines are accepted automatically. */

import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { heldCards } from "./table.ts";

const YES = { name: "Yes" };

test("an effect that only helps is not asked about but reported; after an undo it is a question", async ({
  page,
  visitor,
  server,
}) => {
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
  await expect(page.getByRole("button", YES), "also after a reload").toBeEnabled();
  await page.getByRole("button", YES).click();
  await expect.poll(() => heldCards(page)).toEqual(held);
});

test("players can choose to be asked", async ({ page, visitor, server }) => {
  await visitor.opens("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("switch", { name: "Ask before every effect" }).click();
  await visitor.sitsAt(await server.imports("forest-offer"));
  await expect(page.getByRole("button", YES)).toBeEnabled();
  await expect(page.locator(".prompt")).toContainText("Tree Ferns");
});
