/** The log as a story: what has not been undone, what is worth a line, and which cards it is about. */

import { plain } from "../cards/words";
import type { Event, Line } from "../protocol";
import type { Sound } from "./sounds";

/** How an event is shown and heard. */
interface EventStyle {
  /** Needs no line of its own: it is visible or obvious. */
  quiet?: true;
  sound?: Sound;
  /** Where its card comes from, if it was hidden before. */
  from?: "deck" | "player";
  /** Leaves its card face up on the table. */
  open?: true;
}

const EVENT_STYLES: Readonly<Record<Event["kind"], EventStyle>> = {
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

/** The log without the acts that were undone. */
export function withoutUndone(log: readonly Line[]): Line[] {
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
export interface NotableEvent {
  event: Event;
  times: number;
  /** The points of the player who acted. */
  gain: number;
  /** The points of the others. */
  others: { player: number; gain: number }[];
}

/** What is worth telling of a line; points changed by a quiet event count for the event before it. */
export function notableEvents(line: Line): NotableEvent[] {
  const all: { event: Event; times: number; points: number[] }[] = [];
  for (const event of line.events) {
    let last = all.at(-1);
    if (!EVENT_STYLES[event.kind].quiet) {
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

/** What is told of a line, grouped by player. */
export function byPlayer(line: Line): { player: number | null; events: NotableEvent[] }[] {
  const groups: { player: number | null; events: NotableEvent[] }[] = [];
  for (const each of notableEvents(line)) {
    const last = groups.at(-1);
    const { player, kind } = each.event;
    const apart = player === null ? kind === "automa" : last?.player !== player;
    if (last && !apart) last.events.push(each);
    else groups.push({ player, events: [each] });
  }
  return groups;
}

/** Side effects of a player's own act: a winter, an emptied clearing, the automa's card. */
export function sideEffects(line: Line): Event[] {
  return line.events.filter(({ kind, cause }) => kind === "winter" || kind === "cleared" || cause?.kind === "automa");
}

/** Where in the log the lines after a player's own last act begin. */
export function sinceLastTurn(log: readonly Line[], seats: readonly number[]): number {
  for (let at = log.length - 1; at >= 0; at--) {
    const line = log[at]!;
    if (line.kind === "events" && seats.includes(line.seat ?? -1)) return at + 1;
  }
  return 0;
}

/** The card an event is about; null: none, or a hidden one. */
const cardOf = (event: Event): number | null => ("card" in event ? event.card : null);

/** The known cards of some events. */
export function cardsOf(events: readonly Event[]): Set<number> {
  return new Set(events.map(cardOf).filter((card) => card !== null));
}

/** Cards placed face up by these lines. */
export function changed(lines: readonly Line[]): ReadonlySet<number> {
  return cardsOf(lines.flatMap(({ events }) => events.filter(({ kind }) => EVENT_STYLES[kind].open)));
}

/** The cards that came into a player's hand in the last turn and since; the first turn has no event. */
export function recentlyDrawn(log: readonly Line[], seat: number): ReadonlySet<number> {
  const events = log.flatMap((line) => line.events);
  const turns = events.flatMap(({ kind, player }, i) => (kind === "turn" && player === seat ? [i] : []));
  const lately = events.slice(turns.at(-2) ?? 0);
  return cardsOf(lately.filter(({ kind, player }) => (kind === "drawn" || kind === "taken") && player === seat));
}

/** Where hidden cards come from: the deck, or a player. */
export function originsOf(events: readonly Event[]): Map<number, string> {
  const origins = new Map<number, string>();
  for (const event of events) {
    const [card, { from }] = [cardOf(event), EVENT_STYLES[event.kind]];
    if (card !== null && from) origins.set(card, from === "player" ? `player-${event.player}` : from);
  }
  return origins;
}

/** Most important first. */
const WEIGHT: readonly Sound[] = ["end", "winter", "bonus", "place", "draw", "pay"];

/** The sound of some events: that of the most important one. */
export function soundOf(events: readonly Event[]): Sound | null {
  const heard = new Set(events.map(({ kind }) => EVENT_STYLES[kind].sound));
  return WEIGHT.find((sound) => heard.has(sound)) ?? null;
}

/** The event that stands for an undo: the most important one of the player's last act. */
export function lastAct(log: readonly Line[], seat: number): Event | null {
  const line = log.findLast((each) => each.kind === "events" && each.seat === seat && each.events.length > 0);
  const weight: Event["kind"][] = ["laid", "laid_face_down", "taken", "drawn", "caved", "discarded", "declined"];
  return weight.map((kind) => line?.events.find((event) => event.kind === kind)).find(Boolean) ?? null;
}
