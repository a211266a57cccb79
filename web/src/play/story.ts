/** The log as a story: what is worth a line, and which of its words are cards. */

import type { Catalog } from "../cards/catalog";
import { spoken } from "../cards/words";
import type { Event } from "../protocol";
import type { ShownLine } from "./shown.svelte";

/** Events that need no line of their own: they can be seen, or go without saying. */
const QUIET: ReadonlySet<string> = new Set(["turn", "paid", "revealed", "over"]);

/** An event, and how often it happened in a row. */
export interface Told {
  event: Event;
  times: number;
}

export function told(line: ShownLine): Told[] {
  const all: Told[] = [];
  for (const event of line.events ?? []) {
    if (QUIET.has(event.kind)) continue;
    const last = all.at(-1);
    if (last && last.event.text === event.text) last.times += 1;
    else all.push({ event, times: 1 });
  }
  return all;
}

/** Text, or a card's half in it. */
export type Piece = { text: string; half: number | null };

/** The words of an event with the cards in them. */
export function pieces(catalog: Catalog, event: Event): Piece[] {
  const text = spoken(event.text ?? "");
  let rest: Piece[] = [{ text, half: null }];
  if (event.card < 0) return rest;
  catalog.halves(event.card).forEach(({ species }, half) => {
    rest = rest.flatMap((piece) =>
      piece.half === null ? around(piece.text, spoken(species.name), 2 * event.card + half) : [piece],
    );
  });
  return rest.filter((piece) => piece.text !== "");
}

function around(text: string, name: string, half: number): Piece[] {
  const at = text.indexOf(name);
  if (at < 0) return [{ text, half: null }];
  return [
    { text: text.slice(0, at), half: null },
    { text: name, half },
    { text: text.slice(at + name.length), half: null },
  ];
}

/** What happened after a player's own last act; before it, what the player knows already. */
export function sinceLastTurn(log: readonly ShownLine[], seats: readonly number[]): number {
  for (let at = log.length - 1; at >= 0; at--) {
    const line = log[at]!;
    if (line.kind === "events" && seats.includes(line.seat ?? -1)) return at + 1;
  }
  return 0;
}

/** Cards that came to lie somewhere by these lines. */
export function changed(lines: readonly ShownLine[]): ReadonlySet<number> {
  const kinds = new Set(["laid", "revealed", "paid", "discarded"]);
  return new Set(
    lines.flatMap((line) =>
      (line.events ?? []).filter((event) => event.card >= 0 && kinds.has(event.kind)).map((event) => event.card),
    ),
  );
}

/** The event an undo is remembered by: the weightiest of one's last act. */
export function lastAct(log: readonly ShownLine[], seat: number): Event | null {
  const line = log.findLast((each) => each.kind === "events" && each.seat === seat && each.events?.length);
  const weight = ["laid", "laid_face_down", "taken", "drawn", "caved", "discarded", "declined"];
  return weight.map((kind) => line?.events?.find((event) => event.kind === kind)).find(Boolean) ?? null;
}
