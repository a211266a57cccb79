/** Checks the whole table whenever there is something to choose. */

import { type Page, type WebSocket, expect } from "@playwright/test";
import type { Event, Frames, Line } from "../src/protocol.ts";
import { type Player, wholeGame } from "./player.ts";
import { laidOut } from "./settled.ts";
import { type Box, type Seen, looks } from "./visible.ts";

/** Events without a line of their own in the log. */
const QUIET: ReadonlySet<Event["kind"]> = new Set(["turn", "over", "paid", "revealed"]);

/** A text without what is only there for its appearance. */
const bare = (text: string): string => text.replace(/[\s\u00ad/]/g, "");

/** How many looks there are between two interruptions. */
const EVERY = 8;

/** Something that happens in the middle of a game. */
export type Interruption = () => Promise<void>;

export class Witness {
  #lines: Line[] = [];
  #seats: number[] = [];
  #socket: WebSocket | undefined;
  /** How often it has looked. */
  looks = 0;
  /** How often a move was undone. */
  undone = 0;

  /** To be created before the table is opened, to hear everything the server sends. */
  constructor(readonly page: Page) {
    page.on("websocket", (socket) => {
      this.#socket = socket;
      socket.on("framereceived", ({ payload }) => {
        // Like the page, it no longer listens to a socket that was given up and is not closed yet.
        if (socket === this.#socket) this.#hears(JSON.parse(String(payload)) as Frames);
      });
    });
  }

  #hears(frame: Frames): void {
    if (frame.type === "welcome") {
      this.#seats = frame.seats;
      const [first] = frame.missed;
      if (first) this.#lines = this.#lines.filter(({ seq }) => seq < first.seq);
    }
    const news = frame.type === "welcome" ? frame.missed : frame.type === "update" ? frame.log : [];
    for (const line of news) {
      if (line.kind === "undone")
        for (let back = line.actions!; back > 0;) {
          const at = this.#lines.findLastIndex(({ kind }) => kind === "events");
          back -= this.#lines.splice(at, 1)[0]!.actions!;
        }
      this.#lines.push(line);
    }
  }

  /** Lets a player play to the end and checks the page at every choice; now and then something happens meanwhile. */
  async playsAll(player: Player, interruptions: readonly Interruption[] = []): Promise<void> {
    let next = 0;
    await wholeGame(async () => {
      while ((await player.waits()) === "mine") {
        if ((await this.#looksUnlessCovered()) && interruptions.length > 0 && this.looks % EVERY === 0) {
          await interruptions[next++ % interruptions.length]!();
          await player.waits();
          await this.#looksUnlessCovered();
        }
        await player.acts();
      }
    });
  }

  /** On a shared device everything is covered until the next player has it. */
  async #looksUnlessCovered(): Promise<boolean> {
    if (await this.page.locator(".curtain").count()) return false;
    await this.looksAround();
    return true;
  }

  /** What may interrupt a game. */
  readonly disturbances: Readonly<Record<"undo" | "reload" | "offline", Interruption>> = {
    undo: async () => {
      const undo = this.page.getByRole("button", { name: /^Undo/ });
      if (await undo.isDisabled()) return;
      await this.page.keyboard.press("Escape"); // otherwise only the selection would be undone
      const prompt = this.page.locator(".prompt");
      const move = (await prompt.getAttribute("data-move"))!;
      await undo.click();
      await expect(prompt, "the move is undone").not.toHaveAttribute("data-move", move);
      this.undone += 1;
    },
    reload: async () => {
      await this.page.reload();
    },
    offline: async () => {
      const context = this.page.context();
      await context.setOffline(true);
      await expect(this.page.locator(".turn .lost")).toBeVisible();
      await context.setOffline(false);
      await expect(this.page.locator(".turn .lost")).toBeHidden();
    },
  };

