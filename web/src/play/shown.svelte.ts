/**
 * The table as shown: the others' acts are played one after another, slowly enough to follow, and each
 * is applied to the table once it has been seen. Any tap or key skips to the end.
 */

import { type Speed, motion, speed } from "../preferences.svelte";
import type { Line, View } from "../protocol";
import type { News, Table } from "./connection.svelte";
import { shared } from "./sharing";
import { notableEvents, sideEffects } from "./story";

/** How long another player's act is shown, in milliseconds. */
export const PACE: Readonly<Record<Speed, number>> = { slow: 2200, normal: 1100, fast: 400, instant: 0 };

/** Laying a card is shown this many times longer than drawing one. */
const WEIGHT = 1.8;
/** With a longer backlog than this, the oldest acts are not played. */
const BEHIND = 8;

/** Something shown in the middle of the table. */
export interface Act {
  line: Line;
  /** Whether it has been applied already: then nothing waits for it. */
  past: boolean;
}

interface Step {
  lines: Line[];
  views: View[] | null;
}

export class Shown {
  views = $state.raw<View[]>([]);
  log = $state.raw<Line[]>([]);
  /** The act being played. */
  act = $state.raw<Act | null>(null);

  #queue: Step[] = [];
  /** Applied once its act has been seen. */
  #playing: Step | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: () => void;

  /** ``before`` is called just before something changes, while everything is still in its old place. */
  constructor(
    private readonly table: Table,
    private readonly before: (lines: Line[]) => void = () => {},
  ) {
    this.views = table.views;
    this.log = table.log;
    this.#stop = table.listen((news) => this.#take(news));
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#timer);
  }

  /** Show everything that has happened, now. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const steps = this.#playing ? [this.#playing, ...this.#queue] : this.#queue;
    this.#playing = undefined;
    this.#queue = [];
    for (const step of steps) this.#show(step);
    this.act = null;
  };

  #take({ log, views }: News): void {
    this.#queue.push({ lines: log, views });
    const own = log.find(({ kind, seat }) => kind === "events" && this.table.seats.includes(seat ?? -1));
    // A player who acts does not want to wait for the others.
    if (own || this.#pace === 0) this.skip();
    if (own && this.#pace > 0) {
      const events = sideEffects(own);
      if (events.length > 0) this.#play({ line: { ...own, events }, past: true });
    }
    if (this.#timer === undefined) this.#next();
  }

  get #pace(): number {
    const still = !motion.value || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
    return still ? 0 : PACE[speed.value];
  }

  #play(act: Act): void {
    this.act = act;
    const light = act.line.events.every(({ kind }) => kind !== "laid" && kind !== "winter");
    this.#timer = setTimeout(this.#next, this.#pace / (light ? WEIGHT : 1));
  }

  #next = (): void => {
    this.#timer = undefined;
    if (this.#playing) this.#show(this.#playing);
    this.act = null;
    for (const step of this.#queue.splice(0, this.#queue.length - BEHIND)) this.#show(step);
    this.#playing = this.#queue.shift();
    const line = this.#playing?.lines.find((each) => each.kind === "events" && notableEvents(each).length > 0);
    if (line) this.#play({ line, past: false });
    else if (this.#playing) this.#next();
  };

  /** A new view of a seat, with the same forests as before where nothing has changed: they are not drawn again. */
  #like(view: View): View {
    const before = this.views.find(({ seat }) => seat === view.seat);
    return { ...view, players: shared(before?.players, view.players) };
  }

  #show({ lines, views }: Step): void {
    this.before(lines);
    if (lines.length > 0) this.log = [...this.log, ...lines];
    if (views) this.views = views.map((view) => this.#like(view));
  }
}
