/** Dragging a card to its place by mouse, pen or finger. */

/** How far a press may move and still be a tap, in pixels. */
const SLOP = 8;

interface Handlers {
  lift: () => void;
  /** Dropped on a place, or nowhere. */
  drop: (place: string | null) => void;
}

export function drag({ lift, drop }: Handlers): (element: HTMLElement) => () => void {
  return (element) => {
    let start: PointerEvent | null = null;
    let dragging = false;

    function down(event: PointerEvent): void {
      if (event.button === 0 && event.isPrimary) start = event;
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointerId) return;
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!dragging) {
        // A sideways swipe scrolls the hand.
        if (Math.hypot(x, y) < SLOP || (event.pointerType === "touch" && -y < Math.abs(x))) return;
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

    function under(event: PointerEvent): Element | null {
      const at = document.elementsFromPoint(event.clientX, event.clientY);
      return at.map((each) => each.closest("[data-place]")).find(Boolean) ?? null;
    }

    function end(event: PointerEvent): void {
      if (!start) return;
      start = null;
      if (!dragging) return;
      dragging = false;
      element.classList.remove("dragged");
      const target = event.type === "pointerup" ? under(event) : null;
      for (const lit of document.querySelectorAll(".over")) lit.classList.remove("over");
      // Ignore the click that follows a drag.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
      drop((target as HTMLElement | null)?.dataset.place ?? null);
    }

    const listening = new AbortController();
    element.addEventListener("pointerdown", down, listening);
    element.addEventListener("pointermove", move, listening);
    element.addEventListener("pointerup", end, listening);
    element.addEventListener("pointercancel", end, listening);
    return () => listening.abort();
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
