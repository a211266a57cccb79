/**
 * Shrinks text that is too long for its place on a card; a name is never cut.
 *
 * All pending elements are measured together, once the browser has laid them out and before it paints. The factor
 * does not depend on the card's size, as everything on a card is in em.
 */

export type Mode = "row" | "rows" | "name" | "side";

const FLOOR: Record<Exclude<Mode, "side">, number> = { row: 0.5, rows: 0.5, name: 0.62 };
/** How much of a left or right half its text may cover. */
const SIDE_SHARE = 0.53;
/** What its text is tried at. */
const SIDE_FACTORS = [0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52];

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
/** Tells when new elements are laid out; measuring them earlier would make the browser lay out the page twice. */
const layout = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(flush);
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
      layout?.unobserve(element);
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
  if (layout) layout.observe(element);
  else if (waiting.size === 0) queueMicrotask(flush);
  waiting.add(element);
}

function flush(): void {
  const elements = [...waiting].filter((element) => element.isConnected);
  waiting.clear();
  for (const element of elements) {
    layout?.unobserve(element);
    if (element.style.getPropertyValue("--fit")) element.style.removeProperty("--fit");
    if (element.classList.contains("two")) element.classList.remove("two");
  }
  // Single lines: read all, then write all. Something without a size says nothing.
  const lines = elements
    .map((element) => ({ element, fitted: all.get(element)!, by: ratio(element) }))
    .filter(({ element, fitted }) => fitted && element.clientWidth > 0);
  const sides = lines.filter(({ element, fitted }) => fitted.mode === "side" && tooTall(element));
  for (const { element, fitted, by } of lines) {
    const { mode } = fitted;
    if (mode === "side" || by >= 1) continue;
    if (mode === "rows" && by < 0.86) element.classList.add("two");
    else set(element, Math.max(FLOOR[mode], by));
  }
  for (const { element } of lines.filter(({ element }) => element.classList.contains("two"))) {
    const by = ratio(element);
    if (by < 1) set(element, Math.max(FLOOR.rows, by));
  }
  fitSides(sides.map(({ element }) => element));
  for (const { element, fitted } of lines)
    known.set(keyOf(fitted), {
      two: element.classList.contains("two"),
      factor: element.style.getPropertyValue("--fit"),
    });
}

/** The largest factor that is not too tall, found for all of them together by halving. */
function fitSides(elements: readonly HTMLElement[]): void {
  const ranges = elements.map((element) => ({ element, from: 0, to: SIDE_FACTORS.length - 1 }));
  const middle = ({ from, to }: { from: number; to: number }) => (from + to) >> 1;
  for (let open = ranges; open.length > 0; open = open.filter(({ from, to }) => from < to)) {
    for (const range of open) set(range.element, SIDE_FACTORS[middle(range)]!);
    for (const range of open)
      if (tooTall(range.element)) range.from = Math.min(middle(range) + 1, range.to);
      else range.to = middle(range);
  }
  for (const { element, from } of ranges) set(element, SIDE_FACTORS[from]!);
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
