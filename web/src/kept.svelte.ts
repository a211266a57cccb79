/** What this device remembers. */

/** Browsers may delete what they were not asked to keep; some ask the user first. */
export function persist(): void {
  void navigator.storage?.persist?.().catch(() => false);
}

/** A value; other tabs of the browser follow. */
export class StoredValue<T> {
  #value = $state.raw() as T;

  constructor(
    readonly key: string,
    private readonly initial: T,
  ) {
    this.#value = this.#read();
    addEventListener("storage", (event) => {
      if (event.key === key || event.key === null) this.#value = this.#read();
    });
  }

  get value(): T {
    return this.#value;
  }

  set value(to: T) {
    this.#value = to;
    try {
      localStorage.setItem(this.key, JSON.stringify(to));
    } catch {
      // Storage is full or forbidden: it lasts as long as the page.
    }
  }

  #read(): T {
    try {
      const text = localStorage.getItem(this.key);
      return text === null ? this.initial : (JSON.parse(text) as T);
    } catch {
      return this.initial;
    }
  }
}
