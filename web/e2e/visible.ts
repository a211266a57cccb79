/** The visible part of an element, for scripts that check a page. */

/** A page in any browser. */
export interface Seen {
  evaluate(script: string): Promise<unknown>;
  readonly mouse: { move(x: number, y: number): Promise<void> };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Runs in the page: the part of an element that is not cut off by what scrolls around it. */
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

/** Runs a script in the page that needs `visible`, with an argument. */
export async function looks<T, A = null>(
  page: Seen,
  script: (show: typeof visible, argument: A) => T,
  argument: A,
): Promise<T> {
  return page.evaluate(`(${String(script)})(${String(visible)}, ${JSON.stringify(argument)})`) as Promise<T>;
}
