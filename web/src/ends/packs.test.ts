import { afterEach, expect, it, vi } from "vitest";
import { type Parts, discard, pack, partsIn } from "./packs";

const FOLDER = "https://spinney.example/python/";
const named = (version: number) => ({ engine: { file: `engine-${version}.pack`, size: 10 } }) as unknown as Parts;

afterEach(() => vi.unstubAllGlobals());

/** What the files are where the web gives this answer, and these were kept. */
function found(answer: () => Promise<Response>, kept?: Parts): Promise<Parts | null> {
  const cache = { match: () => Promise.resolve(kept && Response.json(kept)) };
  vi.stubGlobal("caches", { open: () => Promise.resolve(cache) });
  vi.stubGlobal("fetch", answer);
  return partsIn(FOLDER);
}

const says = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));
const fresh = () => Promise.resolve(Response.json(named(2)));
const down = () => says("bad gateway", 502);
const absent = () => says("not found", 404);
const unreadable = () => says("<!doctype html>");
const lost = () => Promise.reject(new TypeError("no network"));

it("Python's files are what the web says now", async () => {
  expect(await found(fresh)).toEqual(named(2));
  expect(await found(fresh, named(1))).toEqual(named(2));
});

it("Python's files are the kept ones where the web does not say", async () => {
  for (const answer of [down, absent, unreadable, lost]) expect(await found(answer, named(1))).toEqual(named(1));
});

it("there is no Python only where the web says so and none is kept", async () => {
  for (const answer of [absent, unreadable]) expect(await found(answer)).toBeNull();
  await expect(found(down)).rejects.toThrow("502");
  await expect(found(lost)).rejects.toThrow("no network");
});

it("a file that cannot be read is fetched again", async () => {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (address: string) => kept.get(address)?.clone(),
    put: async (address: string, answer: Response) => void kept.set(address, answer),
    delete: async (address: string) => kept.delete(address),
  };
  vi.stubGlobal("caches", { open: async () => cache });
  const packed = named(2).engine;
  for (const text of ["<!doctype html>", "Python"]) {
    vi.stubGlobal("fetch", () => says(text));
    expect(await (await pack(FOLDER, packed)).text()).toBe(text);
    expect(await (await pack(FOLDER, packed)).text()).toBe(text);
    expect(kept.size).toBe(1);
    await discard(FOLDER, packed);
    expect(kept.size).toBe(0);
  }
});

it("also if it is found unreadable before it is kept", async () => {
  let last = Promise.resolve();
  const request = (_: string, work: () => Promise<void>) => (last = last.then(work));
  vi.stubGlobal("navigator", { locks: { request } });
  const kept = new Set<string>();
  let arrives = () => {};
  const cache = {
    match: async () => undefined,
    put: (address: string) => new Promise<void>((done) => (arrives = () => done(void kept.add(address)))),
    delete: async (address: string) => kept.delete(address),
  };
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("fetch", unreadable);
  await pack(FOLDER, named(2).engine);
  const discarded = discard(FOLDER, named(2).engine);
  await new Promise((done) => setTimeout(done));
  arrives();
  await discarded;
  expect(kept.size).toBe(0);
});
