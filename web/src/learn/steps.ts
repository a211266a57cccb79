/** The lessons: what is explained, where to look, and how to tell that it was done. */

import type { Catalog, Game } from "../cards/catalog";
import type { Event, Line, Player, View } from "../protocol";

export type Region = "clearing" | "forest" | "hand" | "prompt" | "rivals" | "score" | "deck" | "log";

/** The table as the learner sees it. */
export interface Now {
  view: View;
  log: readonly Pick<Line, "kind" | "seat" | "events">[];
  catalog: Catalog;
}

export interface Step {
  id: string;
  region: Region | null;
  /** Whether it is done; a step without this is only read. */
  done?: (now: Now) => boolean;
}

export interface Lesson {
  /** A deal whose first hand suits the lesson. */
  seed: string;
  /** Who goes first: in Dartmoor the last player chooses a cave first. */
  start: number;
  steps: readonly Step[];
}

// -- what was done -------------------------------------------------------------------------

function own({ view }: Now): Player | undefined {
  return view.seat === null ? undefined : view.players[view.seat];
}

const DRAWS: ReadonlySet<Event["kind"]> = new Set(["drawn", "taken"]);

/** The learner's events, in order. */
function story({ view, log }: Now): Event["kind"][] {
  return log
    .flatMap((line) => line.events)
    .filter((event) => event.player === view.seat)
    .map((event) => event.kind);
}

const happened = (now: Now, kind: Event["kind"]) => story(now).includes(kind);

/** Whether the learner has drawn or taken two cards by choice: a cave may bring cards too. */
const drawn = ({ view, log }: Now): boolean =>
  log
    .flatMap((line) => line.events)
    .filter(({ kind, player, cause }) => player === view.seat && cause === null && DRAWS.has(kind)).length >= 2;

const laidHost = (now: Now) => (own(now)?.hosts.length ?? 0) > 0;
const laidMoor = (now: Now) => (own(now)?.hosts ?? []).some((host) => !host.face_down && host.kind === "moor");
const laidDweller = (now: Now) => (own(now)?.hosts ?? []).some((host) => host.slots.some((cards) => cards.length > 0));
const choseCave = (now: Now) => happened(now, "cave_chosen");
const undone = ({ log }: Now) => log.some((line) => line.kind === "undone");

/** A bonus is offered, or something happened that only a bonus of the first cards can bring. */
const earned = (now: Now) => now.view.prompt?.cause?.kind === "bonus" || happened(now, "extra_turn");

// -- the lessons ---------------------------------------------------------------------------

const read = (id: string, region: Region | null = null): Step => ({ id, region });
const task = (id: string, region: Region | null, done: (now: Now) => boolean): Step => ({ id, region, done });

export const LESSONS: Readonly<Record<Game, Lesson>> = {
  forest: {
    seed: "ba",
    start: 0,
    steps: [
      read("hand", "hand"),
      read("help", "hand"),
      task("draw", "deck", drawn),
      task("tree", "hand", laidHost),
      read("clearing", "clearing"),
      task("dweller", "hand", laidDweller),
      task("bonus", "prompt", earned),
      read("score", "score"),
      task("undo", null, undone),
      read("winter", "deck"),
      read("end"),
    ],
  },
  dartmoor: {
    seed: "3c",
    start: 1,
    steps: [
      task("cave", "prompt", choseCave),
      read("moors", "hand"),
      read("help", "hand"),
      task("draw", "deck", drawn),
      task("moor", "hand", laidMoor),
      read("clearing-moor", "clearing"),
      task("dweller-moor", "hand", laidDweller),
      task("bonus-moor", "prompt", earned),
      read("score", "score"),
      task("undo", null, undone),
      read("winter", "deck"),
      read("end"),
    ],
  },
};
