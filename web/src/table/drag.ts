/** Dragging a card to its place by mouse, pen or finger, and sliding a finger over the others. */

/** How far a press may move and still be a tap, in pixels. */
const SLOP = 8;

/** How soon a click follows what it belongs to. */
const AFTER_MS = 50;

interface Handlers {
  lift: () => void;
  /** Dropped on a place, or nowhere. */
  drop: (place: string | null) => void;
  /** A finger slides sideways over a card, or ends there (null). */
  slide: (card: string | null) => void;
}

export function drag({ lift, drop, slide }: Handlers): (element: HTMLElement) => () => void {
  return (element) => {
    let start: PointerEvent | null = null;
    let dragging = false;
    let sliding = false;

    function down(event: PointerEvent): void {
      if (event.button === 0 && event.isPrimary) start = event;
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointerId) return;
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!dragging) {
        if (Math.hypot(x, y) < SLOP && !sliding) return;
        if (event.pointerType === "touch" && -y < Math.abs(x)) {
          sliding = true;
          slide(at(event, "[data-card]")?.dataset.card ?? null);
          return;
        }
        if (sliding) slide(null);
        sliding = false;
        dragging = true;
        element.setPointerCapture(event.pointerId);
        element.classList.add("dragged");
        lift();
      }
      element.style.setProperty("--dx", `${x}px`);
      element.style.setProperty("--dy", `${y}px`);
      for (const lit of document.querySelectorAll(".over")) lit.classList.remove("over");
      under(event)?.classList.add("over");
    }

    const under = (event: PointerEvent) => at(event, "[data-place]");

    function end(event: PointerEvent): void {
      if (!start) return;
      start = null;
      if (sliding) {
        sliding = false;
        slide(null);
        swallowClick();
      }
      if (!dragging) return;
      dragging = false;
      element.classList.remove("dragged");
      const target = event.type === "pointerup" ? under(event) : null;
      for (const lit of document.querySelectorAll(".over")) lit.classList.remove("over");
      swallowClick();
      drop(target?.dataset.place ?? null);
    }

    const listening = new AbortController();
    element.addEventListener("pointerdown", down, listening);
    element.addEventListener("pointermove", move, listening);
    element.addEventListener("pointerup", end, listening);
    element.addEventListener("pointercancel", end, listening);
    return () => listening.abort();
  };
}

/** What is under a pointer, and belongs to something of this kind. */
function at(event: PointerEvent, selector: string): HTMLElement | null {
  const stack = document.elementsFromPoint(event.clientX, event.clientY);
  return stack.map((each) => each.closest<HTMLElement>(selector)).find(Boolean) ?? null;
}

/** Ignore the click that follows a gesture. */
export function swallowClick(): void {
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), AFTER_MS);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
