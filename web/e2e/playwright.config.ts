// Tests the built client in real browsers with a real server: 'npm run e2e' runs all of them. To run some:
// npx playwright test -c e2e gallery --project phone

import { existsSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromium } from "./browsers.ts";

const BUILT = process.env.SPINNEY_STATIC ?? join(import.meta.dirname, "../../spinney/server/static");
if (!existsSync(join(BUILT, "index.html")))
  throw new Error("the client has not been built; npm --prefix web run build does it");

const DESK = { viewport: { width: 1440, height: 900 } };
/** A pixel for each point: the layout is the same at every density, and fewer pixels are drawn faster. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The pad is made for phones; on a desktop only its accessibility is tested. */
const PAD = /pad-(?!accessible)\w+\.spec\.ts$/;

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000, // on a busy machine
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    locale: "en-GB",
    contextOptions: { reducedMotion: "no-preference" },
    // There is no graphics processor, so none needs a process of its own; nor does the network. Playwright turns on
    // the other feature itself, but the last list counts.
    launchOptions: {
      executablePath: chromium(),
      args: ["--disable-gpu", "--in-process-gpu", "--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface"],
    },
    actionTimeout: 10_000,
    screenshot: "only-on-failure",
    trace: "off", // it slows everything down; use --trace on to investigate a failure
  },
  projects: [
    // First, because its tests share one Firefox: at the end the other worker would have nothing to do.
    { name: "firefox", testMatch: "firefox.spec.ts" },
    {
      name: "desktop",
      testIgnore: ["phone.spec.ts", "firefox.spec.ts", "speed.spec.ts", PAD],
      grepInvert: /@phone/,
      use: DESK,
    },
    {
      name: "phone",
      testMatch: [
        "phone.spec.ts",
        "puzzles.spec.ts",
        "gallery.spec.ts",
        "pages.spec.ts",
        "lessons.spec.ts",
        "review.spec.ts",
        "daily.spec.ts",
        "pad-*.spec.ts",
      ],
      grepInvert: /@desk/,
      use: PHONE,
    },
    // Python in Firefox takes more memory than all other tests together.
    { name: "firefox-alone", testMatch: "firefox-alone.ts" },
    // Slow on purpose: it pauses as people do.
    { name: "taps", testMatch: "pad-taps.ts", use: PHONE },
    { name: "screenshots", testMatch: "screenshots.ts", use: DESK },
    // It measures time, so it must not run alongside other tests.
    { name: "speed", testMatch: "speed.spec.ts", use: { ...PHONE, deviceScaleFactor: 2 } },
  ],
});
