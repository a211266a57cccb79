/** Arrow keys move within a region and Tab leaves it: only one of its buttons is in the tab order. */

import { whenIdle } from "./idle";

const KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centre = (element: Element): readonly [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** The nearest button in a direction. */
export function nearest<T extends Element>(
  from: T,
  all: readonly T[],
  [dx, dy]: readonly [number, number],
): T | undefined {
  const [x, y] = centre(from);
  let best: T | undefined;
  let least = Infinity;
  for (const other of all) {
    if (other === from) continue;
    const [u, v] = centre(other);
    const ahead = (u - x) * dx + (v - y) * dy;
    const aside = Math.abs((u - x) * dy + (v - y) * dx);
    if (ahead < 1 || aside > 3 * ahead) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

export function roving(region: HTMLElement): () => void {
  const buttons = () => [...region.querySelectorAll<HTMLButtonElement>("button:not(:disabled, .kept, .kept *)")];

  /** Exactly one button is reachable by Tab: the last used, or the first. */
  function settle(): void {
    const all = buttons();
    const held =
      all.find((button) => button === document.activeElement) ?? all.find((button) => button.tabIndex === 0) ?? all[0];
    for (const button of all) {
      const index = button === held ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    }
  }

  function move(event: KeyboardEvent): void {
    const way = KEYS[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLButtonElement)) return;
    const next = nearest(event.target, buttons(), way);
    event.preventDefault();
    next?.focus();
    next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  settle();
  // After changes there is time until the next key.
  let forget: (() => void) | null = null;
  function now(): void {
    forget?.();
    forget = null;
    settle();
  }
  const changes = new MutationObserver(() => (forget ??= whenIdle(now)));
  changes.observe(region, { childList: true, subtree: true });
  const listening = new AbortController();
  addEventListener("keydown", () => forget && now(), { capture: true, signal: listening.signal });
  region.addEventListener("focusin", now, listening);
  region.addEventListener("keydown", move, listening);
  return () => {
    forget?.();
    changes.disconnect();
    listening.abort();
  };
}
