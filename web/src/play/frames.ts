/** Work that can wait for a frame or two: one piece per frame, so that none of them keeps the page busy for long. */

const waiting: (() => void)[] = [];
let asked = false;

function ask(): void {
  if (asked || waiting.length === 0) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    try {
      waiting.shift()?.();
    } finally {
      ask();
    }
  });
}

/** Runs something in a frame of its own, after everything asked for before; call the returned function to forget it. */
export function inOwnFrame(run: () => void): () => void {
  waiting.push(run);
  ask();
  return () => {
    const at = waiting.indexOf(run);
    if (at >= 0) waiting.splice(at, 1);
  };
}
