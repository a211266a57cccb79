/**
 * Animates cards from where they were to where they go.
 *
 * Elements that can move have ``data-card`` with the card's number; places where cards appear and
 * disappear have ``data-origin``: the deck, or a player.
 */

import type { Line } from "../protocol";
import { originsOf } from "./story";

const TRAVEL_MS = 220;
const STAGGER_MS = 60;
const MAX_STAGGERED = 5;
const FLIP_MS = 180;
const FADE_MS = 80;
const EASING = "cubic-bezier(.2,.8,.2,1)";

export class Travel {
  #from = new Map<string, DOMRect>();
  #origins = new Map<number, string>();

  constructor(private readonly root: () => HTMLElement | undefined) {}

  /** Before a change: remember where everything is. */
  before(lines: readonly Line[]): void {
    this.finish();
    this.#from.clear();
    for (const element of this.#movable()) this.#from.set(element.dataset.card!, element.getBoundingClientRect());
    this.#origins = originsOf(lines.flatMap(({ events }) => events));
  }

  /** After it: animate what moved. */
  after(still: boolean): void {
    // First everything is measured, then moved: otherwise the browser would lay out the page again for each card.
    const moved = [...this.#movable()].flatMap((element) => {
      const card = element.dataset.card!;
      const before = this.#from.get(card);
      const from = before ?? this.#place(this.#origins.get(Number(card)));
      const to = from && element.getBoundingClientRect();
      if (!to || to.width === 0 || (Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2)) return [];
      return [{ element, card: Number(card), from, to, appears: !before }];
    });
    let count = 0;
    for (const { element, card, from, to, appears } of moved) {
      const staggered = appears ? Math.min(count++, MAX_STAGGERED) : 0;
      if (still) element.animate([{ opacity: 0.3 }, { opacity: 1 }], FADE_MS);
      else fly(element, from, to, staggered * STAGGER_MS, this.#origins.get(card) === "deck");
    }
    this.#from.clear();
  }

  /** Jump to the end. */
  finish(): void {
    for (const animation of this.root()?.getAnimations({ subtree: true }) ?? [])
      if (animation.id === "travel") animation.finish();
  }

  #movable(): NodeListOf<HTMLElement> | HTMLElement[] {
    return this.root()?.querySelectorAll<HTMLElement>("[data-card]:not(.kept *)") ?? [];
  }

  #place(origin: string | undefined): DOMRect | undefined {
    return origin ? this.root()?.querySelector(`[data-origin="${origin}"]`)?.getBoundingClientRect() : undefined;
  }
}

function fly(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number, flips: boolean): void {
  const scale = Math.min(from.width / to.width, from.height / to.height) || 1;
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const flight = { id: "travel", duration: TRAVEL_MS, delay, easing: EASING, fill: "backwards" } as const;
  // Nothing but what the browser can move while scripts run.
  const flying = element.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }],
    flight,
  );
  element.style.zIndex = "9";
  flying.onfinish = flying.oncancel = () => element.style.removeProperty("z-index");
  if (flips)
    element.animate([{ rotate: "y 90deg" }, { rotate: "y 0deg" }], {
      id: "travel",
      duration: FLIP_MS,
      delay,
      fill: "backwards",
    });
}
