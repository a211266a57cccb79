/**
 * What the Back button closes: one thing at a time, the last opened first. While anything is open, the
 * page has one extra entry in the browser's history, which Back removes instead of leaving the page.
 */

const open: (() => void)[] = [];
let ours = false;
let leaving = false;

function closeTop(): void {
  if (leaving) {
    leaving = false;
    settle();
    return;
  }
  if (!ours) return;
  ours = false;
  open.at(-1)?.();
  settle();
}

/**
 * Keeps an entry of our own exactly while something is open; opening and closing at once needs none. It comes after
 * the press that opened it: changing the history takes a slow phone a while.
 */
function settle(): void {
  setTimeout(() => {
    if (leaving) return; // our last entry is still being removed; closeTop continues then
    if (open.length > 0 && !ours) {
      history.pushState({ closes: true }, "");
      ours = true;
    } else if (open.length === 0 && ours) {
      ours = false;
      // Navigated away by now: that page replaced our entry.
      if (!(history.state as { closes?: boolean } | null)?.closes) return;
      leaving = true;
      history.back();
    }
  });
}

/** Call when something opens; call the returned function when it closes by itself. */
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

/** Whether the top entry of the history is ours: then another page replaces it. */
export const ownsTopEntry = (): boolean => ours;
