/** What every spec starts with: a server, browsers that must not log errors, and visitors with settings and seats. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  test as base,
  expect,
} from "@playwright/test";
import type { Admission, GameOptions } from "../src/protocol.ts";
import { Server } from "./server.ts";
import { settles } from "./settled.ts";
import { liftsFinger } from "./touch.ts";

export { expect };

/** The main part of a page, once it is loaded. */
export const READY = "main:not([aria-busy=true])";

/** What browsers log when a server does not answer. */
export const NO_SERVER = /WebSocket connection to|ERR_CONNECTION|ERR_INTERNET|Failed to load resource/;

/** How long a busy machine may take to store everything that is needed offline. */
export const OFFLINE_MS = 30_000;

/** Errors and warnings logged by the browser: a test fails if there are any it has not allowed. */
export class Complaints {
  #found: string[] = [];
  #allowed: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        this.note(`${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => this.note(error.error().stack ?? String(error.error())));
  }

  note(text: string): void {
    this.#found.push(text);
  }

  /** For what a test causes on purpose, such as by stopping the server. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  get all(): string[] {
    return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}

/** Somebody's browser: their page, and what their device remembers. */
export class Visitor {
  constructor(readonly page: Page) {}

  /** Their device remembers this language until they choose another. */
  async speaks(language: string): Promise<void> {
    await this.prefers("language", language);
  }

  /** Their device remembers this preference until they change it. */
  async prefers(what: string, value: unknown): Promise<void> {
    await this.#remembers(`spinney-${what}`, JSON.stringify(value));
  }

  /** Their device has the keys to these seats. */
  async hasSeats(...seats: { admission: Admission; game?: GameOptions["game"]; name?: string }[]): Promise<void> {
    const kept = seats.map(({ admission, game = "forest", name = "Ana" }) => [
      admission.code,
      { token: admission.token, person: admission.person, game, name, at: Date.now() },
    ]);
    await this.#remembers("spinney-seats", JSON.stringify(Object.fromEntries(kept)));
  }

  /** Takes a seat at a table and opens it, before or during the game. */
  async sitsAt(admission: Admission, game: GameOptions["game"] = "forest"): Promise<void> {
    await this.hasSeats({ admission, game });
    await this.opens(`/t/${admission.code}`);
  }

  /** Opens a page and waits for its main part. */
  async opens(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.locator(READY)).toBeVisible();
    // Nobody presses anything before the fonts are there; what stands below a text moves until then.
    await this.page.evaluate(() => document.fonts.ready.then(() => {}));
  }

  /** From the next page on, unless something else has been stored by then. */
  async #remembers(key: string, value: string): Promise<void> {
    await this.page.context().addInitScript(
      ([key, value]) => {
        if (location.protocol === "http:" && localStorage.getItem(key!) === null) localStorage.setItem(key!, value!);
      },
      [key, value],
    );
  }
}

/** People who have played before: new signs are explained only in the test about that. */
async function knowsSigns(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (location.protocol === "http:" && localStorage.getItem("spinney-signs") === null)
      localStorage.setItem("spinney-signs", "false");
  });
}

/** Without a place to keep pages for later; that takes as long as a page itself, so only tests about it have one. */
async function keepsNothing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
}

/** Help appears at what the mouse rests on, and may cover what comes next: people then move the mouse away. */
function movesMouseAway(page: Page): void {
  const away = () => page.mouse.move(1, 1);
  page.addLocatorHandler(page.locator(".help > *").first(), away, { noWaitAfter: true }).catch(() => {});
}

/**
 * What is opened puts an entry into the history a moment later, and what is closed takes it out again, which stops a
 * page that is opened at the same moment. Nobody is that quick: Back is pressed, and other pages are opened, after it.
 */
