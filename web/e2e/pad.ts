/** Scores a forest on the pad by what is on the screen, and counts the taps it takes. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Locator, type Page, expect } from "@playwright/test";
import jsQR from "jsqr";
import { type PadFile, playerOf, tableOf } from "../src/pad/log.ts";
import type { Forests, Host, Player, Slot } from "../src/score/notation.ts";
import { settles } from "./settled.ts";
import { taps } from "./touch.ts";

const EXAMPLES = join(import.meta.dirname, "../../examples");
/** The order in which the pad goes through the slots. */
const WALK: readonly Slot[] = ["top", "top1", "top2", "left", "right", "bottom", "bottom1", "bottom2"];
/** Words in many names, which nobody would search for. */
const COMMON: ReadonlySet<string> = new Set(["european", "common", "great", "greater", "large", "wild", "dartmoor"]);

export function example(name: string): Forests {
  return JSON.parse(readFileSync(join(EXAMPLES, `${name}.json`), "utf-8")) as Forests;
}

/** How many taps an example takes according to the guide, in this way: the figure in its row and column. */
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

/** The forests without tree symbols and without left and right, which do not matter for the score. */
export function named({ players }: Forests): unknown {
  const place = (slot: Slot) => slot.replace(/left|right/, "side").replace(/\d/, "");
  return players.map(({ hosts = [], cave = 0 }) => ({
    cave,
    hosts: hosts.map((host) => [
      split(host.card).key,
      ...slotsOf(host)
        .flatMap((slot) => host[slot]!.map((card) => `${place(slot)} ${split(card).key}`))
        .sort(),
    ]),
  }));
}

/** Stores a pad on this device, to be resumed; call it before a page is opened. */
export async function left(page: Page, forests: Forests): Promise<void> {
  await page.context().addInitScript((text) => {
    if (location.protocol === "http:" && localStorage.getItem("spinney-pad") === null)
      localStorage.setItem("spinney-pad", text);
  }, JSON.stringify(forests));
}

/** The forests stored on this device: its own pad, or the one it shares. */
export async function kept(page: Page): Promise<Forests> {
  const file = await page.evaluate(() => {
    const current = JSON.parse(localStorage.getItem("spinney-pad")!) as PadFile | { code: string };
    if (!("code" in current)) return current;
    return (JSON.parse(localStorage.getItem("spinney-pad-drafts")!) as Record<string, PadFile>)[current.code]!;
  });
  const { players, rivals } = tableOf(file.ops);
  return {
    game: file.game,
    ...(file.sets && { sets: file.sets }),
    players: players.map(playerOf),
    ...(Object.keys(rivals).length > 0 && { rivals }),
  };
}

