import { afterEach, describe, expect, it, vi } from "vitest";
import { type Parts, needed } from "../ends/packs";
import { offline } from "./offline.svelte";
import { cacheFirst, catalogsIn, networkFirst, outdated, staleWhileRevalidate, strategyFor } from "./ways";

const HERE = "https://spinney.example";
const FILES = new Set(["index.html", "icon.svg", "assets/main-1.js"]);
const way = (path: string, more: { method?: string; mode?: string } = {}) =>
  strategyFor({ method: "GET", mode: "cors", url: new URL(path, HERE).href, ...more }, `${HERE}/`, FILES);

describe("the worker answers", () => {
  it("pages, which all addresses are that no file and no server has", () => {
    for (const path of ["/", "/pad", "/pad/history?game=1", "/t/ABCDEF", "/apiary"])
      expect(way(path, { mode: "navigate" })).toBe("page");
    for (const path of ["/api/tables/ABCDEF/replay", "/metrics", "/health", "/robots.txt"])
      expect(way(path, { mode: "navigate" })).toBe("pass");
    expect(way("/pad")).toBe("pass");
  });

  it("files of this version and of others", () => {
    expect(way("/assets/main-1.js")).toBe("file");
    expect(way("/assets/main-0.js")).toBe("file");
    expect(way("/icon.svg")).toBe("file");
    expect(way("/other.svg")).toBe("pass");
  });

  it("catalogs, and nothing else that a server says", () => {
    expect(way("/api/catalog/forest?language=de")).toBe("catalog");
    for (const path of ["/api/tables", "/api/tables/ABCDEF", "/api/catalog/forest/more", "/ready"])
      expect(way(path)).toBe("pass");
    expect(way("/api/catalog/forest", { method: "POST" })).toBe("pass");
  });

  it("nobody else", () => {
    expect(way("https://elsewhere.example/assets/main-1.js")).toBe("pass");
    expect(way("wss://spinney.example/api/tables/ABCDEF/play")).toBe("pass");
  });
});

it("the version before stays for pages that are still open", () => {
  const names = ["spinney-1", "other", "spinney-2", "spinney-3"];
  expect(outdated(names, "spinney-3")).toEqual(["spinney-1"]);
  expect(outdated(["spinney-3"], "spinney-3")).toEqual([]);
  // Back to an earlier version.
  expect(outdated(names, "spinney-1")).toEqual(["spinney-2"]);
});

it("the catalogs in use are found again", () => {
  const german = `${HERE}/api/catalog/forest?language=de`;
  const kept = `${HERE}/catalog/forest-de.json`;
  const all = [
    german,
    `${HERE}/index.html`,
    german,
    `${HERE}/api/tables`,
    kept,
    `${HERE}/elsewhere/catalog/forest-de.json`,
  ];
  expect(catalogsIn(all, `${HERE}/`)).toEqual([german, kept]);
});

const answer = (text: string, status = 200) => new Response(text, { status });
const lost = () => Promise.reject(new TypeError("no network"));
const nothing = () => Promise.resolve(undefined);
const slow = () => new Promise<Response>(() => undefined);
const said = async (response: Promise<Response>) => (await response).text();

describe("a page", () => {
  const kept = () => Promise.resolve(answer("kept"));

  it("comes from the network, even where it is a refusal", async () => {
    expect(await said(networkFirst(() => Promise.resolve(answer("new")), kept, 50))).toBe("new");
    expect(await said(networkFirst(() => Promise.resolve(answer("gone", 404)), kept, 50))).toBe("gone");
  });

  it("is the kept one if there is no network, if it is slow, or if the server is down", async () => {
    expect(await said(networkFirst(lost, kept, 50))).toBe("kept");
    expect(await said(networkFirst(slow, kept, 1))).toBe("kept");
    expect(await said(networkFirst(() => Promise.resolve(answer("bad gateway", 502)), kept, 50))).toBe("kept");
  });

  it("is what the network says where none is kept", async () => {
    expect(await said(networkFirst(() => Promise.resolve(answer("down", 503)), nothing, 50))).toBe("down");
    await expect(networkFirst(lost, nothing, 50)).rejects.toThrow("no network");
  });
});

