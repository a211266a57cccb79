/** Measures how a page loads on a slow phone with a slow connection. */

import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** What Lighthouse calls slow 4G, about a fast 3G connection. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER_CPU = 4;

export async function slowPhone(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.emulateNetworkConditions", SLOW_4G);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_CPU });
}

/** Only the processor is slow, from now on. */
export async function slowProcessor(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_CPU });
}

/** Milliseconds from opening a page until something is on the screen and responds. */
export async function timeToInteractive(page: Page, path: string, selector: string): Promise<number> {
  await page.addInitScript((selector) => {
    const look = () => {
      if (!document.querySelector(selector)) return void requestAnimationFrame(look);
      // It is painted, and the main thread is free for a click.
      requestAnimationFrame(() => setTimeout(() => performance.mark("interactive")));
    };
    look();
  }, selector);
  await page.goto(path, { waitUntil: "commit" });
  const marked = await page.waitForFunction(() => performance.getEntriesByName("interactive")[0]?.startTime);
  return (await marked.jsonValue())!;
}

/** The compressed size in bytes of all scripts and styles a page loads. */
export async function weight(page: Page, path: string): Promise<{ bytes: number; files: string[] }> {
  const sizes: Promise<[string, number]>[] = [];
  page.on("response", (response) => {
    if (!["script", "stylesheet"].includes(response.request().resourceType())) return;
    sizes.push(response.body().then((body) => [new URL(response.url()).pathname, gzipSync(body, { level: 9 }).length]));
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const files = await Promise.all(sizes);
  return {
    bytes: files.reduce((sum, [, size]) => sum + size, 0),
    files: files.map(([name, size]) => `${name} ${size}`),
  };
}

/** Measures from now on how long it takes until the effect of a press is painted, in milliseconds. */
export async function watchPresses(page: Page, event = "pointerup"): Promise<() => Promise<number[]>> {
  await page.evaluate((event) => {
    const found: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === event) found.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { presses: found });
  }, event);
  return () => page.evaluate(() => (window as unknown as { presses: number[] }).presses);
}

/** Measures from now on how long each frame takes, in milliseconds. */
export async function watchFrames(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const found: number[] = [];
    let last = performance.now();
    const next = (now: number) => {
      found.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(window, { frames: found });
  });
  return () => page.evaluate(() => (window as unknown as { frames: number[] }).frames.splice(0));
}

/** The value below which this part of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
