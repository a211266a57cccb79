/** The colours of the light theme, whatever the page is shown in: pictures are always drawn in them. */
export class Daylight {
  readonly #probe = document.createElement("i");

  constructor() {
    this.#probe.style.colorScheme = "light";
    document.body.append(this.#probe);
  }

  /** The colour of a token, or what it is on cards with a tree symbol. */
  of(token: string, symbol?: string): string {
    this.#probe.className = symbol ? `y-${symbol}` : "";
    this.#probe.style.color = `var(--${token})`;
    return getComputedStyle(this.#probe).color;
  }

  remove(): void {
    this.#probe.remove();
  }
}
