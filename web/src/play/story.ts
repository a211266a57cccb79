/** The log as a story: what is worth a line, and which cards it is about. */

import { plain } from "../cards/words";
import type { Event, Line } from "../protocol";
import type { Sound } from "./sounds";

/** What is to be shown and heard of an event. */
interface Manner {
  /** It needs no line of its own: it can be seen, or goes without saying. */
  quiet?: true;
  sound?: Sound;
  /** Where its card comes from, if it was not seen before. */
  from?: "deck" | "player";
  /** It leaves its card open on the table. */
  open?: true;
}

const MANNERS: Readonly<Record<Event["kind"], Manner>> = {
  turn: { quiet: true },
  extra_turn: { sound: "bonus" },
  used: {},
  declined: {},
  winter: { sound: "winter" },
  over: { quiet: true, sound: "end" },
  drawn: { sound: "draw", from: "deck" },
  taken: { sound: "draw" },
  paid: { quiet: true, sound: "pay", from: "player", open: true },
  discarded: { from: "player", open: true },
  shown: {},
  laid: { sound: "place", from: "player", open: true },
  laid_face_down: { sound: "place", from: "player" },
  caved: {},
  revealed: { quiet: true, from: "deck", open: true },
  cleared: {},
  removed: {},
  burned: { from: "deck" },
  automa: {},
  mulligan: {},
  cave_chosen: {},
  dealt: {},
  drafted: {},
  dropped: {},
};

/** An event, and how often it happened in a row. */
export interface Told {
  event: Event;
  times: number;
}

export function told(line: Line): Told[] {
  const all: Told[] = [];
  for (const event of line.events) {
    if (MANNERS[event.kind].quiet) continue;
    const last = all.at(-1);
    if (last && plain(last.event.text) === plain(event.text)) last.times += 1;
    else all.push({ event, times: 1 });
  }
  return all;
}

/** What happened after a player's own last act; before it, what the player knows already. */
export function sinceLastTurn(log: readonly Line[], seats: readonly number[]): number {
  for (let at = log.length - 1; at >= 0; at--) {
    const line = log[at]!;
    if (line.kind === "events" && seats.includes(line.seat ?? -1)) return at + 1;
  }
  return 0;
}

/** The card an event is about; null: none, or one that must not be known. */
const cardOf = (event: Event): number | null => ("card" in event ? event.card : null);

/** The cards of events, as far as they are known. */
export function cardsOf(events: readonly Event[]): Set<number> {
  return new Set(events.map(cardOf).filter((card) => card !== null));
}

/** Cards that came to lie somewhere by these lines. */
export function changed(lines: readonly Line[]): ReadonlySet<number> {
  return cardsOf(lines.flatMap(({ events }) => events.filter(({ kind }) => MANNERS[kind].open)));
}

/** Where cards come from that were not seen before: the deck, or a player. */
export function originsOf(events: readonly Event[]): Map<number, string> {
  const origins = new Map<number, string>();
  for (const event of events) {
    const [card, { from }] = [cardOf(event), MANNERS[event.kind]];
    if (card !== null && from) origins.set(card, from === "player" ? `player-${event.player}` : from);
  }
  return origins;
}

/** The weightiest first. */
const WEIGHT: readonly Sound[] = ["end", "winter", "bonus", "place", "draw", "pay"];

/** The sound of what happened: of several things the weightiest. */
export function soundOf(events: readonly Event[]): Sound | null {
  const heard = new Set(events.map(({ kind }) => MANNERS[kind].sound));
  return WEIGHT.find((sound) => heard.has(sound)) ?? null;
}

/** The event an undo is remembered by: the weightiest of one's last act. */
export function lastAct(log: readonly Line[], seat: number): Event | null {
  const line = log.findLast((each) => each.kind === "events" && each.seat === seat && each.events.length > 0);
  const weight: Event["kind"][] = ["laid", "laid_face_down", "taken", "drawn", "caved", "discarded", "declined"];
  return weight.map((kind) => line?.events.find((event) => event.kind === kind)).find(Boolean) ?? null;
}
