/** Preparing to work without a connection. */

import { catalogAddress } from "../cards/catalog";
import { keepPacks, missing, needed, partsIn, settle } from "../ends/packs";
import { alone, file } from "../place";
import { LANGUAGES } from "../words/languages";

/** The cards of both games are kept. */
const GAMES = ["forest", "dartmoor"] as const;
/** How long to wait before trying again, if nothing could be reached. */
const AGAIN = 20_000;

class Offline {
  /** Whether pages and cards are stored, in the last requested language. */
  ready = $state(false);
  /** Whether every game can be played, with all bots at full strength, and in every language. */
  complete = $state(false);
  /** How many bytes that still takes, if they are not loaded unless somebody wants them. */
  left = $state(0);
  /** Whether the last try to keep everything failed. */
  failed = $state(false);
  /** Whether nothing can be reached, as of the last try. */
  away = $state(!navigator.onLine);
  #language = "";
  #work = Promise.resolve();
  #python: Promise<boolean> | undefined;
  #all = Promise.resolve();

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
    this.#python ??= keptPython(false);
    return this.#python.catch((error: unknown) => {
      console.info("offline:", error);
      this.#python = undefined;
      return false;
    });
  }

  /** Keep everything, with the networks of the bots; where bytes may be dear, only if somebody wants it. */
  keepAll(language: string, wanted = false): Promise<void> {
    this.#all = this.#all.then(() => this.#keepAll(language, wanted));
    return this.#all;
  }

  async #keepAll(language: string, wanted: boolean): Promise<void> {
    await this.prepare(language);
    if (!this.ready || this.complete) return;
    this.failed = false;
    try {
      this.left = wanted || !frugal() ? 0 : await bytesLeft();
      if (this.left) return;
      if (!(await keptPython(true))) throw new Error("there is no Python here");
      await keptCards(...Object.keys(LANGUAGES));
      this.complete = true;
    } catch (error) {
      console.info("offline:", error);
      this.left = await bytesLeft().catch(() => 0);
      this.failed = true;
    }
  }

  async #get(language: string): Promise<void> {
    // Service workers need a secure connection.
    if (!("serviceWorker" in navigator)) return;
    try {
      const registration = await navigator.serviceWorker.register(file("sw.js"));
      await controlled();
      await keptCards(language);
      // The app on a phone can start games against bots without a connection.
      const app = installed() && !alone;
      if (app) await keptPython(false);
      if (language === this.#language) this.ready = true;
      if (app) void keepRest();
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

/** Whether bytes may be dear here, as far as the browser says. */
function frugal(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } };
  return connection?.saveData === true || connection?.type === "cellular";
}

const pythonFolder = () => new URL(file("python/"), location.href).href;

/** Keep Python's files where its worker looks for them. Resolves to whether they are there: a server may have none. */
async function keptPython(networks: boolean): Promise<boolean> {
  const folder = pythonFolder();
  const parts = await partsIn(folder);
  if (!parts) return false;
  await keepPacks(folder, networks ? Object.values(parts) : needed(parts));
  await settle(folder, parts);
  return true;
}

/** Also keep what such games can do without; what cannot be had now is for the next visit. */
async function keepRest(): Promise<void> {
  try {
    await keptCards(...Object.keys(LANGUAGES));
    if (!frugal()) await keptPython(true);
  } catch (error) {
    console.info("offline:", error);
  }
}

/** How many bytes of Python's files are not kept yet. */
async function bytesLeft(): Promise<number> {
  const folder = pythonFolder();
  const parts = await partsIn(folder);
  const left = await missing(folder, Object.values(parts ?? {}));
  return left.reduce((sum, { size }) => sum + size, 0);
}

/** Keep the cards of both games in some languages. */
const keptCards = (...languages: string[]) =>
  Promise.all(GAMES.flatMap((game) => languages.map((language) => kept(catalogAddress(game, language)))));

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
