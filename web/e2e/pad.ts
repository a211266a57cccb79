/** Somebody who scores a forest on the pad by what the screen shows, and how often that takes a finger. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Locator, type Page, expect } from "@playwright/test";
import jsQR from "jsqr";
import type { Forests, Host, Player, Slot } from "../src/score/notation.ts";

const EXAMPLES = join(import.meta.dirname, "../../examples");
const WOODY: readonly Slot[] = ["top", "bottom", "left", "right"];
const MOOR: readonly Slot[] = ["top1", "bottom1", "top2", "bottom2"];
/** As the pad goes from slot to slot. */
const WALK: readonly Slot[] = ["top", "top1", "top2", "left", "right", "bottom", "bottom1", "bottom2"];
/** Words that many names have: nobody searches for these. */
const COMMON: ReadonlySet<string> = new Set(["european", "common", "great", "greater", "large", "wild", "dartmoor"]);

export function example(name: string): Forests {
  return JSON.parse(readFileSync(join(EXAMPLES, `${name}.json`), "utf-8")) as Forests;
}

/** So many taps the guide says that an example takes: the figure in its row and the column of this way. */
export function promised(name: string, way: string): number {
  const rows = readFileSync(join(EXAMPLES, "../docs/score-pad.md"), "utf-8")
    .split("\n")
    .filter((line) => line.startsWith("|"));
  const cells = (row: string) => row.split("|").map((cell) => cell.trim());
  const head = rows.map(cells).find((row) => row.includes(way));
  const row = rows.map(cells).find((row) => row[1]?.includes(name));
  const figure = Number(row?.[head?.indexOf(way) ?? -1]?.match(/^\d+/)?.[0]);
  if (!figure) throw new Error(`docs/score-pad.md does not say how many taps ${name} takes ${way}`);
  return figure;
}

const split = (card: string) => {
  const [key, symbol] = card.split("@") as [string, string?];
  return { key, symbol };
};
const slotsOf = (host: Host): Slot[] => WALK.filter((slot) => host[slot]?.length);

/** The forests without the leaves nobody was asked for. */
export function named({ players }: Forests): unknown {
  const plain = (cards: string[]) => cards.map((card) => split(card).key);
  return players.map(({ hosts = [], cave = 0 }) => ({
    cave,
    hosts: hosts.map((host) => [split(host.card).key, ...slotsOf(host).map((slot) => [slot, ...plain(host[slot]!)])]),
  }));
}

/** The pad of this device as it was left, before any page is opened. */
export async function left(page: Page, forests: Forests): Promise<void> {
  await page.context().addInitScript((text) => {
    if (location.protocol === "http:" && localStorage.getItem("spinney-pad") === null)
      localStorage.setItem("spinney-pad", text);
  }, JSON.stringify(forests));
}

/** What this device keeps of the pad. */
export async function kept(page: Page): Promise<Forests> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("spinney-pad")!) as Forests);
}

/** The text of a QR code, from what is painted. */
export async function linkIn(page: Page, qr: Locator): Promise<string> {
  await expect(qr.locator("svg")).toBeVisible();
  const picture = (await qr.screenshot()).toString("base64");
  // As rows of light and dark, which are less to tell than all colours.
  const rows = await page.evaluate(async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext("2d")!;
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    return Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) => (data[4 * (y * width + x)]! < 128 ? "1" : "0")).join(""),
    );
  }, picture);
  const dots = [...rows.join("")].flatMap((dark) => (dark === "1" ? [0, 0, 0, 255] : [255, 255, 255, 255]));
  return jsQR(Uint8ClampedArray.from(dots), rows[0]!.length, rows.length)!.data;
}

export class Scorer {
  /** Taps, and one for each word typed. */
  taps = 0;
  #names: Map<string, string> | undefined;

  constructor(
    readonly page: Page,
    readonly hand: "touch" | "mouse" = "touch",
  ) {}

  get chips(): Locator {
    return this.page.locator(".pad .chips .who:not(.add)");
  }

  get picker(): Locator {
    return this.page.locator(".pad .picker");
  }

  /** What everybody has now. */
  async expectTotals(...totals: number[]): Promise<void> {
    await expect(this.chips.locator("strong")).toHaveText(totals.map(String));
  }

