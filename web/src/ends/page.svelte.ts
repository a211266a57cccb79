/** The page's own end: a worker with Python, where the tables of this device are. */

import { persist } from "../kept.svelte";
import { file } from "../place";
import type { Problem } from "../protocol";
import { type Channel, type Ear, type End, Refused, type Request } from "./end";
import type { FromPython, ToPython } from "./messages";

interface Waiting {
  resolve(body: string): void;
  reject(why: Refused): void;
}

class Python implements End {
  /** How much of it is here, from 0 to 1. */
  part = $state(0);
  failed = $state(false);

  #worker: Worker | undefined;
  #number = 0;
  #waiting = new Map<number, Waiting>();
  #ears = new Map<number, Ear>();

  /** Begin to load it; it is loaded once, and kept by the browser for the next time. */
  start(): void {
    if (this.#worker) return;
    const name = new URL(file("python/"), location.href).href;
    this.#worker = new Worker(new URL("./python.ts", import.meta.url), { type: "module", name });
    this.#worker.addEventListener("message", ({ data }: MessageEvent<FromPython>) => this.#take(data));
    this.#worker.addEventListener("error", (event) => this.#take({ kind: "failed", why: event.message }));
  }

  async ask<T>({ method, path, body, language }: Request): Promise<T> {
    const number = ++this.#number;
    const answered = new Promise<string>((resolve, reject) => this.#waiting.set(number, { resolve, reject }));
    this.#send({ kind: "ask", number, method, path, language, body: body ? JSON.stringify(body) : "" });
    return JSON.parse(await answered) as T;
  }

  open(code: string, ear: Ear): Channel {
    persist();
    const client = ++this.#number;
    let state: Channel["state"] = "opening";
    const channel: Channel = {
      get state() {
        return state;
      },
      send: (text) => this.#send({ kind: "send", client, text }),
      close: () => {
        if (state === "closed") return;
        state = "closed";
        this.#ears.delete(client);
        this.#send({ kind: "close", client });
      },
    };
    this.#ears.set(client, {
      opened: () => {
        state = "open";
        ear.opened();
      },
      heard: (text) => ear.heard(text),
      closed: () => {
        state = "closed";
        ear.closed();
      },
    });
    this.#send({ kind: "open", client, code });
    return channel;
  }

  #send(message: ToPython): void {
    this.start();
    this.#worker!.postMessage(message);
  }

  #take(message: FromPython): void {
    switch (message.kind) {
      case "loaded":
        this.failed = false;
        this.part = message.part;
        break;
      case "failed":
        this.#giveUp(message.why);
        break;
      case "answer": {
        const waiting = this.#waiting.get(message.number);
        this.#waiting.delete(message.number);
        if (message.ok) waiting?.resolve(message.body);
        else {
          const { code, message: why } = JSON.parse(message.body) as Problem;
          waiting?.reject(new Refused(code, why));
        }
        break;
      }
      case "opened":
        this.#ears.get(message.client)?.opened();
        break;
      case "say":
        this.#ears.get(message.client)?.heard(message.text);
        break;
      case "closed": {
        const ear = this.#ears.get(message.client);
        this.#ears.delete(message.client);
        ear?.closed();
      }
    }
  }

  /** Without Python everything is refused; the next request tries again. */
  #giveUp(why: string): void {
    console.info("python:", why);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.part = 0;
    this.failed = true;
    for (const waiting of this.#waiting.values()) waiting.reject(new Refused("unavailable", ""));
    this.#waiting.clear();
    const ears = [...this.#ears.values()];
    this.#ears.clear();
    for (const ear of ears) ear.closed();
  }
}

export const page = new Python();
