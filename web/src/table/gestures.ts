/** What fingers do on a forest besides tapping and scrolling: pinch, tap twice, swipe sideways. */

import { swallowClick } from "./drag";

/** How soon and how near the second tap must follow. */
export const TWICE_MS = 260;
const NEAR = 24;
/** How far a finger moves sideways for a swipe, and how much further than up or down. */
const FAR = 56;
const STEEP = 2;

interface Handlers {
  /** Two fingers are this many times as far apart as when they began. */
  pinch: (by: number, begins: boolean) => void;
  twice: (on: Element) => void;
  /** 1: towards the left, which brings the next; -1: towards the right. */
  swipe?: ((way: 1 | -1) => void) | undefined;
}

interface Finger {
  x: number;
  y: number;
  from: { x: number; y: number };
}

export function gestures({ pinch, twice, swipe }: Handlers): (element: HTMLElement) => () => void {
  return (element) => {
    const fingers = new Map<number, Finger>();
    let apart = 0;
    let last = { x: 0, y: 0, at: -TWICE_MS };

    function distance(): number {
      const [a, b] = [...fingers.values()];
      return Math.hypot(a!.x - b!.x, a!.y - b!.y);
    }

    function down(event: PointerEvent): void {
      if (event.pointerType !== "touch") return;
      const { clientX: x, clientY: y } = event;
      if (event.isPrimary) fingers.clear();
      fingers.set(event.pointerId, { x, y, from: { x, y } });
      if (fingers.size !== 2) return;
      apart = distance();
      pinch(1, true);
    }

    function move(event: PointerEvent): void {
      const finger = fingers.get(event.pointerId);
      if (!finger) return;
      [finger.x, finger.y] = [event.clientX, event.clientY];
      if (fingers.size === 2 && apart > 0) pinch(distance() / apart, false);
    }

    function up(event: PointerEvent): void {
      const finger = fingers.get(event.pointerId);
      const alone = fingers.size === 1 && apart === 0;
      fingers.delete(event.pointerId);
      if (fingers.size === 0) apart = 0;
      if (!finger || !alone || event.type !== "pointerup") return;
      const [x, y] = [event.clientX - finger.from.x, event.clientY - finger.from.y];
      if (Math.abs(x) > FAR && Math.abs(x) > STEEP * Math.abs(y)) {
        swipe?.(x < 0 ? 1 : -1);
      } else if (Math.hypot(x, y) < NEAR) {
        // The second tap on a place confirms it.
        if (event.target instanceof Element && event.target.closest("[data-place]")) return;
        const again =
          event.timeStamp - last.at < TWICE_MS && Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR;
        last = { x: event.clientX, y: event.clientY, at: again ? -TWICE_MS : event.timeStamp };
        if (!again || !(event.target instanceof Element)) return;
        swallowClick();
        twice(event.target);
      }
    }

    const listening = new AbortController();
    element.addEventListener("pointerdown", down, listening);
    element.addEventListener("pointermove", move, listening);
    element.addEventListener("pointerup", up, listening);
    element.addEventListener("pointercancel", up, listening);
    return () => listening.abort();
  };
}
