/** Waiting until a page shows what it is going to show. */

import { type Page, expect } from "@playwright/test";

/** Parts that say they are not up to date: points still being loaded, totals counting up, a move being sent. */
export const BUSY = "[aria-busy=true]";

/** Waits until nothing is loading or moving: the numbers and fonts are there, and the layout is final. */
export async function settles(page: Page): Promise<void> {
  await expect(page.locator(BUSY)).toHaveCount(0);
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => {}),
  );
  await page.evaluate(laidOut);
}

/** Runs in the page: waits for its fonts, and for the sizes that scripts measure. */
export async function laidOut(): Promise<void> {
  await document.fonts.ready;
  // What a script measures follows the layout one frame later.
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}

/** Waits for everything that a page loads after its first view: help, drawings, fonts. */
export async function loadsAll(page: Page): Promise<void> {
  await expect(page.locator(".help")).toBeAttached();
  await expect(page.locator("body > svg symbol").first()).toBeAttached();
  await page.evaluate(laidOut);
}
