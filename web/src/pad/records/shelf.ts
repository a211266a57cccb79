/** Where scored games are stored: in the browser's database or, without one, as long as the page is open. */

import type { Scored } from "./record";

export interface Shelf {
  all(): Promise<Scored[]>;
  /** Add games, or replace those with the same id. */
  put(games: readonly Scored[]): Promise<void>;
  remove(id: string): Promise<void>;
}

const NAME = "spinney-scores";
const STORE = "games";

export async function openShelf(): Promise<Shelf> {
  try {
    return new Database(await open());
  } catch {
    return new Memory();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: "id" });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

class Database implements Shelf {
  constructor(private readonly db: IDBDatabase) {
    // Another tab with a newer client may upgrade the database.
    db.onversionchange = () => db.close();
  }

  all(): Promise<Scored[]> {
    return this.#do("readonly", (store) => store.getAll() as IDBRequest<Scored[]>);
  }

  async put(games: readonly Scored[]): Promise<void> {
    await this.#do("readwrite", (store) => games.forEach((game) => store.put(game)));
  }

  async remove(id: string): Promise<void> {
    await this.#do("readwrite", (store) => void store.delete(id));
  }

  /** One transaction: all or nothing. */
  #do<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T> | void): Promise<T> {
    return new Promise((done, failed) => {
      const transaction = this.db.transaction(STORE, mode);
      const asked = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(asked?.result as T);
      transaction.onabort = () => failed(transaction.error);
    });
  }
}

export class Memory implements Shelf {
  readonly #games = new Map<string, Scored>();

  async all(): Promise<Scored[]> {
    return [...this.#games.values()];
  }

  async put(games: readonly Scored[]): Promise<void> {
    for (const game of games) this.#games.set(game.id, game);
  }

  async remove(id: string): Promise<void> {
    this.#games.delete(id);
  }
}
