/** Choices that have not been sent survive a reload. */

import { NO_SERVER, expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { settles } from "./settled.ts";
import { deselects, heldCards, selects } from "./table.ts";

test("a card, its place and its payment are still selected after a reload", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-middle"));
  const player = new Player(page);
  await player.waits();
  const slot = page.locator(".slot.legal");
  for (const card of await heldCards(page)) {
    await selects(page, card);
    if (await slot.count()) await slot.first().click();
    if (await page.locator(".held.paid").count()) break;
    await deselects(page);
  }
  const seen = () =>
    page.evaluate(() => {
      const cards = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].map((each) => each.dataset.card);
      const prompt = document.querySelector<HTMLElement>(".prompt .says")!.innerText;
      return { chosen: cards(".hand .chosen"), paid: cards(".held.paid [data-card]"), prompt };
    });
  // A different payment from the suggested one.
  const paid = page.locator(".held.paid [data-card]");
  const other = page.locator(".held:not(.raised) [data-card]").first();
  await other.click({ position: { x: 10, y: 40 } });
  await expect(page.locator(".held.paid", { has: other })).toHaveCount(0);
  expect(await paid.count()).toBeGreaterThan(0);
  const before = await seen();
  expect(before.chosen.length).toBeGreaterThan(1);
  await page.reload();
  await player.waits();
  await expect.poll(seen).toEqual(before);
  await page.locator(".prompt .confirm").click();
  await player.waits();
  await page.reload();
  await player.waits();
  await expect(page.locator(".hand .chosen"), "what was sent is no longer selected").toHaveCount(0);
});

test("what is chosen before the page has had an idle moment stays chosen", async ({
  page,
  visitor,
  server,
  complaints,
}) => {
  // Idle moments come only when this test says so.
  await page.addInitScript(() => {
    const waiting = new Map<number, IdleRequestCallback>();
    let asked = 0;
    window.requestIdleCallback = (run) => {
      waiting.set((asked += 1), run);
      return asked;
    };
    window.cancelIdleCallback = (asked) => void waiting.delete(asked);
    Object.assign(window, {
      idle: () => {
        for (const run of [...waiting.values()]) run({ didTimeout: false, timeRemaining: () => 50 });
      },
    });
  });
  await visitor.sitsAt(await server.imports("forest-middle"));
  await new Player(page).waits();
  const faceDown = page.locator(".actions .named");
  await faceDown.click();
  await expect(faceDown).toHaveAttribute("aria-pressed", "true");
  await page.evaluate(() => (window as unknown as { idle: () => void }).idle());
  await expect(page.locator(".prompt")).toBeVisible();
  await expect(faceDown).toHaveAttribute("aria-pressed", "true");

  // The same view comes once more after a lost connection, and what was chosen since then has not been saved.
  await page.keyboard.press("Escape");
  const [card] = await heldCards(page);
  await selects(page, card!);
  complaints.allow(NO_SERVER);
  const lost = page.locator(".turn .lost");
  await page.context().setOffline(true);
  await expect(lost).toBeVisible();
  await page.context().setOffline(false);
  await expect(lost).toBeHidden();
  await settles(page);
  await expect(page.locator(".hand .chosen").first()).toHaveAttribute("data-card", String(card));
  await expect(faceDown).toHaveAttribute("aria-pressed", "false");
});
