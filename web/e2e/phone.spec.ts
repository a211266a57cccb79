/** The table on a phone, by touch. */

import { expect, expectAccessibleAlways, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { settles } from "./settled.ts";
import { heldCards } from "./table.ts";
import { taps } from "./touch.ts";

test("taking from the clearing, and paying with other cards", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("dartmoor-middle"), "dartmoor");
  const player = new Player(page, "touch");
  await player.waits();
  const before = await heldCards(page);
  await taps(page.locator(".clearing .token").first());
  await taps(page.locator(".clearing .cards .card").first());
  await expect.poll(async () => (await heldCards(page)).length).toBe(before.length + 1);
  const turn = page.locator("[data-asks=turn]");
  while ((await player.waits()) && (await turn.count()) === 0) await player.acts();

  const paid = page.locator(".held.paid");
  for (const place of (await heldCards(page)).keys()) {
    await player.presses("card", place);
    if (await page.locator(".slot.legal").count()) await player.presses("slot");
    if (await paid.count()) break;
    await player.presses("back");
  }
  const cost = await paid.count();
  expect(cost).toBeGreaterThan(0);
  const lay = page.getByRole("button", { name: "Lay", exact: true });
  await player.touches(".held.paid .card");
  await expect(paid).toHaveCount(cost - 1);
  await expect(lay).toBeDisabled();
  await player.touches(".held:not(.raised) .card");
  await expect(paid).toHaveCount(cost);
  await taps(lay);
  await expect(paid).toHaveCount(0);
});

test("the table with the clearing small and open, and the sheets", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("dartmoor-middle"), "dartmoor");
  await new Player(page, "touch").waits();
  await settles(page);
  const { wanted, there } = await page.evaluate(() => ({
    wanted: document.documentElement.scrollWidth,
    there: innerWidth,
  }));
  expect(wanted).toBeLessThanOrEqual(there);
  await expectAccessibleAlways(page);
  await taps(page.locator(".clearing .token").first());
  await expect(page.locator(".clearing .cards .card").first()).toBeVisible();
  await expectAccessibleAlways(page, "main");
  for (const name of ["Log", "See the points", "Menu"]) {
    await taps(page.getByRole("button", { name, exact: true }));
    await expectAccessibleAlways(page, "dialog");
    await taps(page.getByRole("button", { name: "Close" }));
  }
});
