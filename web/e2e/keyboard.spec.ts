/** Playing with the keyboard alone. */

import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { ownGame } from "./table.ts";

test("several turns, with the focus always visible", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-middle"));
  const player = new Player(page, "keyboard", { seed: 7, draws: 0.4 });
  for (let turns = 0; turns < 6; turns++) expect(await player.turn()).toBe(true);
  for (const way of ["card", "slot", "draw", "go"] as const) expect(player.done[way], way).toBeGreaterThan(0);
});

test("choosing, paying and cancelling, drawing and undoing", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-middle"));
  const player = new Player(page, "keyboard");
  await player.waits();
  const before = await ownGame(page);
  await player.presses("card");
  await expect(page.locator(".hand [aria-pressed=true]")).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator(".hand [aria-pressed=true]")).toHaveCount(0);
  await page.keyboard.press("d");
  await player.waits();
  const drawn = await ownGame(page);
  expect(drawn).not.toBe(before);
  // One card at a time.
  await page.keyboard.press("u");
  await expect.poll(() => ownGame(page)).not.toBe(drawn);
  await page.keyboard.press("u");
  await expect.poll(() => ownGame(page)).toBe(before);
  await page.keyboard.press("h");
  const hint = page.getByRole("region", { name: "Hint" });
  await expect(hint.locator("small")).toContainText("1 of");
  await page.keyboard.press("Escape");
  await expect(hint).toBeHidden();
});
