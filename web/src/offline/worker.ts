/**
 * The service worker: keeps the whole client and the catalogs in use, so that the score pad works
 * without a connection. Every version of the client has its own cache, filled before the version is
 * used; a new version takes over at once, while pages of the previous one find their files in the
 * previous cache.
 */

import {
  INDEX,
  NETWORK_TIMEOUT,
  PREFIX,
  cacheFirst,
  catalogsIn,
  networkFirst,
  outdated,
  staleWhileRevalidate,
  strategyFor,
} from "./ways";

declare const self: ServiceWorkerGlobalScope;
/** Filled in by scripts/offline.ts. */
declare const __BUILT__: { version: string; files: string[] };

const { version, files } = __BUILT__;
const CURRENT = PREFIX + version;
/** Where the client lives, which is where this file is. */
const FOLDER = new URL(".", self.location.href).href;
const known: ReadonlySet<string> = new Set(files);
const EXACT = { ignoreVary: true };

async function install(): Promise<void> {
  const cache = await caches.open(CURRENT);
  await cache.addAll(files.map((name) => FOLDER + name));
  // The texts of cards may have changed too; a catalog that fails now is loaded when needed.
  await Promise.allSettled((await catalogsUsed()).map((url) => cache.add(url)));
  await self.skipWaiting();
}

async function catalogsUsed(): Promise<string[]> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const requests = await Promise.all(ours.map(async (name) => (await caches.open(name)).keys()));
  return catalogsIn(
    requests.flat().map(({ url }) => url),
    FOLDER,
  );
}

async function activate(): Promise<void> {
  await Promise.all(outdated(await caches.keys(), CURRENT).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(event: FetchEvent, strategy: "page" | "file" | "catalog"): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(CURRENT);
  const ask = () => fetch(request);
  switch (strategy) {
    case "page":
      return networkFirst(ask, () => cache.match(FOLDER + INDEX, EXACT), NETWORK_TIMEOUT);
    case "file":
      return cacheFirst(async () => (await cache.match(request, EXACT)) ?? caches.match(request, EXACT), ask);
    case "catalog":
      return staleWhileRevalidate(
        () => cache.match(request, EXACT),
        ask,
        (fresh) => cache.put(request, fresh),
        (work) => event.waitUntil(work),
      );
  }
}

async function show(notice: Notification): Promise<void> {
  notice.close();
  const path = String(notice.data);
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find(({ url }) => new URL(path, url).href === url);
  await (there ? there.focus() : self.clients.openWindow(path));
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
// A tap on a notification opens its table.
self.addEventListener("notificationclick", (event) => event.waitUntil(show(event.notification)));
self.addEventListener("fetch", (event) => {
  const strategy = strategyFor(event.request, FOLDER, known);
  if (strategy !== "pass") event.respondWith(answer(event, strategy));
});
