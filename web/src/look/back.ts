/**
 * What Back closes: one thing at a time, the one that opened last. As long as anything is open, the page
 * has one entry more in the browser's history, which Back takes away instead of the page.
 */

const open: (() => void)[] = [];
let ours = false;
let leaving = false;

function closeTop(): void {
  if (leaving) {
    leaving = false;
    return;
  }
  if (!ours) return;
  ours = false;
  open.at(-1)?.();
  settle();
}

/** An entry of our own exactly while something is open; what opens and closes at once needs none. */
function settle(): void {
  queueMicrotask(() => {
    if (open.length > 0 && !ours) {
      history.pushState({ closes: true }, "");
      ours = true;
    } else if (open.length === 0 && ours) {
      ours = false;
      // Somewhere else by now: that page took the place of our entry.
      if (!(history.state as { closes?: boolean } | null)?.closes) return;
      leaving = true;
      history.back();
    }
  });
}

/** Something opens; call what is returned when it closes by itself. */
export function closable(close: () => void): () => void {
  if (open.length === 0) addEventListener("popstate", closeTop);
  open.push(close);
  settle();
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
    settle();
  };
}

/** Whether the entry on top of the history is ours: then another page takes its place. */
export const closesFirst = (): boolean => ours;