  async looksAround(): Promise<void> {
    this.looks += 1;
    expect(await faults(this.page, this.#regrets), `the page, look ${this.looks}`).toEqual([]);
    const { fresh, aloud, log } = await this.page.evaluate(told);
    if (log) expect(fresh, `the log, look ${this.looks}`).toEqual(this.#expected());
    const last = this.#lines.slice(-6).map((line) => bare(loud(line)));
    expect(aloud.map(bare), "what is read aloud").toEqual(last);
  }

  /** Whether the last thing that happened was an undo. */
  get #regrets(): boolean {
    return this.#lines.findLast(({ kind }) => kind === "events" || kind === "undone")?.kind === "undone";
  }

  /** Every event since the player's last turn, with its player and points. */
  #expected(): string[] {
    const own = this.#lines.findLastIndex(({ kind, seat }) => kind === "events" && this.#seats.includes(seat ?? -1));
    return this.#lines
      .slice(own + 1)
      .filter(({ kind }) => kind === "events")
      .flatMap((line) => lineOf(line));
  }
}

const loud = (line: Line): string =>
  grouped(line)
    .map(({ text }) => text)
    .join(".");

interface Group {
  player: number | null;
  text: string;
  times: number;
  points: number[];
}

/** The events in the log: equal ones are grouped, and the points of events without a line count for the one before. */
function grouped(line: Line): Group[] {
  const groups: Group[] = [];
  for (const event of line.events) {
    const text = event.text!.map((span) => span.text).join("");
    let last = groups.at(-1);
    if (!QUIET.has(event.kind)) {
      if (last && last.text === text) last.times += 1;
      else groups.push((last = { player: event.player, text, times: 1, points: [] }));
    }
    event.points?.forEach((gain, player) => last && (last.points[player] = (last.points[player] ?? 0) + gain));
  }
  return groups;
}

const signed = (gain: number): string => (gain < 0 ? `−${-gain}` : `+${gain}`);

function lineOf(line: Line): string[] {
  return grouped(line).map(({ player, text, times, points }) => {
    const own = player ?? line.seat ?? -1;
    const gains = [points[own] ?? 0, ...points.filter((_, other) => other !== own)].filter(Boolean).map(signed);
    return bare(`${text}${times > 1 ? `×${times}` : ""}${gains.join("")}`);
  });
}

/** Runs in the page: what the log says, and what is read aloud. */
function told(): { fresh: string[]; aloud: string[]; log: boolean } {
  const log = document.querySelector<HTMLElement>(".rail .log.fresh");
  return {
    log: log?.checkVisibility() ?? false,
    fresh: [...(log?.querySelectorAll("li:not(.about, .none) p") ?? [])].map((each) =>
      each.textContent!.replace(/[\s\u00ad/]/g, ""),
    ),
    aloud: [...document.querySelectorAll("[role=log].sr-only p")].map((each) => each.textContent!),
  };
}

/** What is wrong with the page, once it is up to date; `regrets` after an undo. */
export async function faults(page: Seen, regrets = false): Promise<string[]> {
  await page.mouse.move(1, 1); // help for what the mouse rests on covers other things
  if (!(await page.evaluate(`(${String(upToDate)})(${String(laidOut)})`))) return ["not up to date"];
  return looks(page, wrongs, regrets);
}

/** Runs in the page: waits until its numbers and its layout are final; false if that takes too long. */
async function upToDate(layout: typeof laidOut): Promise<boolean> {
  const end = performance.now() + 10_000;
  while (document.querySelector(".forest[aria-busy=true], .board span[aria-busy=true]")) {
    if (performance.now() > end) return false;
    await new Promise((next) => setTimeout(next, 20));
  }
  await layout();
  return true;
}

/** Runs in the page: what is wrong with it, once everything has reached its place. */
function wrongs(visible: (element: Element) => Box, regrets: boolean): string[] {
  const found: string[] = [];
  for (const each of document.getAnimations()) each.finish();
  const { innerWidth: width, innerHeight: height } = window;
  const small = width < 720 || height < 560;
  const board = document.querySelector<HTMLElement>(".board")!;
  const all = (selector: string) =>
    [...board.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
  const name = (element: Element) =>
    `${element.className} "${(element.ariaLabel ?? element.textContent ?? "").trim().slice(0, 40)}"`;
  if (document.documentElement.scrollWidth > width) found.push("wider than the screen");
  if (document.documentElement.scrollHeight > height) found.push("higher than the screen");

  // The prompt and the buttons are visible as a whole.
  for (const each of all(
    ".prompt, .prompt :is(.question, .option, button), .actions button, .bar button, .rival, .total",
  )) {
    const box = each.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1)
      if (!each.closest(".rivals") || getComputedStyle(each.closest(".rivals")!).overflowY === "visible")
        found.push(`outside: ${name(each)}`);
    if (
      !each.matches(".rival") &&
      each.scrollWidth > each.clientWidth + 1 &&
      getComputedStyle(each).display !== "inline"
    )
      found.push(`cut: ${name(each)}`);
  }
  for (const each of all(".who b, .who strong, .who .stat, .who .level")) {
    const around = each.closest(".who")!.getBoundingClientRect();
    const shows = Math.min(visible(each).right, around.right) - visible(each).left;
    if (each.scrollWidth > each.clientWidth + 1 || shows < each.getBoundingClientRect().width - 1)
      if (visible(each.closest(".who")!).bottom - around.top > around.height - 1) found.push(`cut: ${name(each)}`);
  }

  // A permanent effect only asks with a nearly full hand, after the first winter, or after an undo.
  const held = all(".hand .card").length;
  const winter = document.querySelector(".winters .on, .winters i:only-of-type") !== null;
  if (all(".prompt[data-asks=permanent]").length > 0 && held < 9 && !winter && !regrets)
    found.push(`a question with ${held} cards in hand`);

  // No button is too small or covered.
  const least = (each: HTMLElement) => (small && each.matches(".prompt *, .actions *, .bar *, .who") ? 44 : 24);
  const buttons = all("button:not(:disabled)").filter((each) => !each.matches(".slot, .strip, .core, .chip"));
  for (const each of buttons) {
    const box = each.getBoundingClientRect();
    if (box.width < least(each) - 0.5 || box.height < least(each) - 0.5)
      found.push(`small (${Math.round(box.width)} × ${Math.round(box.height)}): ${name(each)}`);
  }
  for (const each of all("button:not(:disabled)")) {
    const { left, top, right, bottom } = visible(each);
    if (right - left < 8 || bottom - top < 8) continue; // to be scrolled to
    // Cards overlap, but their left edge is free.
    const across = each.closest(".hand") ? 0.08 : 0.5;
    const hit = document.elementFromPoint(left + (right - left) * across, (top + bottom) / 2);
    const free =
      hit && (each.contains(hit) || hit.closest(".slot.legal") || (each.closest(".hand") && hit.closest(".held")));
    if (!free) found.push(`covered: ${name(each)} by ${hit ? name(hit) : "nothing"}`);
  }

  // Every place that can be chosen can be reached by scrolling.
  for (const each of all(".slot.legal, .new-host, .card.legal")) {
    const scroller = each.closest(".hosts, .clearing, .hand")!;
    const { left, right } = each.getBoundingClientRect();
    const around = scroller.getBoundingClientRect();
    if (left < around.left - 12 || right > around.right + 12) found.push(`out of reach: ${name(each)}`);
  }

  // The points on the cards add up.
  const score = board.querySelector(".mine .who strong");
  const rows = all(".mine li b").map((each) => Number(each.textContent));
  if (score && rows.length > 0 && !board.querySelector(".forest .fold:not(.kept)")) {
    const total = Number(score.textContent);
    const cards = all(".forest .value").reduce((sum, each) => sum + Number(each.textContent), 0);
    const cave = rows.at(-1)!;
    if (rows.reduce((sum, each) => sum + each, 0) !== total) found.push(`kinds ${rows.join("+")} are not ${total}`);
    if (cards + cave !== total) found.push(`cards ${cards} and cave ${cave} are not ${total}`);
  }
  return found;
}
