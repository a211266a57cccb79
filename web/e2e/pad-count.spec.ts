/** The quick way: how many cards of each species, and the questions that remain. */

import { expect, test } from "./fixtures.ts";
import { Scorer, example, promised } from "./pad.ts";

const PLACES = { Trees: "tree", Top: "top", Bottom: "bottom", Sides: "side" };

test("forest_85, by counts", async ({ page, visitor }) => {
  const { hosts = [] } = example("forest_85").players[0]!;
  const slots = (...names: string[]) =>
    hosts.flatMap((host) => Object.entries(host).flatMap(([slot, cards]) => (names.includes(slot) ? cards : [])));
  const cards = { tree: slots("card"), top: slots("top"), bottom: slots("bottom"), side: slots("left", "right") };
  const scorer = new Scorer(page);
  await visitor.opens("/pad/count");
  await scorer.starts(["Ana"]);
  scorer.taps = 0;
  for (const [place, name] of Object.entries(PLACES)) {
    const button = scorer.picker.getByRole("button", { name: place });
    await scorer.tap(button);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    for (const card of cards[name as keyof typeof cards]) await scorer.counts(card.split("@")[0]!);
  }
  await expect(page.getByRole("button", { name: "2 questions left" })).toBeVisible();
  await expect(scorer.chips.locator("strong")).not.toHaveText("85");
  await scorer.answersCount("How many cards are at this tree", 6);
  await scorer.answersCount("How many cards show the same symbol", 3);
  await scorer.expectTotals(85);
  console.log(`forest_85 by counts: ${scorer.taps} taps`);
  expect(scorer.taps).toBeLessThanOrEqual(promised("forest_85", "by counts"));

  await page.reload();
  await scorer.resumes();
  await scorer.expectTotals(85);
  await page.getByRole("button", { name: "Result" }).click();
  await expect(page.getByRole("table", { name: "Points by player" }).locator("thead strong")).toHaveText("85");
  await page.getByRole("button", { name: "Keep this result" }).click();
  await page.getByRole("link", { name: "History" }).click();
  await page.getByRole("link", { name: /Ana 85/ }).click();
  await expect(page.getByRole("button", { name: "See the forests" })).toHaveCount(0);
});
