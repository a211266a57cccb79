/**
 * The layout of every screen of the pad, with motion: at every size in the language with the longest words, and on
 * the smallest phone, upright and in landscape, in the others.
 */

import type { Page } from "@playwright/test";
import type { Forests } from "../src/score/notation.ts";
import { type Visitor, expect, test } from "./fixtures.ts";
import { example, left } from "./pad.ts";
import { SCREENS } from "./screens.ts";
import { settles } from "./settled.ts";
import { type Box, looks } from "./visible.ts";

const SMALLEST = SCREENS.slice(-2);
const LANGUAGES = { de: SCREENS, en: SMALLEST, fr: SMALLEST, es: SMALLEST, it: SMALLEST };
type Screens = readonly (typeof SCREENS)[number][];

const [ANA] = example("dartmoor_127").players;
const bare = (cards: string[]) => cards.map((card) => card.split("@")[0]!);
/** Five long names, many hosts, missing tree symbols. */
const FORESTS: Forests = {
  game: "dartmoor",
  sets: ["dartmoor"],
  players: ["Anastasia", "Benedikta", "Cleopatra", "Dorothea", "Emmanuelle"].map((name, i) => ({
    ...ANA!,
    name,
    hosts: i ? ANA!.hosts! : ANA!.hosts!.map((host) => ({ ...host, ...(host.left && { left: bare(host.left) }) })),
  })),
};

/** What is wrong with the current layout. */
function wrongs(page: Page): Promise<string[]> {
  return looks(
    page,
    (visible) => {
      const found: string[] = [];
      const { innerWidth: width, innerHeight: height } = window;
      const phone = Math.min(width, height) < 500;
      if (document.documentElement.scrollWidth > width) found.push("wider than the screen");
      const top =
        document.querySelector("dialog[open]") ??
        document.querySelector(".pad-result") ??
        document.querySelector("main")!;
      const name = (element: Element) =>
        `${element.tagName} ${element.className} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 30)}`;
      const buttons = [
        ...top.querySelectorAll<HTMLElement>("button:not(:disabled), a[href], input:not(label input)"),
      ].filter((each) => each.checkVisibility() && !each.closest(".sr-only"));
      const meet = (a: Box, b: Box) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      const shown: { each: Element; at: Box }[] = [];
      for (const button of buttons) {
        // Cards at a host may be smaller.
        const box = (button.closest("label") ?? button).getBoundingClientRect();
        const least = phone && !button.matches(".strip, .core, .slot") ? 44 : 24;
        if (box.width < least - 0.5 || box.height < least - 0.5)
          found.push(`small, ${Math.round(box.width)} × ${Math.round(box.height)}: ${name(button)}`);
        const { left, top, right, bottom } = visible(button);
        if (right - left < 8 || bottom - top < 8) continue; // to be scrolled to
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (hit && !button.contains(hit) && !hit.contains(button) && !hit.closest("label"))
          found.push(`covered: ${name(button)} by ${name(hit)}`);
        const seen = { left, top, right, bottom };
        const other = shown.find(({ each, at }) => !each.contains(button) && !button.contains(each) && meet(at, seen));
        const above = [button, other?.each].some((each) => each && getComputedStyle(each).position === "sticky");
        if (other && !above) found.push(`overlaps: ${name(button)} and ${name(other.each)}`);
        if (!button.closest(".large")) shown.push({ each: button, at: seen });
        const text = button.querySelector(":scope > b, :scope > span > b, :scope > span:not(.name)") ?? button;
        if (
          !button.matches(".who, .strip, .core, input, .pick, thead button") &&
          text.scrollWidth > text.clientWidth + 1 &&
          text.clientWidth > 0
        )
          found.push(`cut: ${name(button)}`);
      }
      for (const said of top.querySelectorAll<HTMLElement>("h1, h2, p, legend, small, .away b, .about p"))
        if (said.checkVisibility() && !said.closest(".sr-only") && said.clientWidth > 1)
          if (said.scrollWidth > said.clientWidth + 1) found.push(`cut: ${name(said)}`);
      const list = document.querySelector(".picker .list");
      if (list && !document.querySelector("dialog[open], .pad-result") && list.clientHeight < 90)
        found.push(`a list of ${list.clientHeight} px`);
      const chips = [...document.querySelectorAll("main.pad .chips .who")].map((each) => each.getBoundingClientRect());
      if (new Set(chips.map(({ y }) => Math.round(y))).size > 1) found.push("totals in several lines");
      if (chips.some(({ right }) => right > width)) found.push("totals out of view");
      return found;
    },
    null,
  );
}

/** A screen has room at these sizes, as if the device were turned or the window pulled. */
async function expectRoom(page: Page, where: string, screens: Screens): Promise<void> {
  await page.mouse.move(1, 1); // help for what the mouse rests on covers other things
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await settles(page);
    expect.soft(await wrongs(page), `${where}, ${width} × ${height}`).toEqual([]);
    await shot(page, `${width}x${height}-${where.replace(/\W+/g, "-")}`);
  }
}

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env.SPINNEY_SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

async function closes(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}

async function looksAround(page: Page, visitor: Visitor, language: string, screens: Screens): Promise<void> {
  await visitor.opens(`/pad?lang=${language}`);
  const room = (what: string) => expectRoom(page, `${what}, ${language}`, screens);
  await room("setting up");
  await page.locator(".pad-setup .act").first().click();
  await expect(page.locator(".pad .picker")).toBeVisible();
  await room("a new host");
  await page.locator(".row .pick").nth(3).click();
  await expect(page.locator(".pad .large")).toBeAttached();
  await room("a host");
  await page.getByRole("searchbox").fill("r");
  await room("searching");
  await page.getByRole("searchbox").fill("");
  await page.getByRole("searchbox").blur();
  await page.locator(".large .core").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await room("a card");
  await page.getByRole("dialog").locator(".soft").first().click();
  await expect(page.locator(".picker header .plain")).toBeVisible();
  await room("another card instead");
  await page.locator(".picker header .plain").click();
  for (const [what, opener] of [
    ["questions", ".asks"],
    ["cave", ".pick.cave"],
    ["player", ".chips .who[aria-pressed=true]"],
    ["together", ".bar button:has(use[href$=p-share])"],
  ] as const) {
    await page.locator(opener).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await room(what);
    await closes(page);
  }
  await page.locator(".chips .who[aria-pressed=true]").click();
  await page.locator(".player-sheet .soft").click();
  await expect(page.locator(".chips .add")).toBeVisible();
  await room("room for one more");
  await page.locator(".bar button:has(use[href$=p-undo])").click();
  await expect(page.locator(".chips .add")).toBeHidden();
  await page.locator(".bar .ghost").click();
  await expect(page.locator(".pad-result")).toBeVisible();
  await room("result");
  await page.locator(".pad-result .bar .plain").click();

  await page.locator(".picker .search .soft").click();
  await expect(page.locator(".pad.count .question").first()).toBeAttached();
  await room("counting");
  const question = page.locator(".pad.count .question").first();
  await question.scrollIntoViewIfNeeded();
  await room("a question");
  await page.locator(".chips .who[aria-pressed=true]").click();
  await room("a player who is counted");
  await closes(page);
  await page.locator(".bar .ghost").click();
  await expect(page.locator(".pad-result")).toBeVisible();
  await room("result by count");
}

for (const [language, screens] of Object.entries(LANGUAGES))
  test(`in ${language}`, async ({ page, visitor }) => {
    test.setTimeout(180_000);
    await left(page, FORESTS);
    await looksAround(page, visitor, language, screens);
  });
