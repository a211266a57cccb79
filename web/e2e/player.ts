/** A player who goes by what is on the screen: with the mouse, with a finger, or with the keyboard alone. */

import { expect, test } from "@playwright/test";

/** A page in any browser. */
interface Screen {
  evaluate<T>(run: () => T): Promise<T>;
  evaluate<T, A>(run: (argument: A) => T, argument: A): Promise<T>;
  readonly mouse: { click(x: number, y: number): Promise<void>; move(x: number, y: number): Promise<void> };
  readonly touchscreen: { tap(x: number, y: number): Promise<void> };
  readonly keyboard: { press(key: string): Promise<void> };
}

export type Hand = "mouse" | "touch" | "keyboard";

/** What can be pressed at the table, and where it is. */
const WAYS = {
  ready: ".curtain .act",
  go: ".prompt .confirm",
  slot: ".slot.legal, .new-host:not(.pick)",
  answer: ".prompt .legal",
  pick: ":is(.hand, .clearing .cards) .card.legal:not(.chosen)",
  back: ".prompt .acts .ghost",
  draw: ".actions .act",
  down: ".actions .named[aria-pressed=false]",
  card: ".hand .card",
  take: ".clearing .cards .card",
  closer: ".clearing .cards .token",
} as const;
export type Way = keyof typeof WAYS;

interface Seen {
  /** The numbers of the elements that can be pressed. */
  ways: Record<Way, number[]>;
  /** Whether a card is selected. */
  minded: boolean;
  /** Whether the second card is being drawn. */
  second: boolean;
  /** Everything a press could change; empty while a move is being sent. */
  state: string;
}

/** Runs in the page: what is there, once it is none of what it was before; null if that takes too long. */
async function look([ways, before, patience]: readonly [Record<Way, string>, string[], number]): Promise<Seen | null> {
  const there = (element: HTMLElement) =>
    element.getClientRects().length > 0 && !(element as HTMLButtonElement).disabled && element.matches("button");
  const numbers = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element, i) => (there(element) ? [i] : []));
  const told = ".prompt, .turn b, .curtain h1, .end h1, .board .card, .token, .slot.legal, .new-host, .actions button";
  const seen = () =>
    document.querySelector(":is(.prompt, .hosts)[aria-busy=true]")
      ? ""
      : [...document.querySelectorAll<HTMLElement>(told)]
          .map((each) => `${each.className} ${each.dataset.card ?? each.textContent} ${each.ariaPressed}`)
          .join();
  for (const end = performance.now() + patience; ; await new Promise((next) => setTimeout(next, 20))) {
    const state = seen();
    if (!before.includes(state))
      return {
        ways: Object.fromEntries(
          Object.entries(ways).map(([way, selector]) => [way, numbers(selector)]),
        ) as Seen["ways"],
        minded: document.querySelector(".prompt kbd") !== null,
        second: document.querySelector(".deck .card.legal") !== null,
        state,
      };
    if (performance.now() > end) return null;
  }
}

type Asked = "mine" | "over" | "stage";

/** Runs in the page: waits until somebody is asked here or does something; null if that takes too long. */
async function whoIsAsked(patience: number): Promise<Asked | null> {
  const asked = (): Asked | null => {
    if (document.querySelector(".end h1")) return "over";
    if (document.querySelector(".stage")) return "stage";
    if (document.querySelector(".curtain")) return "mine";
    const prompt = document.querySelector<HTMLElement>(".prompt:not([aria-busy=true])");
    const asks = prompt?.dataset.asks;
    return asks === "over" ? "over" : asks ? "mine" : null;
  };
  for (const end = performance.now() + patience; ; await new Promise((next) => setTimeout(next, 20))) {
    const now = asked();
    if (now || performance.now() > end) return now;
  }
}

/** Runs in the page: whether this player is to choose, and not what to do with a new turn. */
const isAtWork = (): boolean =>
  document.querySelector(".turn.mine") !== null &&
  document.querySelector("[data-asks=turn]:not(:has(kbd)), .curtain") === null;

/** Runs in the page: the cards in the hand and the forest, and how many are left; every turn changes some of it. */
const cardsAndDeck = (): string =>
  [...document.querySelectorAll<HTMLElement>(":is(.hand, .forest) [data-card], .left, .deck-count")]
    .map((each) => each.dataset.card ?? each.textContent)
    .sort()
    .join(" ");

/** Random numbers, the same in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Habits {
  seed?: number;
  /** How often to draw cards instead of laying one. */
  draws?: number;
}

/** How long the others may take, all together, on a busy machine. */
const THINKING_MS = 40_000;

/** How long a press may take to show. */
const EFFECT_MS = 10_000;

/** How many cards are tried before drawing others. */
const PATIENCE = 3;

/** One step around the thousands of a game: without it, each looks through all the earlier ones for the one around it. */
export const wholeGame = (play: () => Promise<void>): Promise<void> => test.step("a whole game", play);

