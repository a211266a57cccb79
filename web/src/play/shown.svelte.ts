/**
 * The table as it is shown: what the others do comes one act after the other, slowly enough to be
 * followed. Any tap or key brings it to the end.
 */

import { motion } from "../preferences.svelte";
import type { Line, View } from "../protocol";
import type { News, Table } from "./connection.svelte";

/** How long an act of somebody else is looked at. */
export const ACT_MS = 450;

interface Step {
  lines: Line[];
  views: View[] | null;
  /** Whether it is something to be followed. */
  pause: boolean;
}

export class Shown {
  views = $state.raw<View[]>([]);
  log = $state.raw<Line[]>([]);

  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: () => void;

  /** ``before`` is called when something is about to change: where things are is known then. */
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

  /** Show all that has happened, now. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const step of this.#queue.splice(0)) this.#show(step);
  };

  #take({ log, views }: News): void {
    const acts = log.filter((line) => line.kind === "events");
    this.#queue.push({ lines: log, views, pause: acts.length > 0 });
    // Whoever acts does not want to wait for the others.
    if (!this.#slowly || acts.some((line) => this.table.seats.includes(line.seat ?? -1))) this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  get #slowly(): boolean {
    return motion.value && !document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  #next = (): void => {
    this.#timer = undefined;
    const step = this.#queue.shift();
    if (!step) return;
    this.#show(step);
    if (step.pause) this.#timer = setTimeout(this.#next, ACT_MS);
    else this.#next();
  };

  #show({ lines, views }: Step): void {
    this.before(lines);
    if (lines.length > 0) this.log = [...this.log, ...lines];
    if (views) this.views = views;
  }
}
