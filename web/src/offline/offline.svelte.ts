/** Getting ready to work without a connection. */

/** The cards of both games are kept. */
const GAMES = ["forest", "dartmoor"];

class Offline {
  /** Whether pages and cards are here, in the language asked for last. */
  ready = $state(false);
  #asked = "";

  /** Keep the client and the cards in a language on this device; where it cannot, nothing changes. */
  async prepare(language: string): Promise<void> {
    this.#asked = language;
    this.ready = false;
    // Only pages that came over a safe connection may have a worker.
    if (!("serviceWorker" in navigator)) return;
    try {
      const registration = await navigator.serviceWorker.register("/sw.js");
      await controlled();
      await Promise.all(GAMES.map((game) => kept(`/api/catalog/${game}?language=${language}`)));
      this.ready = this.#asked === language;
      // Whoever never closes the page gets new versions too.
      await registration.update();
    } catch (error) {
      console.info("not ready to work offline", error);
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
