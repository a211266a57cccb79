/**
 * Every message in every language fits on the smallest phone, with names of 24 letters: at the table in the
 * place where it is shown, all others as a paragraph, a heading and a button.
 */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { settles } from "./settled.ts";

const WORDS = join(import.meta.dirname, "../src/words");
const LOCALES = join(import.meta.dirname, "../../spinney/text/locales");
const LANGUAGES = ["en", "de", "fr", "it", "es"];
const NAME = "Bartholomäus Hohenzoller";
const RIVALS = ["Maximiliane Wolkenstein", "Annegret Schwarzenberger", "Wilhelmina Mergentheimer", NAME];

/** Where the messages of the table are shown, the first that matches; all others fit anywhere. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^prompt-(scores|go-on|place-it|done|use|skip|no-more)$|^hand-over$/, ".prompt .confirm"],
  [/^prompt-(side-.*|costs)$/, ".prompt .option"],
  [/^prompt-(turn-how|turn-full|hand|paid|picked|bonus|no-bonus|may-be-last)$/, ".prompt .option"],
  [/^prompt-/, ".prompt .question"],
  [/^cancel$/, ".prompt .ghost"],
  [/^draw-(two|one)$/, ".actions .act > span"],
  [/^draw-may-be-last$/, ".actions .act small"],
  [/^(your-turn-short)$/, ".turn b"],
  [/^(clearing)$/, ".clearing .name"],
  [/^clearing-of$/, ".clearing h2 small"],
];

interface Message {
  id: string;
  text: string;
}

/** All messages of some files, with the longest arguments there may be. */
function messages(language: string, files: readonly string[]): Message[] {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const sources = files.map((file) => readFileSync(file, "utf-8"));
  for (const source of sources) bundle.addResource(new FluentResource(source));
  const names = new Set(sources.join("\n").match(/(?<=\$)[a-z_]+/g));
  const words = new Set(["name", "seat", "text", "host", "card", "person", "leaf", "leaves", "source"]);
  const args = Object.fromEntries([...names].map((each) => [each, words.has(each) ? NAME : 10]));
  const ids = sources.flatMap((source) => source.match(/^[a-z][\w-]*(?= =)/gm) ?? []);
  return ids.map((id) => {
    const { value } = bundle.getMessage(id)!;
    const errors: Error[] = [];
    const text = bundle.formatPattern(value!, { ...args, you: "no", sign: "plus" }, errors);
    if (errors.length > 0) throw new Error(`${id} in ${language}: ${errors.join()}`);
    return { id, text: text.replace(/<[^>]*>/g, "") };
  });
}

/** The server's questions, as the effect of a card asks them. */
function questions(language: string): Message[] {
  const asked = messages(language, [join(LOCALES, `${language}.ftl`)]).filter(({ id }) => /^prompt-/.test(id));
  return asked
    .filter(({ text }) => text.endsWith("?") && !text.includes("10"))
    .map(({ id, text }) => ({ id: `server ${id}`, text: `${NAME}: ${text}` }));
}

type Shown = readonly [id: string, text: string, selector: string];

/** Runs in the page: the messages that do not fit in their places, or leave less than this height for the forest. */
function tooLong([least, list]: readonly [number, readonly Shown[]]): string[] {
  const found: string[] = [];
  for (const [id, text, selector] of list) {
    const place = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());
    if (!place) throw new Error(`no ${selector}`);
    const node = [...place.childNodes].findLast((each) => each.nodeType === Node.TEXT_NODE && each.textContent!.trim());
    if (!node) throw new Error(`no text in ${selector}`);
    const before = node.textContent;
    node.textContent = text;
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const cut = [place, ...place.querySelectorAll("*"), place.closest("button, .prompt, h2, .board")!].some(
      (each) =>
        getComputedStyle(each).display !== "inline" && each.scrollWidth > each.clientWidth + 1 && !each.closest("svg"),
    );
    if (cut || left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`${id} in ${selector}: ${text}`);
    const forest = document.querySelector(".forest")?.getBoundingClientRect().height ?? 0;
    if (forest < least) found.push(`${id}: ${Math.round(forest)} px left for the forest: ${text}`);
    if (document.documentElement.scrollWidth > innerWidth) found.push(`${id} widens the page: ${text}`);
    node.textContent = before;
  }
  return found;
}

