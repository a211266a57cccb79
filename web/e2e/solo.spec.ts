/** Solo Dartmoor, for a medal. */

import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { expectSums } from "./scores.ts";
import { deals } from "./table.ts";
import { Witness } from "./witness.ts";

test("a challenge from the home page to the result, checked at every choice", async ({ page, visitor }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 820, height: 1180 });
  const witness = new Witness(page);
  await visitor.opens("/");
  await deals(page, "50");
  const solo = page.getByRole("region", { name: "Dartmoor solo" });
  await solo.getByRole("radio").first().check();
  await solo.getByRole("button", { name: "Play" }).click();
  const challenge = page.getByRole("region", { name: "Challenge" });
  const progress = () => challenge.locator(".goal b").allInnerTexts();
  await expect(challenge).toBeVisible();
  const before = await progress();
  expect(before).toHaveLength(2);
  const player = new Player(page, "mouse", { draws: 0.3 });
  await witness.playsAll(player);
  expect(await progress()).not.toEqual(before);
  const [reached, points] = (await progress()).map((text) => text.split(" / ").map(Number) as [number, number]);
  const won = reached![0] >= reached![1] && points![0] >= points![1];
  await page.getByRole("button", { name: "See the result" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(won ? /medal/ : "Not this time");
  await expect(challenge.getByText(`${points![0]} of ${points![1]}`)).toBeVisible();
  await expectSums(page);
});

test("help mentions one winter, not three", async ({ page, visitor }) => {
  await visitor.opens("/");
  await deals(page, "50");
  await page.getByRole("region", { name: "Dartmoor solo" }).getByRole("button", { name: "Play" }).click();
  await new Player(page).waits();
  await expect(page.locator(".help"), "help is loaded").toBeAttached();
  await page.locator(".winters").first().click({ button: "right" });
  await expect(page.locator(".help")).toContainText("It lies among the last ten cards of the deck");
  await expect(page.locator(".help")).not.toContainText("three");
});