it("a file is asked for only if it is not kept", async () => {
  const ask = vi.fn(() => Promise.resolve(answer("new")));
  expect(await said(cacheFirst(() => Promise.resolve(answer("kept")), ask))).toBe("kept");
  expect(ask).not.toHaveBeenCalled();
  expect(await said(cacheFirst(nothing, ask))).toBe("new");
});

describe("a catalog", () => {
  const run = (find: () => Promise<Response | undefined>, ask: () => Promise<Response>) => {
    const keep = vi.fn(async () => undefined);
    const later = vi.fn();
    return { keep, later, response: staleWhileRevalidate(find, ask, keep, later) };
  };

  it("is kept when it first comes", async () => {
    const { keep, response } = run(nothing, () => Promise.resolve(answer("new")));
    expect(await said(response)).toBe("new");
    expect(keep).toHaveBeenCalledOnce();
  });

  it("is there at once from then on, and renewed for the next time", async () => {
    const { keep, later, response } = run(
      () => Promise.resolve(answer("kept")),
      () => Promise.resolve(answer("new")),
    );
    expect(await said(response)).toBe("kept");
    await later.mock.calls[0]![0];
    expect(keep).toHaveBeenCalledOnce();
  });

  it("is not replaced by a refusal or by nothing", async () => {
    for (const ask of [() => Promise.resolve(answer("too fast", 429)), lost]) {
      const { keep, later, response } = run(() => Promise.resolve(answer("kept")), ask);
      expect(await said(response)).toBe("kept");
      await later.mock.calls[0]![0];
      expect(keep).not.toHaveBeenCalled();
    }
  });
});

describe("getting ready", () => {
  afterEach(() => vi.unstubAllGlobals());

  const browser = (kept: string[]) => {
    const fetched: string[] = [];
    const register = vi.fn(() => Promise.resolve({ update: () => Promise.resolve() }));
    vi.stubGlobal("navigator", { serviceWorker: { controller: {}, register } });
    vi.stubGlobal("caches", { match: (path: string) => Promise.resolve(kept.includes(path) ? answer("") : undefined) });
    vi.stubGlobal("fetch", (path: string) => {
      fetched.push(path);
      return path.includes("language=xx") ? lost() : Promise.resolve(answer("{}"));
    });
    return { fetched, register };
  };

  it("asks for the catalogs of the language that are not kept", async () => {
    const { fetched, register } = browser(["/api/catalog/forest?language=de"]);
    await offline.prepare("de");
    expect(register).toHaveBeenCalledWith("/sw.js");
    expect(fetched).toEqual(["/api/catalog/dartmoor?language=de"]);
    expect(offline.ready).toBe(true);
  });

  it("is not ready without them, and tries again when asked again", async () => {
    const { register } = browser([]);
    vi.spyOn(console, "info").mockImplementation(() => undefined);
    await offline.prepare("xx");
    expect(offline.ready).toBe(false);
    await offline.prepare("xx");
    expect(register).toHaveBeenCalledTimes(2);
  });

  it("happens once", async () => {
    const { register } = browser([]);
    await Promise.all([offline.prepare("fr"), offline.prepare("fr")]);
    await offline.prepare("fr");
    expect(register).toHaveBeenCalledOnce();
    expect(offline.ready).toBe(true);
  });

  it("is for the language asked for last", async () => {
    browser([]);
    const first = offline.prepare("xx");
    await Promise.all([first, offline.prepare("it")]);
    expect(offline.ready).toBe(true);
  });

  it("is never ready where there are no workers", async () => {
    vi.stubGlobal("navigator", {});
    await offline.prepare("es");
    expect(offline.ready).toBe(false);
  });
});

