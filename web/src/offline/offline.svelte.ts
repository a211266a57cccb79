/** Preparing to work without a connection. */

import { catalogAddress } from "../cards/catalog";
import { alone, file } from "../place";

/** The cards of both games are kept. */
const GAMES = ["forest", "dartmoor"] as const;
/** How long to wait before trying again, if nothing could be reached. */
const AGAIN = 20_000;

class Offline {
  /** Whether pages and cards are stored, in the last requested language. */
  ready = $state(false);
  /** Whether nothing can be reached, as of the last try. */
  away = $state(!navigator.onLine);
  #language = "";
  #work = Promise.resolve();
  #python: Promise<boolean> | undefined;

  constructor() {
    addEventListener("offline", () => (this.away = true));
    addEventListener("online", () => (this.away = false));
  }

  /** Store the client and the cards in a language on this device; if that is impossible, nothing changes. */
  prepare(language: string): Promise<void> {
    if (language !== this.#language) {
      this.#language = language;
      this.ready = false;
      this.#work = this.#get(language);
    }
    return this.#work;
  }

  /** Also keep what games on this device need; resolves to whether it is here. */
  async keepPython(language: string): Promise<boolean> {
    await this.prepare(language);
    if (!this.ready) return false;
    this.#python ??= keptPython();
    return this.#python.catch((error: unknown) => {
      console.info("offline:", error);
      this.#python = undefined;
      return false;
    });
  }

  async #get(language: string): Promise<void> {
    // Service workers need a secure connection.
    if (!("serviceWorker" in navigator)) return;
    try {
      const registration = await navigator.serviceWorker.register(file("sw.js"));
      await controlled();
      await Promise.all(GAMES.map((game) => kept(catalogAddress(game, language))));
      // The app on a phone can start games against bots without a connection.
      if (installed() && !alone) await keptPython();
      if (language === this.#language) this.ready = true;
      await this.#update(registration);
    } catch (error) {
      console.info("offline:", error);
      // It may work next time.
      if (language === this.#language && !this.ready) this.#language = "";
    }
  }

  /** A page that is never closed gets new versions too. */
  async #update(registration: ServiceWorkerRegistration): Promise<void> {
    try {
      await registration.update();
      this.away = false;
    } catch (error) {
      console.info("offline:", error);
      this.away = true;
      setTimeout(() => void this.#update(registration), AGAIN);
    }
  }
}

export const offline = new Offline();

/** Whether this is the app on a home screen, not a page in a browser. */
export const installed = (): boolean => globalThis.matchMedia?.("(display-mode: standalone)").matches ?? false;

/**
 * Keep Python's files where its worker looks for them; a network comes when its bot first plays. Resolves to whether
 * they are there: a server may have no such page.
 */
async function keptPython(): Promise<boolean> {
  const folder = new URL(file("python/"), location.href).href;
  const cache = await caches.open("python");
  const about = await fetch(`${folder}python.json`);
  if (!about.ok) return false;
  const parts = Object.entries((await about.clone().json()) as Record<string, { file: string }>);
  for (const [name, part] of parts)
    if (!name.startsWith("network-") && !(await cache.match(folder + part.file))) await cache.add(folder + part.file);
  await cache.put(`${folder}python.json`, about);
  return true;
}

/** Resolves once the worker controls this page. */
function controlled(): Promise<unknown> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return Promise.resolve();
  return new Promise((done) => serviceWorker.addEventListener("controllerchange", done, { once: true }));
}

/** Fetches a file; the worker keeps what passes through it. */
async function kept(path: string): Promise<void> {
  if (await caches.match(path, { ignoreVary: true })) return;
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
}
