/** Measures how a page loads on a slow phone with a slow connection, and how busy it is. */

import { gzipSync } from "node:zlib";
import type { CDPSession, Page } from "@playwright/test";

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

/** What Lighthouse judges a page by; times are milliseconds. */
export interface Vitals {
  firstPaint: number;
  largestPaint: number;
  /** For how long tasks kept it from answering after the first paint, beyond 50 ms each. */
  blocked: number;
  /** How much of the screen moved by itself. */
  shift: number;
}

/** Watches a page that is yet to be opened; tells its vitals so far. */
export async function watchVitals(page: Page): Promise<() => Promise<Vitals>> {
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
  await page.addInitScript(() => {
    const seen: Record<string, Entry[]> = {};
    for (const type of ["paint", "largest-contentful-paint", "longtask", "layout-shift"])
      new PerformanceObserver((list) => (seen[type] ??= []).push(...list.getEntries())).observe({
        type,
        buffered: true,
      });
    Object.assign(window, { seen });
  });
  return () =>
    page.evaluate(() => {
      const { seen } = window as unknown as { seen: Record<string, Entry[]> };
      const of = (type: string) => seen[type] ?? [];
      const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
      const firstPaint = of("paint").find(({ name }) => name === "first-contentful-paint")?.startTime ?? 0;
      return {
        firstPaint,
        largestPaint: of("largest-contentful-paint").at(-1)?.startTime ?? 0,
        blocked: sum(of("longtask").map((task) => (task.startTime < firstPaint ? 0 : task.duration - 50))),
        shift: sum(of("layout-shift").map(({ value, hadRecentInput }) => (hadRecentInput ? 0 : value!))),
      };
    });
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

/** What the browser says it did. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** When, and how long by the clock and by the processor, in microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
  id2?: { local?: string };
  args: { data?: { type?: string; nodeName?: string; compositeFailed?: number } };
}

/** Everything of these kinds that the browser does meanwhile. */
export async function traced(page: Page, kinds: string[], act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const chromium: CDPSession = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  chromium.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await chromium.send("Tracing.start", { traceConfig: { includedCategories: kinds }, transferMode: "ReportEvents" });
  await act();
  const complete = new Promise((done) => chromium.once("Tracing.tracingComplete", done));
  await chromium.send("Tracing.end");
  await complete;
  await chromium.detach();
  return events;
}

const SCRIPTS = /^(EventDispatch|RunMicrotasks|FireAnimationFrame|FireIdleCallback|TimerFire|FunctionCall)$/;
const PRESSES = /^(pointer|touch|mouse|click)/;

/**
 * The longest time that scripts keep the page busy in one task, as a phone with a slow processor would need:
 * processor time in milliseconds, so that it hardly matters what else the machine does. `press` is the longest of the
 * tasks in which something is pressed, `any` the longest of all.
 */
export async function longestScripts(
  page: Page,
  act: () => Promise<unknown>,
): Promise<Readonly<Record<"press" | "any", number>>> {
  const events = await traced(page, ["devtools.timeline", "disabled-by-default-devtools.timeline"], act);
  const main = events.find(({ name }) => name === "EventDispatch");
  const ours = events
    .filter(({ ph, pid, tid }) => ph === "X" && pid === main?.pid && tid === main.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let [taskEnd, end, sum, pressed] = [0, 0, 0, false];
  const longest = { press: 0, any: 0 };
  for (const { name, ts, dur = 0, tdur = 0, args } of ours) {
    if (name === "RunTask" && ts >= taskEnd) [taskEnd, sum, pressed] = [ts + dur, 0, false];
    if (!SCRIPTS.test(name) || ts < end) continue; // within the one before
    end = ts + dur;
    sum += (SLOWER_CPU * tdur) / 1000;
    pressed ||= name === "EventDispatch" && PRESSES.test(args.data?.type ?? "");
    longest.any = Math.max(longest.any, sum);
    if (pressed) longest.press = Math.max(longest.press, sum);
  }
  return longest;
}

/** The time between the frames that reach the screen meanwhile, in milliseconds, while a slow phone is busy. */
export async function framesOnScreen(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_CPU });
  const events = await traced(page, ["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"], act);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const drawn = events.filter(({ name }) => name === "DrawFrame").map(({ ts }) => ts / 1000);
  return drawn.sort((a, b) => a - b).flatMap((at, i) => (i > 0 ? [at - drawn[i - 1]!] : []));
}

/** The elements that moved meanwhile, and whether scripts could hold each of them up. */
export async function animated(page: Page, act: () => Promise<unknown>): Promise<Map<string, boolean>> {
  const events = await traced(page, ["blink.animations", "devtools.timeline", "benchmark", "rail"], act);
  const moved = new Map<string, { what?: string; held?: boolean }>();
  for (const { name, id2, args } of events) {
    if (name !== "Animation" || !id2?.local) continue;
    const { nodeName, compositeFailed } = args.data ?? {};
    const before = moved.get(id2.local) ?? {};
    if (nodeName) before.what = nodeName;
    if (compositeFailed) before.held = true;
    moved.set(id2.local, before);
  }
  return new Map([...moved].map(([id, { what = "", held = false }]) => [`${what} ${id}`, held]));
}

/** How many seconds of processor time the pages of a browser have taken so far, with their workers. */
export async function processorTime(page: Page): Promise<number> {
  const browser = await page.context().browser()!.newBrowserCDPSession();
  const { processInfo } = await browser.send("SystemInfo.getProcessInfo");
  await browser.detach();
  return processInfo.filter(({ type }) => type === "renderer").reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** The value below which this part of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
