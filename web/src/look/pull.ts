/** A finger pulls something down by a part of it: further than this, and it closes. */

const FAR = 72;

export function pull(pulled: (by: number) => void, close: () => void): (handle: HTMLElement) => () => void {
  return (handle) => {
    let from: number | null = null;
    let by = 0;

    function down(event: PointerEvent): void {
      if (event.pointerType !== "touch" || (event.target as Element).closest("button")) return;
      from = event.clientY;
      handle.setPointerCapture(event.pointerId);
    }

    function move(event: PointerEvent): void {
      if (from !== null) pulled((by = Math.max(0, event.clientY - from)));
    }

    function end(event: PointerEvent): void {
      if (from === null) return;
      from = null;
      if (by > FAR && event.type === "pointerup") close();
      else pulled(0);
      by = 0;
    }

    const listening = new AbortController();
    handle.addEventListener("pointerdown", down, listening);
    handle.addEventListener("pointermove", move, listening);
    handle.addEventListener("pointerup", end, listening);
    handle.addEventListener("pointercancel", end, listening);
    return () => listening.abort();
  };
}