  /** Press something, until the page knows: a finger's click follows when it has been lifted. */
  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    if (this.hand === "mouse") return what.click();
    await this.page.evaluate(() => {
      Object.assign(window, { clicked: false });
      addEventListener("click", () => Object.assign(window, { clicked: true }), { capture: true, once: true });
    });
    await what.tap();
    await this.page.waitForFunction(() => (window as unknown as { clicked: boolean }).clicked);
  }

  async types(field: Locator, word: string): Promise<void> {
    this.taps += 1;
    await field.fill(word);
  }

  /** Begin, as whoever opens the pad for the first time. */
  async starts(names: readonly string[], game = "Forest Shuffle"): Promise<void> {
    const { page } = this;
    await this.tap(page.getByRole("radio", { name: game }));
    const fields = page.locator(".names input");
    for (let i = await fields.count(); i > names.length; i--) await this.tap(page.locator(".names button").nth(i - 1));
    for (let i = await fields.count(); i < names.length; i++)
      await this.tap(page.getByRole("button", { name: "Add a player" }));
    for (const [i, name] of names.entries()) await this.types(fields.nth(i), name);
    await this.tap(page.getByRole("button", { name: "Start" }));
    await expect(this.picker).toBeVisible();
  }

  async goesOn(): Promise<void> {
    await this.tap(this.page.getByRole("button", { name: "Go on" }));
    await expect(this.picker).toBeVisible();
  }

  async shows(player: string): Promise<void> {
    await this.tap(this.chips.filter({ hasText: player }));
  }

  /** A forest as it lies there: host by host, slot by slot. */
  async enters({ hosts = [], cave = 0 }: Player): Promise<void> {
    for (const host of hosts) await this.entersHost(host);
    await this.catchesUp(hosts);
    if (cave) {
      await this.tap(this.page.locator(".pick.cave"));
      await this.types(this.page.getByLabel("Cards in the cave").locator("input"), String(cave));
      await this.tap(this.page.getByRole("button", { name: "Close" }));
    }
  }

  async entersHost(host: Host): Promise<void> {
    const next = this.picker.getByRole("button", { name: "Next host" });
    if (await next.isVisible()) await this.tap(next);
    await this.lays(host.card);
    const slots = host.top1 || host.top2 || host.bottom1 || host.bottom2 ? MOOR : WOODY;
    for (const slot of slotsOf(host))
      for (const card of host[slot]!) {
        await this.chooses(slots.indexOf(slot));
        await this.lays(card);
      }
  }

  /** A slot of the host in the middle of the screen, unless it is chosen already; a full one by what lies there. */
  async chooses(slot: number): Promise<void> {
    const slots = this.page.locator(".large .slot.legal");
    const places = await slots.evaluateAll((all) =>
      all.map((each) => ({
        place: Number((each as HTMLElement).dataset.place?.split("-")[1]),
        picked: each.ariaPressed === "true",
      })),
    );
    const index = places.findIndex(({ place }) => place === slot);
    if (places[index]?.picked) return;
    if (index >= 0) return this.tap(slots.nth(index));
    await this.tap(this.page.locator(`.large .host > :nth-child(${slot + 1}) button.strip`));
    await this.tap(this.page.getByRole("button", { name: "Another card in this slot" }));
  }

  /** A card: from those in view, or searched for; then its leaf, if it is asked for. */
  async lays(card: string): Promise<void> {
    const { key, symbol } = split(card);
    const offered = this.picker.locator(`.candidate[data-key="${key}"]`);
    if (!(await this.#inView(offered))) {
      const search = this.picker.getByRole("searchbox");
      await this.tap(search);
      await this.types(search, await this.#word(key));
    }
    await this.tap(offered);
    await this.#answers(symbol);
  }

  /** One more card, where they are only counted; out of view, a swipe comes first. */
  async counts(key: string): Promise<void> {
    const offered = this.picker.locator(`.candidate[data-key="${key}"]`);
    if (!(await this.#inView(offered))) this.taps += 1;
    await this.tap(offered);
  }

  /** What the numbers leave open. */
  async answersCount(text: string, value: number): Promise<void> {
    const question = this.page.locator(".question").filter({ hasText: text });
    await expect(question).toBeVisible();
    const choice = question.getByRole("button", { name: String(value), exact: true });
    if (await choice.count()) return this.tap(choice);
    const field = question.locator("input");
    await this.tap(field);
    await this.types(field, String(value));
    await field.press("Enter");
  }

  /** The leaves that were missing when their cards were laid. */
  async catchesUp(hosts: readonly Host[]): Promise<void> {
    const flagged = this.page.locator(".flagged");
    if (!(await flagged.isVisible())) return;
    await this.tap(flagged);
    await this.tap(this.page.locator(".problems button").first());
    const asked = this.page.locator(".picker.leaf h2");
    const names = await this.#loadNames();
    const answered = new Map<string, number>();
    while (await asked.isVisible()) {
      const question = await asked.innerText();
      const host = await this.page
        .locator(".row .pick[aria-pressed]")
        .evaluateAll((all) => all.findIndex((each) => each.ariaPressed === "true"));
      const cards = [hosts[host]!.card, ...slotsOf(hosts[host]!).flatMap((slot) => hosts[host]![slot]!)].map(split);
      const fitting = cards.filter(({ key }) => question.includes(`: ${names.get(key)}?`));
      const at = answered.get(`${host} ${question}`) ?? 0;
      answered.set(`${host} ${question}`, at + 1);
      await this.#answers(fitting[at]!.symbol);
    }
  }

  async #answers(symbol: string | undefined): Promise<void> {
    if (!(await this.page.locator(".picker.leaf").isVisible())) return;
    await this.tap(this.page.locator(`.picker.leaf [data-symbol="${symbol}"]`));
  }

  async #inView(card: Locator): Promise<boolean> {
    return card.evaluateAll((all) =>
      all.some((each) => {
        const [own, list] = [each.getBoundingClientRect(), each.parentElement!.getBoundingClientRect()];
        return own.bottom - own.height / 3 <= list.bottom && own.top >= list.top - 1;
      }),
    );
  }

  async #word(key: string): Promise<string> {
    const words = (await this.#loadNames()).get(key)!.split(/[\s-]/);
    return words.find((word) => !COMMON.has(word.toLowerCase())) ?? words[0]!;
  }

  /** What the cards are called in English. */
  async #loadNames(): Promise<Map<string, string>> {
    if (!this.#names) {
      const all = await this.page.evaluate(async () => {
        const games = await Promise.all(
          ["forest", "dartmoor"].map(async (game) => (await fetch(`/api/catalog/${game}?language=en`)).json()),
        );
        return (games as { species: { key: string; name: string }[] }[]).flatMap(({ species }) => species);
      });
      this.#names = new Map(all.map(({ key, name }) => [key, name.replaceAll("\u00ad", "")]));
    }
    return this.#names;
  }
}
