/** For whoever plays by the keyboard: the focus goes along with what is chosen, and is never lost. */

/** What somebody does next, in the order it is looked for. */
const PLACES = ".slot.legal, .new-host";
const NEXT = [
  ".prompt .confirm:enabled",
  ".prompt .legal",
  ".card.legal",
  ".curtain .act",
  ".hand .card",
  ".actions button:enabled",
  ".bar button:enabled",
];

/** Whether nothing has the focus any more, or something that is gone or cannot be used. */
function lost(): boolean {
  const held = document.activeElement;
  return !held || held === document.body || held.matches(":disabled");
}

/** A card was taken into mind or has been given its place: on to what follows, or back to the card. */
export function lead(board: HTMLElement, card: number | null, placed: boolean, last: number | null): void {
  const find = (selector: string) => board.querySelector<HTMLElement>(selector);
  if (placed) find(".prompt .confirm:enabled")?.focus();
  else if (card !== null) find(PLACES)?.focus();
  if (!lost()) return;
  const back = last === null ? null : find(`.hand [data-card="${last}"]`);
  (back ?? NEXT.map(find).find(Boolean))?.focus();
}