/** The text of a QR code, read from its picture. */
export async function linkIn(page: Page, qr: Locator): Promise<string> {
  await expect(qr.locator("svg")).toBeVisible();
  await settles(page); // the code fades in with its sheet
  const picture = (await qr.screenshot()).toString("base64");
  // Only light and dark, which is less to transfer than all colours.
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

/** How long people take, in milliseconds: to find a card and tap it, to scroll the list, to type a letter. */
export const PAUSES = { tap: 1500, swipe: 900, letter: 250 };

export class Scorer {
  /** How many taps, counting one for each word typed. */
  taps = 0;
  swipes = 0;
  letters = 0;
  #names: Map<string, string> | undefined;

  constructor(
    readonly page: Page,
    readonly hand: "touch" | "mouse" = "touch",
    /** Whether to wait as people do; otherwise the time is only added up. */
    readonly human = false,
  ) {}

  /** How long a person would have taken. */
  get seconds(): number {
    return (this.taps * PAUSES.tap + this.swipes * PAUSES.swipe + this.letters * PAUSES.letter) / 1000;
  }

  get chips(): Locator {
    return this.page.locator(".pad .chips .who:not(.add)");
  }

  get picker(): Locator {
    return this.page.locator(".pad .picker");
  }

  /** Everybody's total, final or not. */
  async expectTotals(...totals: number[]): Promise<void> {
    const found = totals.map((total) => new RegExp(`^${total}(?!\\d)`));
    await expect(this.chips.locator("strong")).toHaveText(found);
  }

  async #pauses(ms: number): Promise<void> {
    if (this.human) await this.page.waitForTimeout(ms);
  }

  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    await this.#pauses(PAUSES.tap);
    if (this.hand === "mouse") return what.click();
    // A click has left a mouse behind, and help appears at what it rests on; a phone has none.
    await this.page.mouse.move(1, 1);
    await taps(what);
  }

  async types(field: Locator, word: string): Promise<void> {
    this.taps += 1;
    this.letters += word.length;
    await this.#pauses(PAUSES.letter * word.length);
    await field.fill(word);
  }

  /** Starts a pad, as on the first visit. */
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

  async resumes(): Promise<void> {
    await this.tap(this.page.getByRole("button", { name: "Resume" }));
    await expect(this.picker).toBeVisible();
  }

  async shows(player: string): Promise<void> {
    await this.tap(this.chips.filter({ hasText: player }));
  }

  /** Enters a forest as it lies on the table: host by host, then the missing tree symbols, then the cave. */
  async enters({ hosts = [], cave = 0 }: Player): Promise<void> {
    for (const host of hosts) await this.entersHost(host);
    await this.catchesUp(hosts);
    if (cave) await this.fillsCave(cave);
  }

  async fillsCave(cards: number): Promise<void> {
    await this.tap(this.page.locator(".pick.cave"));
    await this.tap(this.page.getByRole("dialog").getByRole("button", { name: String(cards), exact: true }));
  }

  async entersHost(host: Host): Promise<void> {
    await this.lays(host.card);
    for (const slot of slotsOf(host)) await this.laysAll(host[slot]!);
  }

  /** Lays the cards of a slot, equal ones together if their tree symbols do not matter. */
  async laysAll(cards: readonly string[]): Promise<void> {
    const { key } = split(cards[0]!);
    const together = this.picker.locator(`[data-offer="${key}"] [data-times="${cards.length}"]`);
    if (cards.length > 1 && cards.every((card) => split(card).key === key) && (await together.count())) {
      await this.#brings(together);
      await this.tap(together);
    } else for (const card of cards) await this.lays(card);
  }

  /** Chooses a slot of the host in the middle of the screen. */
  async chooses(slot: number): Promise<void> {
    await this.tap(this.page.locator(`.large .slot.legal[data-place$="-${slot}"]`));
  }

  /** Lays a card, with its tree symbol if that matters; swipes or searches if the card is not in view. */
  async lays(card: string): Promise<void> {
    const { key, symbol } = split(card);
    const offer = this.picker.locator(`[data-offer="${key}"]`);
    const host = this.picker.locator(`.host[data-key="${key}"]`);
    await expect(this.picker.locator("[data-key]").first()).toBeVisible();
    if (!(await offer.count()) && !(await host.count())) await this.#searches(key);
    if (await host.count()) {
      await this.#brings(host);
      return this.tap(host);
    }
    const leaf = offer.locator(`[data-symbol="${symbol}"]`);
    const other = offer.locator('[data-symbol="other"]');
    const way = (await leaf.count()) ? leaf : symbol && (await other.count()) ? other : offer.locator(".candidate");
    await this.#brings(way);
    await this.tap(way);
  }

  async #searches(key: string): Promise<void> {
    const search = this.picker.getByRole("searchbox");
    await this.tap(search);
    await this.types(search, await this.#word(key));
  }

  /** Swipes until something is in view, by most of the height or width at a time. */
  async #brings(what: Locator): Promise<void> {
    const swipes = await what.evaluate((each) => {
      const list = each.closest<HTMLElement>(".list, .hosts, .body")!;
      const seen = () => {
        const [own, all] = [each.getBoundingClientRect(), list.getBoundingClientRect()];
        return (
          own.bottom <= all.bottom + 1 &&
          own.top >= all.top - 1 &&
          own.right <= all.right + 1 &&
          own.left >= all.left - 1
        );
      };
      let n = 0;
      for (; !seen() && n < 30; n += 1) {
        const [own, all] = [each.getBoundingClientRect(), list.getBoundingClientRect()];
        if (own.right > all.right + 1 || own.left < all.left - 1)
          list.scrollLeft += 0.8 * list.clientWidth * Math.sign(own.left - all.left);
        else
          list.scrollTop +=
            Math.sign(own.top - all.top) * Math.min(0.8 * list.clientHeight, Math.abs(own.top - all.top));
      }
      return n;
    });
    this.swipes += swipes;
    await this.#pauses(PAUSES.swipe * swipes);
  }

  /** Counts one more card; if it is out of view, a swipe comes first. */
  async counts(key: string): Promise<void> {
    const offered = this.picker.locator(`.candidate[data-key="${key}"]`);
    if (!(await this.#inView(offered))) this.taps += 1;
    await this.tap(offered);
  }

  /** Answers a question that the counts leave open. */
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

  /** Enters the missing tree symbols: symbol by symbol, then the cards that show none of them. */
  async catchesUp(hosts: readonly Host[]): Promise<void> {
    const asks = this.page.locator(".asks");
    if (!(await asks.isVisible())) return;
    await this.tap(asks);
    const sheet = this.page.getByRole("dialog");
    const lying = hosts.flatMap((host) => [host.card, ...slotsOf(host).flatMap((slot) => host[slot]!)]).map(split);
    const symbols = await sheet
      .locator("[data-leaf]")
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.leaf!));
    for (const symbol of symbols) {
      const tab = sheet.locator(`[data-leaf="${symbol}"]`);
      const open = new Set(
        await sheet.locator("[data-card]").evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.card!)),
      );
      const showing = lying.filter((card) => card.symbol === symbol && open.has(card.key));
      if (showing.length === 0) continue;
      if ((await tab.getAttribute("aria-pressed")) !== "true") await this.tap(tab);
      for (const { key } of showing) {
        const card = sheet.locator(`[data-card="${key}"][aria-pressed="false"]`).first();
        await this.#brings(card);
        await this.tap(card);
      }
    }
    await this.tap(sheet.locator(".act"));
    await expect(sheet).toBeHidden();
  }

  async #inView(card: Locator): Promise<boolean> {
    return card.evaluateAll((all) =>
      all.some((each) => {
        const [own, list] = [each.getBoundingClientRect(), each.closest(".list")!.getBoundingClientRect()];
        return own.bottom - own.height / 3 <= list.bottom && own.top >= list.top - 1;
      }),
    );
  }

  async #word(key: string): Promise<string> {
    const words = (await this.#loadNames()).get(key)!.split(/[\s-]/);
    return words.find((word) => !COMMON.has(word.toLowerCase())) ?? words[0]!;
  }

  /** The English names of the cards. */
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

/** Opens a pad for other phones; returns the code they need. */
export async function opensForOthers(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Several phones" }).click();
  await page.getByRole("button", { name: "Open for other phones" }).click();
  await page.waitForURL(/\/pad\/[A-Z0-9]{4,}$/);
  return page.url().split("/").at(-1)!;
}

/** Joins on another phone, to enter a forest there. */
export async function joins(page: Page, name: string): Promise<Scorer> {
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Enter my forest" }).click();
  const scorer = new Scorer(page);
  await expect(scorer.chips.filter({ hasText: name })).toHaveAttribute("aria-pressed", "true");
  return scorer;
}
