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

interface Point {
  x: number;
  y: number;
}

export const middle = ({ x, y, width, height }: Point & { width: number; height: number }): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Presses something until its help appears, then lifts the finger. */
export async function holds(what: Locator): Promise<void> {
  const page = what.page();
  const chromium = await page.context().newCDPSession(page);
  const at = middle((await what.boundingBox())!);
  await chromium.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await page.locator(".help > *").first().waitFor();
  await chromium.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Moves one finger, or two at once, along straight lines; before they are lifted, something may be checked. */
export async function slides(
  page: Page,
  from: Point | readonly Point[],
  to: Point | readonly Point[],
  check?: () => Promise<void>,
): Promise<void> {
  const [starts, ends] = [[from].flat() as Point[], [to].flat() as Point[]];
  const chromium = await page.context().newCDPSession(page);
  const STEPS = 6;
  for (let step = 0; step <= STEPS; step++)
    await chromium.send("Input.dispatchTouchEvent", {
      type: step === 0 ? "touchStart" : "touchMove",
      touchPoints: starts.map((start, id) => ({
        x: start.x + ((ends[id]!.x - start.x) * step) / STEPS,
        y: start.y + ((ends[id]!.y - start.y) * step) / STEPS,
        id,
      })),
    });
  await check?.();
  await chromium.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Taps a point twice in quick succession. */
export async function tapsTwice(page: Page, at: Point): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchEnd") =>
    chromium.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchStart" ? [at] : [] });
  await Promise.all([touch("touchStart"), touch("touchEnd"), touch("touchStart"), touch("touchEnd")]);
}

/**
 * The keyboard opens below what has the focus. Browsers of today lay it over the page and tell how much of it is left;
 * there is none in a browser under test, so this tells what they would. Older ones make the page lower.
 */
export async function opensKeyboard(page: Page, height: number, way: "over" | "below"): Promise<void> {
  const { width, height: whole } = page.viewportSize()!;
  if (way === "below") return page.setViewportSize({ width, height: whole - height });
  await page.evaluate((left) => {
    Object.defineProperty(visualViewport!, "height", { value: left, configurable: true });
    visualViewport!.dispatchEvent(new Event("resize"));
  }, whole - height);
}
