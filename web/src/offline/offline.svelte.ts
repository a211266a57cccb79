/** Getting ready to work without a connection. */

/** The cards of both games are kept. */
const GAMES = ["forest", "dartmoor"];
/** So long after nothing could be reached it is tried again. */
const AGAIN = 20_000;

class Offline {
  /** Whether pages and cards are here, in the language asked for last. */
  ready = $state(false);
  /** Whether nothing can be reached, as far as it has been tried. */
  away = $state(!navigator.onLine);
  #language = "";
  #work = Promise.resolve();

  constructor() {
    addEventListener("offline", () => (this.away = true));
    addEventListener("online", () => (this.away = false));
  }

  /** Keep the client and the cards in a language on this device; where it cannot, nothing changes. */
  prepare(language: string): Promise<void> {
    if (language !== this.#language) {
      this.#language = language;
      this.ready = false;
      this.#work = this.#get(language);
    }
    return this.#work;
  }

  async #get(language: string): Promise<void> {
    // Only pages that came over a safe connection may have a worker.
    if (!("serviceWorker" in navigator)) return;
    try {
      const registration = await navigator.serviceWorker.register("/sw.js");
      await controlled();
      await Promise.all(GAMES.map((game) => kept(`/api/catalog/${game}?language=${language}`)));
      if (language === this.#language) this.ready = true;
      await this.#update(registration);
    } catch (error) {
      console.info("offline:", error);
      // Next time it may work.
      if (language === this.#language && !this.ready) this.#language = "";
    }
  }

  /** Whoever never closes the page gets new versions too. */
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

/** Until the worker answers for this page. */
function controlled(): Promise<unknown> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return Promise.resolve();
  return new Promise((done) => serviceWorker.addEventListener("controllerchange", done, { once: true }));
}

/** The worker keeps what passes through it. */
async function kept(path: string): Promise<void> {
  if (await caches.match(path, { ignoreVary: true })) return;
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
}
