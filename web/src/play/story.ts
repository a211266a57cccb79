/** The log as a story: what still stands, what is worth a line, and which cards it is about. */

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

/** The log as it stands: acts that were taken back are no part of it. */
export function standing(log: readonly Line[]): Line[] {
  const lines: Line[] = [];
  for (const line of log) {
    if (line.kind === "undone")
      for (let back = line.actions ?? 0; back > 0;) {
        const at = lines.findLastIndex(({ kind }) => kind === "events");
        if (at < 0) break;
        back -= lines.splice(at, 1)[0]!.actions ?? 0;
      }
    lines.push(line);
  }
  return lines;
}

/** An event, how often it happened in a row, and whose points it changed by how much. */
export interface Told {
  event: Event;
  times: number;
  /** The points of the player whose act it is. */
  gain: number;
  /** Those of others. */
  others: { player: number; gain: number }[];
}

/** What is worth telling of a line; points that something quiet changes count for what brought it about. */
export function told(line: Line): Told[] {
  const all: { event: Event; times: number; points: number[] }[] = [];
  for (const event of line.events) {
    let last = all.at(-1);
    if (!MANNERS[event.kind].quiet) {
      if (last && plain(last.event.text) === plain(event.text)) last.times += 1;
      else all.push((last = { event, times: 1, points: [] }));
    }
    if (last) event.points?.forEach((gain, player) => (last.points[player] = (last.points[player] ?? 0) + gain));
  }
  return all.map(({ event, times, points }) => {
    const own = event.player ?? line.seat ?? -1;
    const others = points.flatMap((gain, player) => (player === own || gain === 0 ? [] : [{ player, gain }]));
    return { event, times, gain: points[own] ?? 0, others };
  });
}

/** What is told of a line, by whose acts follow each other. */
export function byPlayer(line: Line): { player: number | null; events: Told[] }[] {
  const groups: { player: number | null; events: Told[] }[] = [];
  for (const each of told(line)) {
    const last = groups.at(-1);
    const { player, kind } = each.event;
    const apart = player === null ? kind === "automa" : last?.player !== player;
    if (last && !apart) last.events.push(each);
    else groups.push({ player, events: [each] });
  }
  return groups;
}

/** What came of one's own act without being meant: a winter, an empty clearing, the automa's card. */
export function unbidden(line: Line): Event[] {
  return line.events.filter(({ kind, cause }) => kind === "winter" || kind === "cleared" || cause?.kind === "automa");
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

/** The cards that came into a player's hand in the last turn and since; the first turn is not told of. */
export function drawnLately(log: readonly Line[], seat: number): ReadonlySet<number> {
  const events = log.flatMap((line) => line.events);
  const turns = events.flatMap(({ kind, player }, i) => (kind === "turn" && player === seat ? [i] : []));
  const lately = events.slice(turns.at(-2) ?? 0);
  return cardsOf(lately.filter(({ kind, player }) => (kind === "drawn" || kind === "taken") && player === seat));
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
