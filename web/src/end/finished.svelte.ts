/** A finished game and everything known about it, loaded once for all tabs. */

import type { Table } from "../play/connection.svelte";
import { Points } from "../play/points.svelte";
import type { Costly, Review, Sheet, TableInfo, Turn, View } from "../protocol";
import { clamped, loadHistory } from "./history";
import { type Someone, people } from "./people";

export class Finished {
  readonly points: Points;
  turns = $state.raw<Turn[]>();
  /** Why the turns could not be loaded. */
  failure = $state.raw<unknown>();

  review = $state.raw<Review>();
  /** How much of the review is done, while the coach is working on it. */
  part = $state.raw<number>();
  /** The costly choices found so far. */
  found = $state.raw<Costly[]>([]);
  /** Why there is no review. */
  refusal = $state.raw<unknown>();

  /** The selected turn, for the whole page. */
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

  /** Everybody's points with reasons, by seat, once all are loaded. */
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

  /** Load what is missing. */
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

  /** Ask the coach for a review. It continues while other tabs are shown. */
  async askReview(): Promise<void> {
    if (this.review || this.part !== undefined) return;
    this.part = 0;
    this.found = [];
    this.refusal = undefined;
    try {
      const answer = await this.table.ask({ type: "review" }, (part, found) => {
        this.part = part;
        if (found) this.found = [...this.found, found];
      });
      if (answer.type === "review") this.review = answer;
    } catch (error) {
      this.refusal = error;
    } finally {
      this.part = undefined;
    }
  }
}
