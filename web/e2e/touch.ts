/** Fingers on a touch screen. */

import type { CDPSession, Locator, Page } from "@playwright/test";

/** Lifts the finger right after each tap, however slow the machine is: a long press asks for help. */
export function liftsFinger(page: Page): void {
  let session: Promise<CDPSession> | undefined;
  page.touchscreen.tap = async (x, y) => {
    const chromium = await (session ??= page.context().newCDPSession(page));
    await Promise.all([
      chromium.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] }),
      chromium.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
    ]);
  };
}

/**
 * Taps something and waits for its click, which comes a moment after the finger is lifted. A locator's
 * own `tap` does neither: it lifts the finger late on a slow machine, and returns before the click.
 */
export async function taps(what: Locator): Promise<void> {
  const page = what.page();
  await what.tap({ trial: true });
  const tapped = await what.evaluateHandle((element) => {
    const state = { clicked: false };
    const note = ({ target }: Event) => {
      if (!element.contains(target as Node)) return;
      state.clicked = true;
      removeEventListener("click", note, true);
    };
    addEventListener("click", note, true);
    return state;
  });
  const { x, y, width, height } = (await what.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForFunction(({ clicked }) => clicked, tapped);
}
