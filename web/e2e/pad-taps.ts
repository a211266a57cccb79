/** Both worked examples, entered with the pauses of a person: how many taps it takes, and how long. */

import { mkdirSync } from "node:fs";
import { expect, test } from "./fixtures.ts";
import { PAUSES, Scorer, example } from "./pad.ts";

const EXAMPLES = [
  { file: "forest_85", game: "Forest Shuffle", total: 85 },
  { file: "dartmoor_127", game: "Dartmoor", total: 127 },
];

for (const { file, game, total } of EXAMPLES)
  test(file, async ({ page, visitor }) => {
    test.setTimeout(300_000);
    const scorer = new Scorer(page, "touch", process.env.SPINNEY_HASTE === undefined);
    await visitor.opens("/pad");
    await scorer.starts(["Ana"], game);
    Object.assign(scorer, { taps: 0, swipes: 0, letters: 0 });
    const start = Date.now();
    await scorer.enters(example(file).players[0]!);
    await scorer.expectTotals(total);
    const measured = (Date.now() - start) / 1000;
    const { taps, swipes, letters } = scorer;
    console.log(
      `${file}: ${taps} taps, ${swipes} swipes, ${letters} letters; ${measured.toFixed(0)} s measured, ` +
        `with ${PAUSES.tap} ms before a tap, ${PAUSES.swipe} ms for a swipe, ${PAUSES.letter} ms for a letter`,
    );
    await expect(page.locator(".asks, .flagged")).toHaveCount(0);
    if (process.env.SPINNEY_SHOTS) {
      mkdirSync(process.env.SPINNEY_SHOTS, { recursive: true });
      await page.screenshot({ path: `${process.env.SPINNEY_SHOTS}/${file}-done.png` });
    }
  });
