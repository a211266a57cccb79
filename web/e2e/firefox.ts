/** Firefox, controlled through WebDriver BiDi: Playwright can only control its own build of Firefox. */

import { type Browser, type Page, launch } from "puppeteer-core";
import { firefox } from "./browsers.ts";
import { READY, test as base, expect } from "./fixtures.ts";

export { READY, expect };

/** Sets the size of a page. Some versions of Firefox cannot be told the orientation, which does not matter here. */
export async function resizes(tab: Page, width: number, height: number): Promise<void> {
  await tab.setViewport({ width, height }).catch((error: Error) => {
    if (!error.message.includes("unknown command emulation.setScreenOrientationOverride")) throw error;
  });
  await expect.poll(() => tab.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
}

/** It starts many processes, each with its own memory, so that pages of different sites cannot disturb each other. */
const FEW_PROCESSES = {
  "dom.ipc.processCount": 1,
  "dom.ipc.processPrelaunch.enabled": false,
  "fission.autostart": false,
  "extensions.webextensions.remote": false,
  "layers.gpu-process.enabled": false,
  "media.rdd-process.enabled": false,
  "media.utility-process.enabled": false,
  "network.process.enabled": false,
};

export const test = base.extend<{ tab: Page }, { fox: Browser }>({
  fox: [
    async ({}, use) => {
      const fox = await launch({
        browser: "firefox",
        executablePath: firefox(),
        headless: true,
        extraPrefsFirefox: FEW_PROCESSES,
      });
      await use(fox);
      await fox.close();
    },
    { scope: "worker" },
  ],

  /** A page of a new visitor; errors and warnings of Firefox fail the test. */
  tab: async ({ fox, complaints }, use) => {
    const context = await fox.createBrowserContext();
    const tab = await context.newPage();
    tab.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warn") complaints.note(message.text());
    });
    tab.on("pageerror", (error) => complaints.note(String(error)));
    // Firefox does not report these by itself.
    await tab.evaluateOnNewDocument(() => {
      addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) => {
        console.error(`against the policy: ${effectiveDirective} ${blockedURI} ${sourceFile}`);
      });
    });
    await use(tab);
    // Firefox complains about a font whose download ends because its page is closed.
    await tab.evaluate(() => document.fonts.ready.then(() => {}));
    await context.close();
  },
});
