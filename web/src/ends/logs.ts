/** The tables of this device: each is a log, kept in the browser's database. */

const NAME = "spinney";
const STORE = "entries";

/** An entry of a table's log. */
export interface Kept {
  code: string;
  seq: number;
  entry: string;
}

/** Another page has written first. */
export class Conflict extends Error {}

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ["code", "seq"] });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

const of = (code: string) => IDBKeyRange.bound([code], [code, []]);

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(
        transaction.error?.name === "ConstraintError" ? new Conflict() : (transaction.error ?? new Error("aborted")),
      );
  });
}

/** All entries are kept, or none. */
export async function keep(entries: readonly Kept[]): Promise<void> {
  if (entries.length === 0) return;
  const transaction = (await database()).transaction(STORE, "readwrite", { durability: "strict" });
  const finished = done(transaction);
  for (const entry of entries) transaction.objectStore(STORE).add(entry);
  await finished;
}

function found<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
}

/** A table's log, oldest first; of all tables if none is named. */
export async function logOf(code?: string): Promise<Kept[]> {
  const store = (await database()).transaction(STORE).objectStore(STORE);
  return found<Kept[]>(store.getAll(code === undefined ? null : of(code)));
}

export async function forget(code: string): Promise<void> {
  const transaction = (await database()).transaction(STORE, "readwrite");
  const finished = done(transaction);
  transaction.objectStore(STORE).delete(of(code));
  await finished;
}
