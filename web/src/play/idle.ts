/** Work that can wait until the browser has nothing else to do. */

/** Where browsers cannot tell, a short wait must do. */
const WAIT_MS = 60;

/** Runs something when there is time for it; call the returned function to forget it. */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(run, WAIT_MS);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run);
  return () => cancelIdleCallback(asked);
}
