/** What every spec starts from: a server, browsers that must not complain, people with a language and seats. */

import { AxeBuilder } from "@axe-core/playwright";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
  test as base,
  expect,
} from "@playwright/test";
import type { Admission, GameOptions } from "../src/protocol.ts";
import { Server } from "./server.ts";

export { expect };

/** The main part of a page, as soon as it is there. */
export const READY = "main:not([aria-busy=true])";

/** What browsers say when a server does not answer. */
export const NO_SERVER = /WebSocket connection to|ERR_CONNECTION|ERR_INTERNET|Failed to load resource/;

/** What went wrong in the browser: a test fails if there is anything it has not allowed. */
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

  /** For what a test does on purpose, such as taking the server away. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  get all(): string[] {
    return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}

/** A browser of somebody: their pages, and what their device remembers. */
export class Visitor {
  constructor(readonly page: Page) {}

  /** Their device remembers this language, until they choose another. */
  async speaks(language: string): Promise<void> {
    await this.prefers("language", language);
  }

  /** Their device remembers how they like it, until they like it otherwise. */
  async prefers(what: string, value: unknown): Promise<void> {
    await this.#remembers(`spinney-${what}`, JSON.stringify(value));
  }

  /** Their device has the key to these seats. */
  async hasSeats(...seats: { admission: Admission; game?: GameOptions["game"]; name?: string }[]): Promise<void> {
    const kept = seats.map(({ admission, game = "forest", name = "Ana" }) => [
      admission.code,
      { token: admission.token, person: admission.person, game, name, at: Date.now() },
    ]);
    await this.#remembers("spinney-seats", JSON.stringify(Object.fromEntries(kept)));
  }

  /** Take a seat at a table and look at it, before or during the game. */
  async sitsAt(admission: Admission, game: GameOptions["game"] = "forest"): Promise<void> {
    await this.hasSeats({ admission, game });
    await this.opens(`/t/${admission.code}`);
  }

  /** Show a page; it is there when its main part is. */
  async opens(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.locator(READY)).toBeVisible();
  }

  /** From the next page on, if nothing else is remembered by then. */
  async #remembers(key: string, value: string): Promise<void> {
    await this.page.context().addInitScript(
      ([key, value]) => {
        if (location.protocol === "http:" && localStorage.getItem(key!) === null) localStorage.setItem(key!, value!);
      },
      [key, value],
    );
  }
}

/** Fingers are lifted at once, however slow the machine is: a press that lasts long asks for help. */
function liftsFinger(page: Page): void {
  let session: Promise<CDPSession> | undefined;
  page.touchscreen.tap = async (x, y) => {
    const chromium = await (session ??= page.context().newCDPSession(page));
    await Promise.all([
      chromium.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] }),
      chromium.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
    ]);
  };
}

interface Each {
  serverLog: void;
  complaints: Complaints;
  /** Whoever `page` belongs to. */
  visitor: Visitor;
  /** Somebody else, with a browser of their own. */
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
      expect(complaints.all, "the browser's complaints").toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, complaints }, use) => {
    complaints.watch(context);
    context.on("page", liftsFinger);
    await use(context);
  },

  visitor: async ({ page }, use) => use(new Visitor(page)),

  newVisitor: async ({ browser, contextOptions, viewport, hasTouch, isMobile, locale, baseURL, complaints }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const like = { ...contextOptions, viewport, hasTouch, isMobile, locale, baseURL };
      const context = await (browser as Browser).newContext({ ...like, ...options });
      opened.push(context);
      complaints.watch(context);
      context.on("page", liftsFinger);
      return new Visitor(await context.newPage());
    });
    for (const context of opened) await context.close();
  },
});

/** Nothing that keeps people out, once it shows: no serious and no critical violation of the accessibility rules. */
export async function expectAccessible(page: Page, within = "html", rules?: string[]): Promise<void> {
  await expect(page.locator(within).first()).toBeVisible();
  const axe = new AxeBuilder({ page }).include(within);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = grave.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n    ${node.failureSummary}`).join("\n")}`,
  );
  expect(told.join("\n"), "violations of the accessibility rules").toBe("");
}

/** The same by day and by night; what differs then are the colours. */
export async function expectAccessibleAlways(page: Page, within?: string): Promise<void> {
  await expectAccessible(page, within);
  const paint = (theme: string) =>
    page.evaluate((theme) => void (document.documentElement.dataset.theme = theme), theme);
  await paint("dark");
  await expectAccessible(page, within, ["color-contrast"]);
  await paint("light");
}