async function waitsForHistory(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const back = history.back.bind(history);
    history.back = () => {
      const left = new Promise((done) => addEventListener("popstate", done, { once: true }));
      Object.assign(window, { left });
      back();
    };
  });
  const settled = async (page: Page) =>
    page
      .evaluate(async () => {
        const changed = () => new Promise((next) => setTimeout(next)); // after what was just opened or closed
        await changed();
        await (window as { left?: Promise<unknown> }).left;
        await changed();
      })
      .catch(() => undefined); // it is leaving already
  context.on("page", (page) => {
    const { goto, reload, goBack } = page;
    page.goto = async (...to) => settled(page).then(() => goto.apply(page, to));
    page.reload = async (...to) => settled(page).then(() => reload.apply(page, to));
    page.goBack = async (...to) => settled(page).then(() => goBack.apply(page, to));
  });
}

/** A browser of somebody who may complain. */
async function belongsToVisitor(context: BrowserContext, complaints: Complaints, keeps: boolean): Promise<void> {
  complaints.watch(context);
  await waitsForHistory(context);
  context.on("page", liftsFinger);
  context.on("page", movesMouseAway);
  await knowsSigns(context);
  if (!keeps) await keepsNothing(context);
}

interface Each {
  /** Whether browsers keep what is needed without a connection. */
  keeps: boolean;
  serverLog: void;
  complaints: Complaints;
  /** The person `page` belongs to. */
  visitor: Visitor;
  /** Another person, with their own browser. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Visitor>;
}

export const test = base.extend<Each, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],

  keeps: [false, { option: true }],

  baseURL: async ({ server }, use) => use(server.url),

  serverLog: [
    async ({ server }, use, info) => {
      await use();
      if (info.status !== info.expectedStatus)
        await info.attach("server log", { body: server.log(), contentType: "text/plain" });
    },
    { auto: true },
  ],

  complaints: [
    async ({}, use) => {
      const complaints = new Complaints();
      await use(complaints);
      expect(complaints.all, "errors and warnings of the browser").toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, complaints, keeps }, use) => {
    await belongsToVisitor(context, complaints, keeps);
    await use(context);
  },

  visitor: async ({ page }, use) => use(new Visitor(page)),

  newVisitor: async (
    { browser, contextOptions, viewport, hasTouch, isMobile, locale, baseURL, complaints, keeps },
    use,
  ) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const like = { ...contextOptions, viewport, hasTouch, isMobile, locale, baseURL };
      const context = await (browser as Browser).newContext({ ...like, ...options });
      opened.push(context);
      await belongsToVisitor(context, complaints, keeps);
      return new Visitor(await context.newPage());
    });
    for (const context of opened) await context.close();
  },
});

/** The accessibility rules, as a script for a page. */
const RULES = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Runs in the page: checks a part of it; null if the rules have not been loaded yet. */
function check([within, options]: readonly [string, RunOptions]): Promise<AxeResults["violations"]> | null {
  const { axe } = window as unknown as { axe?: typeof import("axe-core") };
  return axe ? axe.run(within, options).then(({ violations }) => violations) : null;
}

/** Once it is visible and still: no serious or critical violation of the accessibility rules. */
export async function expectAccessible(page: Page, within = "html", rules?: string[]): Promise<void> {
  await expect(page.locator(within).first()).toBeVisible();
  await settles(page); // what still fades in has too little contrast
  const options: RunOptions = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  const checks = () => page.evaluate(check, [within, options] as const);
  const violations = (await checks()) ?? (await page.evaluate(readFileSync(RULES, "utf-8")), await checks())!;
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = grave.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n    ${node.failureSummary}`).join("\n")}`,
  );
  expect(told.join("\n"), "violations of the accessibility rules").toBe("");
}

/** The same in light and in dark colours; only the contrast can differ. */
export async function expectAccessibleAlways(page: Page, within?: string): Promise<void> {
  await expectAccessible(page, within);
  const paint = (theme: string) =>
    page.evaluate((theme) => void (document.documentElement.dataset.theme = theme), theme);
  await paint("dark");
  await expectAccessible(page, within, ["color-contrast"]);
  await paint("light");
}
