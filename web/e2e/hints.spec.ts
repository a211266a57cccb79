/** Hints, shown at the table. */

import type { Hint } from "../src/protocol.ts";
import { expect, expectAccessibleAlways, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { Wire } from "./table.ts";

test("each choice is shown at the table: the card, its place, its payment", async ({ page, visitor, server }) => {
  test.setTimeout(120_000);
  const wire = new Wire(page);
  await visitor.sitsAt(await server.imports("forest-middle"));
  const player = new Player(page);
  await player.waits();
  await page.keyboard.press("h");
  const hint = page.getByRole("region", { name: "Hint" });
  await expect(hint.locator("small")).toContainText("1 of");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const { advice } = wire.frames.find((frame): frame is Hint => frame.type === "hint")!;
  const plays = new Set(advice.flatMap(({ action }) => (action.kind === "play" ? [action.card] : [])));
  const said = (estimate: number | null, by = 1) => Math.round((estimate ?? 0) * by);
  const ranked = [...advice].sort(
    (a, b) => said(b.win_chance, 100) - said(a.win_chance, 100) || said(b.margin) - said(a.margin),
  );
  const shown = new Set<number>();
  for (let i = 0; i < advice.length; i++) {
    await expect(hint.locator("small")).toHaveText(`${i + 1} of ${advice.length}`);
    const chosen = page.locator(".hand .held:not(.paid) .card.chosen");
    if (await chosen.count()) {
      shown.add(Number(await chosen.getAttribute("data-card")));
      await expect(page.locator(".slot.pick, .new-host.pick, .slot.picked")).toHaveCount(1);
      const cards = page.locator(".hand .held.paid .card");
      const paid = await cards.evaluateAll((all) => all.map((each) => Number((each as HTMLElement).dataset.card)));
      const { then } = ranked[i]!;
      expect(paid.sort()).toEqual(then.flatMap((each) => (each.kind === "pick" ? [each.card] : [])).sort());
      const slot = then.find((each) => each.kind === "slot");
      if (slot) await expect(page.locator(`.pick[data-place="${slot.host}-${slot.slot}"]`)).toHaveCount(1);
      await expect(page.locator(".prompt .confirm")).toBeEnabled();
    } else await expect(page.locator(".actions .pointed, .clearing .chosen")).toHaveCount(1);
    await hint.getByRole("button", { name: "Next choice" }).click();
  }
  expect(shown).toEqual(plays);
  expect(plays.size).toBeGreaterThan(0);
  await expectAccessibleAlways(page, ".dock");
  while ((await page.locator(".prompt .confirm").count()) === 0)
    await hint.getByRole("button", { name: "Next choice" }).click();
  await page.locator(".prompt .confirm").click();
  await expect(hint, "a hint goes when its prompt does").toHaveCount(0);
});
