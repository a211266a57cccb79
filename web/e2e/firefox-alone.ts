/** The page without a server in Firefox: a whole game of each kind with a connection, and again without one. */

import type { Page } from "puppeteer-core";
import { PYTHON_MS, Site } from "./alone.ts";
import { expect, resizes, test } from "./firefox.ts";
import { Player } from "./player.ts";

/** Opens the page, begins a game and plays it to the end; returns everybody's points. */
async function plays(tab: Page, site: Site, game: "forest" | "dartmoor"): Promise<number[]> {
  await tab.goto(site.url);
  await tab.waitForSelector("::-p-text(Works offline)", { timeout: PYTHON_MS });
  await tab.click(`.play-now label:has([aria-label="${game === "forest" ? "Forest Shuffle" : "Dartmoor"}"])`);
  await tab.click(".play-now button.act");
  await tab.waitForFunction(() => location.href.includes("at=/t/0"), { timeout: PYTHON_MS });
  const player = new Player(tab, "mouse", { draws: 0.7 });
  await player.playToTheEnd();
  expect(player.done.card).toBeGreaterThan(3);
  await player.touches(".prompt .confirm");
  await tab.waitForSelector(".score-table thead strong");
  return tab.$$eval(".score-table thead strong", (all) => all.map((each) => Number(each.textContent)));
}

test("whole games with a connection, and without one", async ({ tab, complaints }) => {
  test.setTimeout(900_000);
  await resizes(tab, 1440, 900);
  const site = await Site.start();
  for (const connected of [true, false]) {
    if (!connected) {
      complaints.allow(/NS_ERROR|NetworkError/);
      await site.stop();
    }
    for (const game of ["forest", "dartmoor"] as const) {
      const points = await plays(tab, site, game);
      console.log(`${game}, ${connected ? "with" : "without"} a connection: ${points.join(" to ")}`);
      expect(Math.max(...points)).toBeGreaterThan(0);
    }
  }
  await site.close();
});
