/**
 * The worker with Python: the engine, the bots and the tables of this device. Its files lie beside
 * the client, in the folder that is its name; the browser keeps them for the next time.
 */

import { loadPyodide, type PyodideInterface, version } from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { Layers } from "./layers";
import { Conflict, keep, logOf } from "./logs";
import type { FromPython, ToPython } from "./messages";
import { type Packed, discard, needed, pack, partsIn, settle } from "./packs";

/** What a call of spinney.page led to. */
interface Step {
  keep: [code: string, seq: number, entry: string][];
  say: [client: number, text: string][];
  answer: [ok: boolean, body: string] | null;
  again: number | null;
  network: string | null;
}

/** Memory of Python's. */
interface PythonArray {
  getBuffer(type: "i16"): { data: Int16Array; release(): void };
}

/** spinney.page.Page, with its steps as JSON. */
interface Page {
  load(code: string, log: string[]): void;
  forget(code: string): void;
  connect(client: number, code: string): void;
  leave(client: number): string;
  hear(client: number, text: string): string;
  ask(method: string, path: string, language: string, body: string): string;
  go_on(): string;
  bring(name: string, about: string, worker: object): string;
  do_without(name: string): string;
}

declare const self: DedicatedWorkerGlobalScope;
const FOLDER = self.name;
const CODE = /^\/api\/tables\/([0-9A-Za-z]+)/;

const tell = (message: FromPython) => self.postMessage(message);

// -- loading -------------------------------------------------------------------------------

/** Unpacks a file while it arrives. */
async function unpacked(packed: Packed, arrived: (bytes: number) => void): Promise<ArrayBuffer> {
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, next) {
      arrived(piece.byteLength);
      next.enqueue(piece);
    },
  });
  const { body } = await pack(FOLDER, packed);
  try {
    const whole = body!.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
    return await new Response(whole).arrayBuffer();
  } catch (error) {
    await discard(FOLDER, packed);
    throw error;
  }
}

const parts = partsIn(FOLDER).then((found) => found ?? Promise.reject(new Error("there is no Python here")));

async function loaded(): Promise<Page> {
  const wanted = needed(await parts);
  const all = wanted.reduce((sum, { size }) => sum + size, 0);
  let here = 0;
  const arrived = (bytes: number) => {
    here += bytes;
    // The last bit is for starting it.
    tell({ kind: "loaded", part: (0.9 * here) / all });
  };
  const [wasm, standardZip, libraryZip] = await Promise.all(wanted.map((part) => unpacked(part, arrived)));
  await settle(FOLDER, await parts).catch((error: unknown) => console.info("not kept:", error));
  // Pyodide asks for its files by name; they are here already.
  const files: Record<string, Response> = {
    "pyodide.asm.wasm": new Response(wasm, { headers: { "content-type": "application/wasm" } }),
    "python_stdlib.zip": new Response(standardZip),
  };
  const web = self.fetch;
  self.fetch = (input, init) => {
    const name = (input instanceof Request ? input.url : String(input)).split("/").at(-1)!;
    return name in files ? Promise.resolve(files[name]!) : web(input, init);
  };
  const python: PyodideInterface = await loadPyodide({
    indexURL: FOLDER,
    createPyodideModule,
    lockFileContents: { info: { ...info, version }, packages: {} },
    // Texts in every language, and no randomness in the order of sets.
    env: { PYTHONHASHSEED: "0" },
  } as Parameters<typeof loadPyodide>[0]);
  self.fetch = web;
  python.unpackArchive(libraryZip!, "zip", { extractDir: "/spinney" });
  python.runPython("import sys; sys.path.append('/spinney')");
  const { JsonPage } = python.pyimport("spinney.page") as { JsonPage: () => Page };
  const page = JsonPage();
  tell({ kind: "loaded", part: 1 });
  return page;
}

// -- at work -------------------------------------------------------------------------------

let timer: ReturnType<typeof setTimeout> | undefined;
/** The clients of each table. */
const clients = new Map<number, string>();
/** What comes in waits for what came before. */
let work: Promise<unknown> = Promise.resolve();
const others = new BroadcastChannel("spinney-tables");