/** Runs in the page: the messages with a word that is too long for a paragraph, a heading or a button. */
function tooWide(list: readonly Message[]): string[] {
  const holder = document.querySelector("dialog .body")!;
  const forms = [
    ["p", ""],
    ["h2", ""],
    ["button", "act"],
  ].map(([tag, name]) => {
    const element = holder.appendChild(document.createElement(tag!));
    element.className = name!;
    return element;
  });
  const found = list.flatMap(({ id, text }) =>
    forms
      .filter((form) => {
        form.textContent = text;
        return form.scrollWidth > holder.clientWidth + 1 || holder.scrollWidth > holder.clientWidth;
      })
      .map((form) => `${id} as ${form.tagName}: ${text}`),
  );
  for (const form of forms) form.remove();
  return found;
}

for (const language of LANGUAGES)
  test(`all messages fit on the smallest phone: ${language}`, async ({ newVisitor, server }) => {
    const visitor = await newVisitor({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    const { page } = visitor;
    await visitor.speaks(language);
    const seats = [
      { kind: "me" as const, name: NAME, bot: null },
      ...RIVALS.map((name) => ({ kind: "bot" as const, name, bot: "greedy" })),
    ];
    await visitor.sitsAt(
      await server.newTable({ seed: "d3", options: { game: "dartmoor", start: 0 }, seats }),
      "dartmoor",
    );
    await new Player(page, "touch").waits();
    await settles(page);
    const folder = join(WORDS, language);
    const files = readdirSync(folder)
      .filter((file) => file.endsWith(".ftl"))
      .map((file) => join(folder, file));
    const all = messages(language, files);
    expect(all.length).toBeGreaterThan(500);
    const place = (id: string) => PLACES.find(([pattern]) => pattern.test(id))?.[1];
    const shown = (selectors: RegExp) =>
      [...all, ...questions(language).map(({ id, text }) => ({ id: id.replace("server ", ""), text }))].flatMap(
        ({ id, text }) => (selectors.test(place(id) ?? "") ? [[id, text, place(id)!] as const] : []),
      );
    expect(shown(/question|option/).length).toBeGreaterThan(30);
    expect(await page.evaluate(tooLong, [64, shown(/question|option|actions|turn|clearing/)] as const)).toEqual([]);
    // With a card chosen, there are buttons beside the question.
    for (const card of await page.locator(".hand .card:is(.tree, .moor, .shrub)").all()) {
      await card.tap();
      if (await page.locator(".prompt .confirm").count()) break;
    }
    const laying = /^(prompt-(pay|place|place-it|face-down)|cancel)$/;
    const chosen = shown(/question|confirm|ghost/).filter(([id]) => laying.test(id));
    expect(chosen.length).toBeGreaterThanOrEqual(5);
    expect(await page.evaluate(tooLong, [48, chosen] as const)).toEqual([]);
    await page.getByRole("button").first().tap();
    await page.locator("dialog .body").waitFor();
    expect(await page.evaluate(tooWide, all)).toEqual([]);

    // A question of the server has an answer beside or below it.
    const other = await newVisitor({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    await other.speaks(language);
    await other.prefers("asks", true);
    await other.sitsAt(await server.imports("forest-offer"));
    await new Player(other.page, "touch").waits();
    await expect(other.page.locator(".prompt .asked")).toBeVisible();
    const asked = questions(language).map(({ id, text }) => [id, text, ".prompt .asked"] as const);
    expect(await other.page.evaluate(tooLong, [64, [...asked, ...shown(/confirm/)]] as const)).toEqual([]);
  });
