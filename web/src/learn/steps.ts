/** The lessons: a stacked deal each, what to do with it, and how far the learner really got. */

import type { Catalog, Game } from "../cards/catalog";
import { hostFace, numbered } from "../cards/slots";
import { slotName, spoken } from "../cards/words";
import { listed } from "../end/people";
import { withoutUndone } from "../play/story";
import type { Event, Line, View } from "../protocol";
import { t } from "../words/words.svelte";
import dartmoor from "./dartmoor.json";
import forest from "./forest.json";

export interface Step {
  /** Its words. */
  id: string;
  /** Draw two cards, lay one, or lay one face down. */
  act: "draw" | "lay" | "down";
  /** The species laid, or one on the card laid face down. */
  card?: string;
  /** The host, from 1, and the slot named; any other place is as good. */
  at?: [host: number, slot: number];
  /** A species on each card to pay with. */
  pay?: string[];
  /** The event that ticks it off. */
  brings: Event["kind"];
  cause?: "effect" | "bonus";
}

export interface Lesson {
  /** The deal as a saved game: hands and the top of the deck are stacked. */
  deal: typeof forest.deal;
  steps: readonly Step[];
}

export const LESSONS = { forest, dartmoor } as unknown as Readonly<Record<Game, Lesson>>;

// -- what was done -------------------------------------------------------------------------

/** Something the learner did, with everything it led to. */
interface Act {
  events: Event[];
  /** Whether the turn went on to the next player. */
  over: boolean;
}

const isDraw = ({ kind, cause }: Event): boolean => (kind === "drawn" || kind === "taken") && cause === null;
const isPaying = ({ events }: Act): boolean => events.every(({ kind }) => kind === "paid");

/** Whether an event begins an act: a payment belongs to what is laid next, a draw to the one before it. */
function begins(event: Event, open: Act | undefined): boolean {
  if (isDraw(event)) return !open?.events.some(isDraw);
  const laying = event.kind === "paid" || event.kind === "laid" || event.kind === "laid_face_down";
  return laying && !(open && isPaying(open));
}

/** What the learner did and has not taken back. */
export function actsOf(log: readonly Line[], seat: number): Act[] {
  const acts: Act[] = [];
  let open: Act | undefined;
  /** A winter comes before the card drawn in its place. */
  let before: Event[] = [];
  for (const line of withoutUndone(log)) {
    if (line.kind !== "events" || line.seat !== seat) continue;
    for (const event of line.events) {
      if (event.kind === "turn") {
        if (open) open.over = true;
        open = undefined;
      } else if (begins(event, open)) {
        acts.push((open = { events: [...before, event], over: false }));
        before = [];
      } else if (open) open.events.push(event);
      else before.push(event);
    }
  }
  return acts;
}

const speciesOn = (catalog: Catalog, card: number): string[] => catalog.halves(card).map(({ species }) => species.key);

/** Whether an act is what a step asks for. */
function fits(step: Step, { events }: Act, catalog: Catalog): boolean {
  const paid = events.flatMap((event) => (event.kind === "paid" ? [speciesOn(catalog, event.card)] : []));
  const pay = step.pay ?? [];
  if (paid.length !== pay.length || !pay.every((key) => paid.some((card) => card.includes(key)))) return false;
  if (step.act === "draw") return events.filter(({ kind }) => kind === "drawn").length === 2;
  return events.some((event) => {
    if (step.act === "lay") return event.kind === "laid" && catalog.half(event.half).species.key === step.card;
    return (
      event.kind === "laid_face_down" && event.card !== null && speciesOn(catalog, event.card).includes(step.card!)
    );
  });
}

const brought = ({ brings, cause }: Step, { events }: Act): boolean =>
  events.some((event) => event.kind === brings && (!cause || event.cause?.kind === cause));

export interface Progress {
  /** The current step; as many as there are when all are done. */
  at: number;
  /** Whether something else was done instead: allowed, but the deal was stacked for this. */
  astray: boolean;
}

/** How far the learner got, by what the server says happened. */
export function progress(steps: readonly Step[], log: readonly Line[], view: View, catalog: Catalog): Progress {
  const acts = view.seat === null ? [] : actsOf(log, view.seat);
  for (const [i, act] of acts.entries()) {
    const step = steps[i];
    if (!step) return { at: i, astray: false };
    const unfinished = i === acts.length - 1 && !act.over;
    const halfway = isPaying(act) || (step.act === "draw" && act.events.filter(isDraw).length === 1);
    if (unfinished && halfway) return { at: i, astray: false };
    if (!fits(step, act, catalog)) return { at: i, astray: true };
    if (!brought(step, act)) return { at: i, astray: !unfinished };
  }
  return { at: acts.length, astray: false };
}

/** Whether a step means this card of the hand: to be laid, or to pay with. */
export function means({ card, pay }: Step, held: number, paying: boolean, catalog: Catalog): boolean {
  const species = speciesOn(catalog, held);
  return (paying ? (pay ?? []) : card ? [card] : []).some((key) => species.includes(key));
}

// -- what is said --------------------------------------------------------------------------

const strong = (text: string): string => `<b>${text}</b>`;

/** One sentence: what to press, in order, by the names on the table. */
export function sentenceOf(step: Step, view: View, catalog: Catalog, touch: boolean): string {
  const name = (key: string) => strong(spoken(catalog.get(key).name));
  const [number, slot] = step.at ?? [0, 0];
  const host = view.seat === null ? undefined : view.players[view.seat]?.hosts[number - 1];
  const face = host && hostFace(catalog, host);
  return t(`lesson-text-${step.id}`, {
    press: t(touch ? "lesson-tap" : "lesson-click"),
    card: step.card ? name(step.card) : "",
    place: face ? strong(slotName(face.moor, slot, numbered(face, number), null)) : "",
    pay: listed((step.pay ?? []).map(name)),
    draw: strong(t("draw-two")),
    lay: strong(t("prompt-place-it")),
  });
}