describe("keeping everything", () => {
  afterEach(() => vi.unstubAllGlobals());

  const PARTS = Object.fromEntries(
    ["engine", "standard", "library", "network-forest", "network-new"].map((name) => [
      name,
      { file: `${name}.pack`, size: 10 },
    ]),
  );
  const HOME = new URL("/python/", location.href).href;
  const NEEDED = needed(PARTS as Parts).map(({ file }) => HOME + file);

  /** A browser that says this about its connection; what cannot be had is lost. */
  const browser = (connection: object, lostFiles: string[] = []) => {
    const kept = new Map<string, Response>();
    const asked: string[] = [];
    const ask = (url: string) => {
      asked.push(url);
      if (lostFiles.some((name) => url.endsWith(name))) return lost();
      return Promise.resolve(url.endsWith("python.json") ? Response.json(PARTS) : answer("{}"));
    };
    const cache = {
      match: (url: string) => Promise.resolve(kept.get(url)),
      put: async (url: string, response: Response) => void kept.set(url, response),
      add: async (url: string) => void kept.set(url, await ask(url)),
      keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
      delete: (url: string) => Promise.resolve(kept.delete(url)),
    };
    const register = () => Promise.resolve({ update: () => Promise.resolve() });
    vi.stubGlobal("navigator", { serviceWorker: { controller: {}, register }, connection });
    vi.stubGlobal("caches", { match: () => Promise.resolve(undefined), open: () => Promise.resolve(cache) });
    vi.stubGlobal("fetch", ask);
    return { asked, packs: () => [...kept.keys()].filter((url) => url.endsWith(".pack")) };
  };

  it("asks first where bytes are dear", async () => {
    for (const connection of [{ saveData: true }, { type: "cellular" }]) {
      const { packs } = browser(connection);
      await offline.keepAll("en");
      expect(packs()).toEqual([]);
      expect([offline.complete, offline.left]).toEqual([false, 50]);
    }
  });

  it("says what is left where the connection is lost", async () => {
    browser({}, ["network-new.pack"]);
    vi.spyOn(console, "info").mockImplementation(() => undefined);
    await offline.keepAll("en");
    expect([offline.complete, offline.left]).toEqual([false, 10]);
  });

  it("says that it failed where only cards are lost, or what is left cannot be told", async () => {
    vi.spyOn(console, "info").mockImplementation(() => undefined);
    for (const [connection, name] of [
      [{}, "/api/catalog/dartmoor?language=es"],
      [{ saveData: true }, "python.json"],
    ] as const) {
      browser(connection, [name]);
      await offline.keepAll("en");
      expect([offline.complete, offline.failed, offline.left]).toEqual([false, true, 0]);
    }
  });

  it("is not done where there is no Python", async () => {
    browser({});
    const ask = fetch;
    vi.stubGlobal("fetch", (url: string) => (url.endsWith(".json") ? Promise.resolve(answer("", 404)) : ask(url)));
    vi.spyOn(console, "info").mockImplementation(() => undefined);
    await offline.keepAll("en");
    expect(offline.complete).toBe(false);
  });

  it("follows in the app on a home screen, which is ready without it and tries it once", async () => {
    const lostFiles = { de: "network-forest.pack", fr: "/api/catalog/dartmoor?language=es" };
    for (const [language, name] of Object.entries(lostFiles)) {
      const { asked, packs } = browser({}, [name]);
      vi.stubGlobal("matchMedia", () => ({ matches: true }));
      const info = vi
        .spyOn(console, "info")
        .mockReset()
        .mockImplementation(() => undefined);
      await offline.prepare(language);
      expect(offline.ready).toBe(true);
      expect(packs()).toEqual(expect.arrayContaining(NEEDED));
      await vi.waitFor(() => expect(info).toHaveBeenCalledOnce());
      expect(await offline.keepPython(language)).toBe(true);
      expect(offline.ready).toBe(true);
      expect(asked.filter((url) => url.endsWith(name))).toHaveLength(1);
    }
  });

  it("has no networks in the app on a home screen where bytes are dear", async () => {
    const { asked, packs } = browser({ saveData: true });
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    await offline.prepare("it");
    await vi.waitFor(() => expect(asked).toContain("/api/catalog/dartmoor?language=es"));
    expect(packs()).toEqual(NEEDED);
  });

  it("has every file that is named there, and the cards in every language", async () => {
    const { asked, packs } = browser({ saveData: true });
    await offline.keepAll("en", true);
    expect([offline.complete, offline.failed, offline.left]).toEqual([true, false, 0]);
    expect(packs()).toEqual(Object.values(PARTS).map(({ file }) => HOME + file));
    for (const language of ["de", "en", "es", "fr", "it"])
      expect(asked).toContain(`/api/catalog/dartmoor?language=${language}`);
  });
});