export class Player<S extends Screen = Screen> {
  /** How often each thing was pressed. */
  readonly done = Object.fromEntries(Object.keys(WAYS).map((way) => [way, 0])) as Record<Way, number>;
  /** How often another player's act was skipped. */
  skipped = 0;
  readonly #roll: () => number;
  readonly #draws: number;
  /** How many cards could not be laid this turn. */
  #useless = 0;
  /** Whether the clearing was opened to take a card. */
  #taking = false;

  constructor(
    readonly page: S,
    readonly hand: Hand = "mouse",
    { seed = 1, draws = 0.5 }: Habits = {},
  ) {
    this.#roll = dice(seed);
    this.#draws = draws;
  }

  async playToTheEnd(): Promise<void> {
    await wholeGame(async () => {
      while ((await this.waits()) === "mine") await this.acts();
    });
  }

  /** Plays until the next turn begins; false if the game is over. What is only looked at and put back is no turn. */
  async turn(): Promise<boolean> {
    let before: string | undefined;
    do {
      if ((await this.waits()) === "over") return false;
      const now = await this.page.evaluate(cardsAndDeck);
      if ((await this.acts()) !== "ready") before ??= now;
    } while (
      before === undefined ||
      (await this.page.evaluate(isAtWork)) ||
      (await this.page.evaluate(cardsAndDeck)) === before
    );
    return true;
  }

  /** Waits until there is something to choose here, or the game is over. */
  async waits(): Promise<"mine" | "over"> {
    for (;;) {
      const asked = await this.page.evaluate(whoIsAsked, THINKING_MS);
      if (!asked) throw new Error("nothing to choose");
      if (asked !== "stage") return asked;
      await this.#skips();
    }
  }

  /** Skips what the others do with a tap on it, or with a key. */
  async #skips(): Promise<void> {
    this.skipped += 1;
    if (this.hand === "keyboard") return this.page.keyboard.press("Shift");
    const at = await this.page.evaluate(stagePoint, this.hand === "touch");
    if (!at) await this.page.keyboard.press("Shift");
    else if (this.hand === "mouse") await this.page.mouse.click(at.x, at.y);
    else await this.page.touchscreen.tap(at.x, at.y);
  }

  /** Presses something to move the game on. */
  async acts(): Promise<Way> {
    const seen = await this.#looks();
    const way = this.#decides(seen);
    const among = seen.ways[way];
    if (among.length === 0) throw new Error(`nothing to press: ${JSON.stringify(seen)}`);
    await this.presses(way, among[Math.floor(this.#roll() * among.length)], seen);
    return way;
  }

  /** Presses something and waits for its effect. */
  async presses(way: Way, number = 0, before?: Seen): Promise<void> {
    before ??= await this.#looks();
    if (this.hand === "keyboard" && way === "draw") await this.page.keyboard.press("d");
    else if (this.hand === "keyboard" && way === "back" && before.minded) await this.page.keyboard.press("Escape");
    else await this.touches(WAYS[way], number);
    this.done[way] += 1;
    if (!(await this.page.evaluate(look, [WAYS, [before.state, ""], EFFECT_MS] as const)))
      throw new Error(`pressed without effect: ${way}`);
    if (this.hand === "keyboard" && (await this.waits()) === "mine") await this.seesFocus(`after ${way}`);
  }

  async #looks(): Promise<Seen> {
    return (await this.page.evaluate(look, [WAYS, [], 0] as const))!;
  }

  #decides({ ways, minded, second }: Seen): Way {
    const perhaps = (part: number) => this.#roll() < part;
    if (ways.ready.length) return "ready";
    if (ways.go.length) return ways.back.length && !minded && perhaps(0.1) ? "back" : "go";
    if (ways.slot.length) return "slot";
    if (ways.answer.length) return "answer";
    if (second) return ways.draw.length && perhaps(0.6) ? "draw" : ways.pick.length ? "pick" : "draw";
    if (ways.pick.length && !(ways.back.length && perhaps(0.1))) return "pick";
    if (ways.back.length) {
      if (minded) this.#useless += 1;
      return "back";
    }
    if (this.#taking && ways.take.length) {
      this.#taking = false;
      return "take";
    }
    const give = this.#useless >= PATIENCE;
    if (!ways.draw.length) return "card";
    if (!ways.card.length || give || perhaps(this.#draws)) {
      this.#useless = 0;
      if (!perhaps(0.25)) return "draw";
      this.#taking = ways.closer.length > 0;
      return this.#taking ? "closer" : ways.take.length ? "take" : "draw";
    }
    return ways.down.length && perhaps(0.05) ? "down" : "card";
  }

  /** Presses the element found by a selector, in this player's way. */
  async touches(selector: string, number = 0): Promise<void> {
    if (this.hand === "keyboard") {
      await this.reaches(selector, number);
      await this.page.keyboard.press("Enter");
      return;
    }
    // Help for what the mouse rests on may cover other things.
    if (this.hand === "mouse") await this.page.mouse.move(1, 1);
    const { x, y } = await this.page.evaluate(pointOf, [selector, number] as const);
    if (this.hand === "mouse") await this.page.mouse.click(x, y);
    else await this.page.touchscreen.tap(x, y);
  }

  // -- with the keyboard alone -------------------------------------------------------------

  /** Goes to an element with Tab, and within its region with the arrow keys. */
  async reaches(selector: string, number = 0): Promise<void> {
    const tried = new Set<string>();
    for (let presses = 0; presses < 200; presses++) {
      const way = await this.page.evaluate(keyTo, [selector, number] as const);
      if (way.there) return;
      const key = way.keys.find((each) => !tried.has(`${way.at} ${each}`));
      if (!key) break;
      if (key.startsWith("Arrow")) tried.add(`${way.at} ${key}`);
      await this.page.keyboard.press(key);
      await this.seesFocus();
    }
    throw new Error(`${selector} ${number} cannot be reached with the keyboard`);
  }

  /** The focus must be visible at all times. */
  async seesFocus(when = "on the way"): Promise<void> {
    const problem = await this.page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return "the focus is lost";
      if (!element.matches(":focus-visible")) return `no focus is shown: ${element.outerHTML}`;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === "none" || parseFloat(outlineWidth) < 2 ? `no outline: ${element.outerHTML}` : "";
    });
    expect(problem, when).toBe("");
  }
}

