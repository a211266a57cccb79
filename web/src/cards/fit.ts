/**
 * Shrinks text that is too long for its place on a card; a name is never cut.
 *
 * All pending elements are measured together, before the browser paints. The factor does not depend on
 * the card's size, as everything on a card is in em.
 */

export type Mode = "row" | "rows" | "name" | "side";

const FLOOR: Record<Mode, number> = { row: 0.5, rows: 0.5, name: 0.62, side: 0.5 };
/** How much of a left or right half its text may cover. */
const SIDE_SHARE = 0.53;

interface Fitted {
  mode: Mode;
  /** What is shown, and where on a card. */
  content: string;
}

interface Result {
  two: boolean;
  factor: string;
}

const all = new Map<HTMLElement, Fitted>();
const waiting = new Set<HTMLElement>();
/** The same content needs the same factor on every card: measuring costs more than anything else about a card. */
const known = new Map<string, Result>();
const keyOf = ({ mode, content }: Fitted): string => `${mode} ${content}`;

/** An attachment; ``content`` says what is shown and where: a refit is due when it changes. */
export function fit(mode: Mode, content: string): (element: HTMLElement) => () => void {
  return (element) => {
    const fitted = { mode, content };
    all.set(element, fitted);
    const before = known.get(keyOf(fitted));
    if (before) apply(element, before);
    else later(element);
    return () => {
      all.delete(element);
      waiting.delete(element);
    };
  };
}

function apply(element: HTMLElement, { two, factor }: Result): void {
  element.classList.toggle("two", two);
  if (factor) element.style.setProperty("--fit", factor);
  else element.style.removeProperty("--fit");
}

/** Call when a font has loaded or the texts have changed. */
export function refit(): void {
  known.clear();
  for (const element of all.keys()) later(element);
}

function later(element: HTMLElement): void {
  if (waiting.size === 0) queueMicrotask(flush);
  waiting.add(element);
}

function flush(): void {
  const elements = [...waiting].filter((element) => element.isConnected);
  waiting.clear();
  for (const element of elements) {
    element.style.removeProperty("--fit");
    element.classList.remove("two");
  }
  // Single lines: read all, then write all.
  const lines = elements.map((element) => ({ element, mode: all.get(element)?.mode, by: ratio(element) }));
  for (const { element, mode, by } of lines) {
    if (mode === "side" || mode === undefined || by >= 1) continue;
    if (mode === "rows" && by < 0.86) element.classList.add("two");
    else set(element, Math.max(FLOOR[mode], by));
  }
  for (const { element, mode } of lines)
    if (mode === "rows" && element.classList.contains("two")) {
      const by = ratio(element);
      if (by < 1) set(element, Math.max(FLOOR.rows, by));
    }
  const sides = lines.filter(({ mode }) => mode === "side").map(({ element }) => element);
  let tall = sides.filter(tooTall);
  for (let by = 0.94; by >= FLOOR.side && tall.length > 0; by -= 0.06) {
    for (const element of tall) set(element, by);
    tall = tall.filter(tooTall);
  }
  for (const element of elements) {
    const fitted = all.get(element);
    // Something without a size says nothing.
    if (!fitted || element.clientWidth === 0) continue;
    known.set(keyOf(fitted), {
      two: element.classList.contains("two"),
      factor: element.style.getPropertyValue("--fit"),
    });
  }
}

function ratio(element: HTMLElement): number {
  const { clientWidth, scrollWidth } = element;
  return scrollWidth > clientWidth ? (clientWidth - 0.5) / scrollWidth : 1;
}

function tooTall(element: HTMLElement): boolean {
  const half = element.parentElement;
  return half !== null && element.offsetHeight > half.offsetHeight * SIDE_SHARE + 0.5;
}

function set(element: HTMLElement, by: number): void {
  element.style.setProperty("--fit", by.toFixed(3));
}

if (typeof document !== "undefined" && "fonts" in document) document.fonts.addEventListener?.("loadingdone", refit);