/** Read a table that is not open yet. */
async function ready(page: Page, code: string | undefined): Promise<void> {
  if (!code) return;
  const log = await logOf(code.toUpperCase());
  page.load(
    code.toUpperCase(),
    log.map(({ entry }) => entry),
  );
}

/** Keep what is new, then tell it; if another page was first, its news are read instead. */
async function deliver(page: Page, text: string): Promise<Step["answer"]> {
  const step = JSON.parse(text) as Step;
  try {
    await keep(step.keep.map(([code, seq, entry]) => ({ code, seq, entry })));
  } catch (error) {
    const codes = new Set(step.keep.map(([code]) => code));
    for (const code of codes) closed(page, code);
    if (!(error instanceof Conflict)) throw error;
    return step.answer;
  }
  for (const code of new Set(step.keep.map(([code]) => code))) others.postMessage(code);
  for (const [client, said] of step.say) tell({ kind: "say", client, text: said });
  clearTimeout(timer);
  if (step.network !== null) bring(step.network);
  if (step.again !== null) timer = setTimeout(() => then((open) => deliver(open, open.go_on())), step.again);
  return step.answer;
}

// -- networks ------------------------------------------------------------------------------

/** The networks that are here, or on their way. */
const networks = new Map<string, Promise<void>>();

/** Load a network, once; then its bots go on, with it or without. */
function bring(name: string): void {
  if (networks.has(name)) return;
  const found = network(name)
    .then((layers) => then((page) => deliver(page, page.bring(name, layers.about, forPython(layers)))))
    .catch((error: unknown) => {
      console.info("network:", name, error);
      then((page) => deliver(page, page.do_without(name)));
    });
  networks.set(name, found);
}

async function network(name: string): Promise<Layers> {
  return new Layers(await unpacked((await parts)[`network-${name}`]!, () => {}));
}

/** The same for Python, whose arrays are memory to be read and released. */
function forPython(layers: Layers): object {
  function reading<T>(array: PythonArray, read: (data: Int16Array) => T): T {
    const buffer = array.getBuffer("i16");
    try {
      return read(buffer.data);
    } finally {
      buffer.release();
    }
  }
  return {
    look: (features: PythonArray, compact: number, rows: number) =>
      reading(features, (data) => layers.look(data, compact, rows)),
    logits: (row: number, actionParts: PythonArray, actions: number, most: number) =>
      reading(actionParts, (data) => layers.logits(row, data, actions, most)),
    outcome: (row: number) => layers.outcome(row),
  };
}

/** Close a table to read it again: its clients come back. */
function closed(page: Page, code: string): void {
  page.forget(code);
  for (const [client, at] of clients)
    if (at === code) {
      clients.delete(client);
      tell({ kind: "closed", client });
    }
}

async function take(page: Page, message: ToPython): Promise<void> {
  switch (message.kind) {
    case "ask": {
      const { number, method, path, language, body } = message;
      await ready(page, CODE.exec(path)?.[1]);
      const [ok, answer] = (await deliver(page, page.ask(method, path, language, body)))!;
      tell({ kind: "answer", number, ok, body: answer });
      break;
    }
    case "open": {
      const code = message.code.toUpperCase();
      await ready(page, code);
      clients.set(message.client, code);
      page.connect(message.client, code);
      tell({ kind: "opened", client: message.client });
      break;
    }
    case "send":
      if (clients.has(message.client)) await deliver(page, page.hear(message.client, message.text));
      break;
    case "close":
      if (clients.delete(message.client)) await deliver(page, page.leave(message.client));
  }
}

const python = loaded();
python.catch((error: unknown) => tell({ kind: "failed", why: String(error) }));

function then(what: (page: Page) => Promise<unknown>): void {
  work = work
    .then(async () => what(await python))
    .catch((error: unknown) => tell({ kind: "failed", why: String(error) }));
}

self.addEventListener("message", ({ data }: MessageEvent<ToPython>) => then((page) => take(page, data)));
others.addEventListener("message", ({ data }: MessageEvent<string>) => then(async (page) => closed(page, data)));