/**
 * Runs in the page: where to press to skip the act on the stage. Any press does it, but the act may end before. So
 * a mouse presses the bar beside its buttons. A finger also presses what is close to it: it takes a point of the act
 * with no button below or near. Null if there is none, or the act is gone: then a key does no harm.
 */
function stagePoint(finger: boolean): { x: number; y: number } | null {
  const played = document.querySelector(".stage .played");
  if (!played) return null;
  const target = finger ? played : document.querySelector(".bar")!;
  const { left, top, width, height } = target.getBoundingClientRect();
  const margins = finger ? [-24, 0, 24] : [0];
  const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  const points = steps.flatMap((across) => steps.map((down) => ({ x: left + width * across, y: top + height * down })));
  const free = points.find(
    ({ x, y }) =>
      target.contains(document.elementFromPoint(x, y)) &&
      margins.every((right) =>
        margins.every(
          (below) =>
            !document
              .elementsFromPoint(x + right, y + below)
              .some((each) => !played.contains(each) && each.closest("button, a, label, input")),
        ),
      ),
  );
  return free ?? null;
}

/** Runs in the page: where an element can be pressed, once no card is moving; cards overlap, but the left edge is free. */
async function pointOf([selector, number]: readonly [string, number]): Promise<{ x: number; y: number }> {
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(({ id }) => id === "travel")
      .map(({ finished }) => finished),
  );
  const target = document.querySelectorAll<HTMLElement>(selector)[number]!;
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = target.getBoundingClientRect();
  const points = [0.5, 0.1, 0.9].flatMap((across) =>
    [0.5, 0.2, 0.8].map((down) => ({ x: left + width * across, y: top + height * down })),
  );
  const free = points.find(({ x, y }) => target.contains(document.elementFromPoint(x, y)));
  if (!free)
    throw new Error(
      `covered: ${target.outerHTML} by ${document.elementFromPoint(points[0]!.x, points[0]!.y)?.outerHTML}`,
    );
  return free;
}

/** Runs in the page: the keys that lead towards an element, the best first. */
function keyTo([selector, number]: readonly [string, number]): { there: boolean; at: string; keys: string[] } {
  const target = document.querySelectorAll<HTMLElement>(selector)[number];
  if (!target) throw new Error(`no ${selector} ${number}`);
  const from = document.activeElement as HTMLElement;
  const name = (element: HTMLElement) =>
    String([...document.querySelectorAll("button")].indexOf(element as HTMLButtonElement));
  if (from === target) return { there: true, at: name(from), keys: [] };
  const region = target.closest(".hand, .cards, .hosts");
  if (region?.contains(from)) {
    const middle = (element: HTMLElement) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    };
    const [[x, y], [u, v]] = [middle(from), middle(target)];
    const across = u > x ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
    const along = v > y ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
    const order = Math.abs(u - x) > Math.abs(v - y) ? [across, along] : [along, across];
    return { there: false, at: name(from), keys: [order[0]![0]!, order[1]![0]!, order[1]![1]!, order[0]![1]!] };
  }
  // In a region Tab stops at the last used button, or the first.
  const stops = region ? [...region.querySelectorAll<HTMLElement>("button:not(:disabled)")] : [target];
  const stop = stops.find((each) => each.tabIndex === 0) ?? stops[0]!;
  const before =
    from === document.body || (stop.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING) === 0;
  return { there: false, at: name(from), keys: [before ? "Tab" : "Shift+Tab"] };
}
