/**
 * The table as it is shown: what the others do comes one act after the other, slowly enough to be
 * followed. Any tap or key brings it to the end.
 */

import { motion } from "../preferences.svelte";
import type { Line, View } from "../protocol";
import type { News, Table } from "./connection.svelte";

/** How long an act of somebody else is looked at. */
export const ACT_MS = 450;

/** A line of the log with the change of its player's points. */
export interface ShownLine extends Line {
  gain: number | null;
}

interface Step {
  lines: Line[];
  views: View[] | null;
}

export class Shown {
  views = $state.raw<View[]>([]);
  log = $state.raw<ShownLine[]>([]);
  /** Whether more is to come. */
  behind = $state(false);

  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: () => void;

  /** ``before`` is called when something is about to change: where things are is known then. */
  constructor(
    private readonly table: Table,
    private readonly before: (lines: Line[]) => void = () => {},
  ) {
    this.views = table.views;
    this.log = table.log.map((line) => ({ ...line, gain: null }));
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
    this.behind = false;
  };

  #take({ log, views }: News): void {
    const step = { lines: log, views };
    const others = log.some((line) => line.kind === "events" && !this.table.seats.includes(line.seat ?? -1));
    if (this.#timer === undefined && !(others && this.#slowly)) {
      this.#show(step);
      return;
    }
    this.#queue.push(step);
    if (this.#timer === undefined) this.#next();
  }

  get #slowly(): boolean {
    return motion.value && !document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  #next = (): void => {
    this.#timer = undefined;
    const step = this.#queue.shift();
    this.behind = this.#queue.length > 0;
    if (!step) return;
    this.#show(step);
    this.#timer = setTimeout(this.#next, ACT_MS);
  };

  #show({ lines, views }: Step): void {
    this.before(lines);
    const gain = (line: Line) => {
      if (line.kind !== "events" || line.seat === null || line.seat === undefined || !views) return null;
      const now = views[0]?.players[line.seat]?.score;
      const then = this.views[0]?.players[line.seat]?.score;
      return now == null || then == null ? null : now - then;
    };
    if (lines.length > 0) this.log = [...this.log, ...lines.map((line) => ({ ...line, gain: gain(line) }))];
    if (views) this.views = views;
  }
}
