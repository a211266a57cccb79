/** What the table shows, and what the server tells the page about it. */

import { type Page, expect } from "@playwright/test";
import type { Frames, View } from "../src/protocol.ts";
import { BUSY } from "./settled.ts";

/** The cards in the hand, in the order shown. */
export async function heldCards(page: Page): Promise<number[]> {
  return page
    .locator(".hand .card")
    .evaluateAll((all) => all.map((card) => Number((card as HTMLElement).dataset.card)));
}

/** Selects a card of the hand; cards overlap, but the left edge is free. Its places light up frame by frame. */
export async function selects(page: Page, card: number): Promise<void> {
  const held = page.locator(`.hand [data-card="${card}"]`);
  await held.click({ position: { x: 10, y: 40 } });
  await expect(held).toHaveClass(/\bchosen\b/);
  await expect(page.locator(BUSY)).toHaveCount(0);
}

/** Clears the selection. */
export async function deselects(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.locator(".hand .chosen")).toHaveCount(0);
  await expect(page.locator(BUSY)).toHaveCount(0);
}

/** Everything visible of the player's own game, in order, once it is up to date. */
export async function ownGame(page: Page): Promise<string> {
  const seen = await page.waitForFunction((busy) => {
    if (document.querySelector(busy)) return "";
    const cards = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} [data-card]`)].map((card) => card.dataset.card).join(" ");
    const points = document.querySelector(".mine .who strong, .total")?.textContent;
    const deck = document.querySelector(".left, .deck-count")?.textContent;
    return `hand ${cards(".hand")}, forest ${cards(".forest")}, clearing ${cards(".clearing .cards")}, points ${points}, ${deck}`;
  }, BUSY);
  return seen.jsonValue();
}

/** Everything that appears in one place from the next page on, however briefly. */
export async function watches(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((selector) => {
    const shown: string[] = [];
    const note = () => {
      const text = document.querySelector(selector)?.textContent.replace(/\s+/g, " ").trim();
      if (text && text !== shown.at(-1)) shown.push(text);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { shown });
  }, selector);
  return () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
}

/** Sets the deal of all tables that this page creates. */
export async function deals(page: Page, seed: string): Promise<void> {
  await page.route("**/api/tables", (route) => {
    const wish = route.request().postDataJSON() as object | null;
    return route.continue(wish ? { postData: { ...wish, seed } } : {});
  });
}

/** Everything the server sends to a page from now on. */
export class Wire {
  readonly frames: Frames[] = [];

  constructor(page: Page) {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.frames.push(JSON.parse(String(payload)) as Frames));
    });
  }

  get views(): View[] {
    return this.frames.flatMap((frame) => ("views" in frame ? (frame.views ?? []) : []));
  }

  /** Every card that was mentioned anywhere. */
  get cards(): Set<number> {
    const found = new Set<number>();
    const search = (value: unknown, name: string): void => {
      if (typeof value === "number" && CARDS.has(name)) found.add(value);
      else if (Array.isArray(value)) for (const each of value) search(each, name);
      else if (typeof value === "object" && value) for (const [key, each] of Object.entries(value)) search(each, key);
    };
    search(this.frames, "");
    return found;
  }
}

/** The fields that mention cards. */
const CARDS: ReadonlySet<string> = new Set([
  "card",
  "cards",
  "hand",
  "clearing",
  "draft",
  "slots",
  "matching",
  "payment",
]);
