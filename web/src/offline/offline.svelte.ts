/** Preparing to work without a connection. */

import { catalogAddress } from "../cards/catalog";
import { file } from "../place";

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

  async #get(language: string): Promise<void> {
    // Service workers need a secure connection.
    if (!("serviceWorker" in navigator)) return;
    try {
      const registration = await navigator.serviceWorker.register(file("sw.js"));
      await controlled();
      await Promise.all(GAMES.map((game) => kept(catalogAddress(game, language))));
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
