/** The games scored on this device; other tabs follow. */

import { persist } from "../../kept.svelte";
import type { Scored } from "./record";
import { type Shelf, openShelf } from "./shelf";
import { latestFirst } from "./stats";

export class Records {
  /** The latest first; null until loaded. */
  games = $state.raw<Scored[] | null>(null);
  readonly #shelf: Promise<Shelf>;
  readonly #tabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("spinney-scores");

  constructor(shelf: Promise<Shelf>) {
    this.#shelf = shelf;
    this.#tabs?.addEventListener("message", () => void this.#read());
    void this.#read();
  }

  find(id: string | null): Scored | undefined {
    return this.games?.find((game) => game.id === id);
  }

  /** Save games; those with the same id are replaced. */
  async keep(...games: Scored[]): Promise<void> {
    // Plain values: reactive objects cannot be stored.
    await (await this.#shelf).put(JSON.parse(JSON.stringify(games)) as Scored[]);
    persist();
    await this.#changed();
  }

  async remove(id: string): Promise<void> {
    await (await this.#shelf).remove(id);
    await this.#changed();
  }

  async #changed(): Promise<void> {
    this.#tabs?.postMessage("changed");
    await this.#read();
  }

  async #read(): Promise<void> {
    this.games = latestFirst(await (await this.#shelf).all());
  }
}

let opened: Records | undefined;

/** Opened on first use. */
export const records = (): Records => (opened ??= new Records(openShelf()));
