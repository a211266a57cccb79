/** A finished game and all that is known of it: it is asked for once, whichever part shows. */

import type { Table } from "../play/connection.svelte";
import { Points } from "../play/points.svelte";
import type { Review, Sheet, TableInfo, Turn, View } from "../protocol";
import { clamped, loadHistory } from "./history";
import { type Someone, people } from "./people";

export class Finished {
  readonly points: Points;
  turns = $state.raw<Turn[]>();
  /** Why the turns could not be loaded. */
  failure = $state.raw<unknown>();

  review = $state.raw<Review>();
  /** How much of the review is done, while the coach works on it. */
  part = $state.raw<number>();
  /** Why there is none. */
  refusal = $state.raw<unknown>();

  /** The turn that is looked at, all over the page. */
  #step = $state<number>();

  constructor(readonly table: Table) {
    this.points = new Points(table);
  }

  get info(): TableInfo {
    return this.table.info!;
  }

  get view(): View {
    return this.table.views[0]!;
  }

  get players(): Someone[] {
    return people(this.info, this.table.seats);
  }

  /** Everybody's points with their reasons, by seat, as soon as all are there. */
  get sheets(): Sheet[] | undefined {
    const found = this.#seats.flatMap((player) => this.points.sheets.get(player) ?? []);
    return found.length === this.#seats.length ? found : undefined;
  }

  get #seats(): number[] {
    return [...(this.table.info?.seats.keys() ?? [])];
  }

  get step(): number {
    return clamped(this.#step ?? Infinity, this.turns ?? []);
  }

  set step(to: number) {
    this.#step = to;
  }

  /** Ask for what is not there yet. */
  async load(): Promise<void> {
    const missing = this.#seats.filter((player) => !this.points.sheets.has(player));
    await Promise.all([this.#loadTurns(), ...missing.map((player) => this.points.ask(player))]);
  }

  async #loadTurns(): Promise<void> {
    if (this.turns) return;
    this.failure = undefined;
    try {
      this.turns = await loadHistory(this.table.code, this.table.language);
    } catch (error) {
      this.failure = error;
    }
  }

  /** Let the coach look at the game. That goes on while other parts of the page show. */
  async askReview(): Promise<void> {
    if (this.review || this.part !== undefined) return;
    this.part = 0;
    this.refusal = undefined;
    try {
      const answer = await this.table.ask({ type: "review" }, (part) => (this.part = part));
      if (answer.type === "review") this.review = answer;
    } catch (error) {
      this.refusal = error;
    } finally {
      this.part = undefined;
    }
  }
}
