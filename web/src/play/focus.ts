/** For keyboard players: the focus follows what is chosen and is never lost. */

/** Where to go next, in order of preference. */
const PLACES = [".slot.best", ".slot.legal", ".new-host"];
const NEXT = [
  ".prompt .confirm:enabled",
  ".prompt .legal",
  ".card.legal",
  ".curtain .act",
  ".hand .card",
  ".actions button:enabled",
  ".bar button:enabled",
];

/** Whether the focus is gone, or on something that cannot be used. */
function lost(): boolean {
  const held = document.activeElement;
  return !held || held === document.body || held.matches(":disabled");
}

/** After a card was chosen or placed: focus the next step, or go back to the card. */
export function moveFocus(board: HTMLElement, card: number | null, placed: boolean, last: number | null): void {
  const find = (selector: string) => board.querySelector<HTMLElement>(selector);
  if (placed) find(".prompt .confirm:enabled")?.focus();
  else if (card !== null) PLACES.map(find).find(Boolean)?.focus();
  if (!lost()) return;
  const back = last === null ? null : find(`.hand [data-card="${last}"]`);
  (back ?? NEXT.map(find).find(Boolean))?.focus();
}
