/** Forests entered card by card, on a phone, as they lie there. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./fixtures.ts";
import { Scorer, example, kept, named } from "./pad.ts";

const GUIDE = readFileSync(join(import.meta.dirname, "../../docs/score-pad.md"), "utf-8");

/** So many taps the guide says for an example. */
function promised(file: string): number {
  const found = GUIDE.split("\n").find((line) => line.includes(file))?.match(/\| (\d+) taps/);
  if (!found) throw new Error(`docs/score-pad.md does not say how many taps ${file} takes`);
  return Number(found[1]);
}

/** What the rulebooks' own examples score, species by species. */
const EXAMPLES = [
  {
    file: "forest_85", game: "Forest Shuffle", total: 85,
    points: {
      "Silver Fir": 12, "European Hare": 9, "Roe Deer": 9, Goshawk: 6, "Wood Ant": 6, "Butterfly sets": 6, "Brown Long-Eared Bat": 5,
      "Bechstein's Bat": 5, "Barbastelle Bat": 5, Sycamore: 5, "Douglas Fir": 5, "Tawny Owl": 5, "Stag Beetle": 3, Gnat: 3, Birch: 1,
    },
  },
  {
    file: "dartmoor_127", game: "Dartmoor", total: 127,
    points: {
      "Dragonfly sets": 15, "Roe Deer": 15, "Dartmoor Badger": 12, "Valley Mire": 10, Beaver: 10, Cave: 10, "Water Soldiers": 8, "Crab Apple": 8,
      "Wet Woodland": 6, Wheatear: 5, Heather: 5, "Blue Ground Beetle": 5, Buzzard: 4, "Dartmoor Black Rabbit": 4, "Bog Asphodel": 3,
      "Common Pheasant": 3, "Wood Mouse": 2, Shrew: 1, "Moor Birch": 1,
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
    console.log(scorer.log.join("; "), JSON.stringify((await kept(page)).players));
    await scorer.expectTotals(total);
    await expect(page.locator(".flagged")).toBeHidden();
    expect(named(await kept(page))).toEqual(named(forests));
    console.log(`${file}: ${scorer.taps} taps`);
    expect(scorer.taps).toBeLessThanOrEqual(promised(file));

    await page.getByRole("button", { name: "Result" }).click();
    await page.getByRole("button", { name: "By species" }).click();
    const rows = await page.locator("tbody tr.species").evaluateAll((all) =>
      all.map((row) => [row.querySelector("th button")!.textContent.trim(), Number.parseInt(row.querySelector(".cell b")!.firstChild!.textContent!) || 0] as const));
    expect(Object.fromEntries(rows.filter(([, n]) => n !== 0).map(([name, n]) => [name!.replaceAll("\u00ad", "").replace("’", "'"), n]))).toEqual(points);
  });
