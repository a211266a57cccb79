/** Forests entered card by card on a phone, as they lie on the table. */

import { expect, test } from "./fixtures.ts";
import { Scorer, example, kept, named, promised } from "./pad.ts";

/** The points of the rulebooks' own examples, species by species. */
const EXAMPLES = [
  {
    file: "forest_85",
    game: "Forest Shuffle",
    total: 85,
    points: {
      "Silver Fir": 12,
      "European Hare": 9,
      "Roe Deer": 9,
      Goshawk: 6,
      "Wood Ant": 6,
      "Butterfly sets": 6,
      "Brown Long-Eared Bat": 5,
      "Bechstein's Bat": 5,
      "Barbastelle Bat": 5,
      Sycamore: 5,
      "Douglas Fir": 5,
      "Tawny Owl": 5,
      "Stag Beetle": 3,
      Gnat: 3,
      Birch: 1,
    },
  },
  {
    file: "dartmoor_127",
    game: "Dartmoor",
    total: 127,
    points: {
      "Dragonfly sets": 15,
      "Roe Deer": 15,
      "Dartmoor Badger": 12,
      "Valley Mire": 10,
      Beaver: 10,
      Cave: 10,
      "Water Soldiers": 8,
      "Crab Apple": 8,
      "Wet Woodland": 6,
      Wheatear: 5,
      Heather: 5,
      "Blue Ground Beetle": 5,
      Buzzard: 4,
      "Dartmoor Black Rabbit": 4,
      "Bog Asphodel": 3,
      "Common Pheasant": 3,
      "Wood Mouse": 2,
      Shrew: 1,
      "Moor Birch": 1,
    },
  },
];

for (const { file, game, total, points } of EXAMPLES)
  test(`${file}, tap by tap`, async ({ page, visitor }) => {
    const forests = example(file);
    const scorer = new Scorer(page);
    await visitor.opens("/pad");
    await scorer.starts(["Ana"], game);
    scorer.taps = 0;
    await scorer.enters(forests.players[0]!);
    await scorer.expectTotals(total);
    await expect(page.locator(".asks, .flagged")).toHaveCount(0);
    expect(named(await kept(page))).toEqual(named(forests));
    expect(scorer.taps).toBeLessThanOrEqual(promised(file, "card by card"));
    expect(scorer.seconds).toBeLessThan(90);

    await page.getByRole("button", { name: "Result" }).click();
    await page.getByRole("button", { name: "By species" }).click();
    const rows = await page
      .locator("tbody tr.species")
      .evaluateAll((all) =>
        all.map(
          (row) =>
            [
              row.querySelector("th button")!.textContent.trim(),
              Number.parseInt(row.querySelector(".cell b")!.firstChild!.textContent!) || 0,
            ] as const,
        ),
      );
    expect(
      Object.fromEntries(
        rows.filter(([, n]) => n !== 0).map(([name, n]) => [name!.replaceAll("\u00ad", "").replace("’", "'"), n]),
      ),
    ).toEqual(points);
  });

test("impossible cards are reported, and scored as they are", async ({ page, visitor }) => {
  const scorer = new Scorer(page);
  await visitor.opens("/pad");
  await scorer.starts(["Ana"]);
  for (const card of ["oak", "oak", "oak", "oak", "oak", "oak", "oak"]) await scorer.entersHost({ card });
  await expect(page.locator(".flagged")).toBeHidden();
  await scorer.entersHost({ card: "oak", top: ["goshawk"] });
  await page.locator(".large .stack.top button.strip").click();
  await page.getByRole("button", { name: "Another card in this slot" }).click();
  await scorer.lays("goshawk");
  await expect(page.locator(".flagged")).toHaveText("2 things to check");
  await page.locator(".flagged").click();
  const lines = page.locator(".problems button");
  await expect(lines).toHaveText(["There are only 7 of Oak.", "Host 8: Goshawk cannot share the slot with Goshawk."]);
  await scorer.expectTotals(12);
  await lines.nth(1).click();
  await expect(page.getByRole("dialog", { name: "Goshawk" })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.locator(".large .host")).toHaveAttribute("aria-label", "Oak 8");

  const undo = page.getByRole("button", { name: "Undo" });
  await undo.click();
  await expect(page.locator(".flagged")).toHaveText("One thing to check");
  await scorer.expectTotals(3);
  await undo.click();
  await undo.click();
  await expect(page.locator(".flagged")).toBeHidden();
  await expect(page.locator(".row .pick")).toHaveCount(7);

  await page.locator(".pick.new").click();
  const oak = page.locator('[data-offer="oak"]');
  await expect(oak).toContainText("no more of these");
  await undo.click();
  await expect(oak, "there is one again").toHaveText(/^\s*Oak\s*\+0\s*$/);
});

test("copying a host, removing it, and removing a card", async ({ page, visitor }) => {
  const scorer = new Scorer(page);
  await visitor.opens("/pad");
  await scorer.starts(["Ana"]);
  await scorer.entersHost({ card: "silver_fir", top: ["tawny_owl"], left: ["european_hare", "european_hare"] });
  await scorer.expectTotals(15);
  await page.getByRole("button", { name: "One more of these" }).click();
  await scorer.expectTotals(38);
  await page.locator(".large .stack.top button.strip").click();
  const sheet = page.getByRole("dialog", { name: "Tawny Owl" });
  await expect(sheet).toContainText("5 points");
  await sheet.getByRole("button", { name: "Remove Tawny Owl" }).click();
  await scorer.expectTotals(31);
  await page.locator(".large .stack.left button.strip").click();
  await page.getByRole("group", { name: "2 cards" }).getByRole("button").nth(1).click();
  await page.getByRole("dialog").locator('[data-symbol="linden"]').click();
  expect((await kept(page)).players[0]!.hosts![1]).toEqual({
    card: "silver_fir",
    left: ["european_hare", "european_hare@linden"],
  });
  await page.getByRole("button", { name: "Host 1: Silver Fir" }).click();
  await page.locator(".large .core").click();
  await page.getByRole("button", { name: "Remove Silver Fir" }).click();
  await scorer.expectTotals(8);
});

test("players are added, removed and renamed; nothing is lost", async ({ page, visitor }) => {
  const scorer = new Scorer(page);
  await visitor.opens("/pad");
  await scorer.starts(["Ana", "Ben"]);
  await scorer.entersHost({ card: "birch", bottom: ["common_toad"] });
  await scorer.shows("Ben");
  await scorer.entersHost({ card: "douglas_fir" });
  await page.getByRole("button", { name: "Add a player" }).click();
  await expect(scorer.chips).toHaveText([/Ana/, /Ben/, /Player 3/]);
  await scorer.shows("Player 3");
  await page.getByLabel("Name", { exact: true }).fill("Cleo");
  await page.getByRole("button", { name: "Close" }).click();
  await scorer.fillsCave(1);
  await scorer.expectTotals(1, 5, 1);

  await page.reload();
  await expect(page.getByRole("button", { name: "Resume" })).toContainText("Ana, Ben, Cleo");
  await scorer.resumes();
  await scorer.expectTotals(1, 5, 1);
  await page.evaluate(() => void (location.href = "about:blank")); // as when a phone discards the page
  await page.waitForURL("about:blank");
  await visitor.opens("/pad");
  await scorer.resumes();
  await scorer.shows("Ben");
  await scorer.shows("Ben");
  await page.getByRole("button", { name: "Remove Ben" }).click();
  await scorer.expectTotals(1, 1);
  await page.getByRole("button", { name: "Undo" }).click();
  await scorer.expectTotals(1, 5, 1);
});
