/** What the table shows, and what the server tells a page about it. */

import { type Page, expect } from "@playwright/test";
import type { Frames, View } from "../src/protocol.ts";

/** The cards one holds, as they lie there. */
export async function heldCards(page: Page): Promise<number[]> {
  return page
    .locator(".hand .card")
    .evaluateAll((all) => all.map((card) => Number((card as HTMLElement).dataset.card)));
}

/** Take a card of the hand into mind; cards overlap, but their left edge is free. */
export async function minds(page: Page, card: number): Promise<void> {
  const held = page.locator(`.hand [data-card="${card}"]`);
  await held.click({ position: { x: 10, y: 40 } });
  await expect(held).toHaveClass(/\bchosen\b/);
}

/** Let go of what is in mind. */
export async function forgets(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.locator(".hand .chosen")).toHaveCount(0);
}

/** Everything of one's own game that can be seen, in order, once the points have counted up. */
export async function ownGame(page: Page): Promise<string> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    const cards = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} [data-card]`)].map((card) => card.dataset.card).join(" ");
    const points = document.querySelector(".mine .who strong, .total")?.textContent;
    const deck = document.querySelector(".left, .deck-count")?.textContent;
    return `hand ${cards(".hand")}, forest ${cards(".forest")}, clearing ${cards(".clearing .cards")}, points ${points}, ${deck}`;
  });
}

/** The deal of the tables that this page makes. */
export async function deals(page: Page, seed: string): Promise<void> {
  await page.route("**/api/tables", (route) => {
    const wish = route.request().postDataJSON() as object | null;
    return route.continue(wish ? { postData: { ...wish, seed } } : {});
  });
}

/** All that the server tells a page from now on. */
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

  /** Every card that was named, wherever. */
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

/** Where cards are named. */
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
