import { afterEach, expect, it, vi } from "vitest";
import type { FromPython } from "./messages";

const PARTS = Object.fromEntries(["engine", "standard", "library"].map((name) => [name, { file: name, size: 10 }]));

afterEach(() => vi.unstubAllGlobals());

/** A packed file. */
const packed = () => new Response(new Response("{}").body!.pipeThrough(new CompressionStream("gzip")));

it("Python starts on a device that has no room to keep it", async () => {
  const told: FromPython[] = [];
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  vi.doMock("pyodide", () => ({
    version: "1",
    loadPyodide: async () => ({ unpackArchive: vi.fn(), runPython: vi.fn(), pyimport: () => ({ JsonPage: vi.fn() }) }),
  }));
  vi.doMock("pyodide/pyodide.asm.mjs", () => ({ default: vi.fn() }));
  const full = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  const cache = { match: () => Promise.resolve(undefined), put: full };
  vi.stubGlobal("caches", { open: () => Promise.resolve(cache) });
  vi.stubGlobal("fetch", async (url: string) => (url.endsWith(".json") ? Response.json(PARTS) : packed()));
  vi.stubGlobal("self", {
    name: "https://spinney.example/python/",
    postMessage: (message: FromPython) => told.push(message),
    addEventListener: vi.fn(),
  });
  // Its types are a worker's, which this page has not.
  await vi.importActual("./python");
  await vi.waitFor(() => expect(told.at(-1)).toEqual({ kind: "loaded", part: 1 }));
});
