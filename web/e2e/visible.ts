/** What shows of an element, for scripts that look at a page. */

/** A page, of whatever browser. */
export interface Seen {
  evaluate(script: string): Promise<unknown>;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Runs in the page: the part that shows, in what scrolls around it. */
function visible(element: Element): Box {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let up = element.parentElement; up; up = up.parentElement) {
    if (getComputedStyle(up).overflow === "visible") continue;
    const box = up.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return { left, top, right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
}

/** Run a script in the page that asks what shows, and has something to go by. */
export async function looks<T, A = null>(
  page: Seen,
  script: (show: typeof visible, argument: A) => T,
  argument: A,
): Promise<T> {
  return page.evaluate(`(${String(script)})(${String(visible)}, ${JSON.stringify(argument)})`) as Promise<T>;
}
