/** Work at the right moment of a frame, so that no frame takes long. */

const waiting: (() => void)[] = [];
let asked = false;

function ask(): void {
  if (asked || waiting.length === 0) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    try {
      waiting.shift()?.();
    } finally {
      ask();
    }
  });
}

/** Runs something in a frame of its own, after everything asked for before; call the returned function to forget it. */
export function inOwnFrame(run: () => void): () => void {
  waiting.push(run);
  ask();
  return () => {
    const at = waiting.indexOf(run);
    if (at >= 0) waiting.splice(at, 1);
  };
}

/**
 * Runs something once the browser has laid out the page, just before it paints: measuring costs nothing then. Others
 * who wait for that may change sizes; so it waits for the layout after them. Call the returned function to forget it.
 */
export function onceLaidOut(element: Element, run: () => void): () => void {
  // The browser tells of an element inside the one before only after it has laid out the page once more.
  const rounds = [element, element.firstElementChild ?? element];
  const observer = new ResizeObserver(() => {
    observer.unobserve(rounds.shift()!);
    if (rounds[0]) observer.observe(rounds[0]);
    else run();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
