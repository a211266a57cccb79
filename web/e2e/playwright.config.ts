// The built client in real browsers, served by a real server: 'npm run e2e' for all of it, or a part:
// npx playwright test -c e2e gallery --project phone

import { existsSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromium } from "./browsers.ts";

const BUILT = process.env.SPINNEY_STATIC ?? join(import.meta.dirname, "../../spinney/server/static");
if (!existsSync(join(BUILT, "index.html")))
  throw new Error("the client has not been built; npm --prefix web run build does it");

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** The pad is made for phones; on a desk only looked at. */
const PAD = /pad-(?!accessible)\w+\.spec\.ts$/;

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    locale: "en-GB",
    contextOptions: { reducedMotion: "no-preference" },
    launchOptions: { executablePath: chromium() },
    actionTimeout: 10_000,
    screenshot: "only-on-failure",
    trace: "off", // it slows everything down; --trace on tells more about a failure
  },
  projects: [
    { name: "desktop", testIgnore: ["phone.spec.ts", "firefox.spec.ts", "speed.spec.ts", PAD], use: DESK },
    {
      name: "phone",
      testMatch: ["phone.spec.ts", "gallery.spec.ts", "pages.spec.ts", "pad-*.spec.ts"],
      grepInvert: /@desk/,
      use: PHONE,
    },
    { name: "firefox", testMatch: "firefox.spec.ts" },
    // Slow on purpose, for it takes the time that people take.
    { name: "taps", testMatch: "pad-taps.ts", use: PHONE },
    { name: "screenshots", testMatch: "screenshots.ts", use: DESK },
    // What it measures must not share the machine with other tests: it runs by itself.
    { name: "speed", testMatch: "speed.spec.ts", use: { ...PHONE } },
  ],
});
