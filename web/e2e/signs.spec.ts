/** The page of signs has every sign that is on a card of any set, beside its sentence. */

import type { Page } from "@playwright/test";
import { expect, expectAccessibleAlways, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { loadsAll, settles } from "./settled.ts";
import { taps } from "./touch.ts";
import { faults } from "./witness.ts";

/** Runs in the page: what signs look like, apart from the tree symbol of their card. */
function drawn(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((sign) =>
    sign.outerHTML.replace(/<!--.*?-->|y-\w+|leaf-\w+|#s0?-\w+|svelte-\w+/g, "").replace(/\s+/g, " "),
  );
}

const SIGNS = ":is(.mark-points, .bonus, .mark-effect):not(.bonus *)";

for (const game of ["forest", "dartmoor"])
  test(`every sign on the cards of ${game} has its sentence`, async ({ page, visitor }) => {
    await visitor.opens(`/cards?game=${game}`);
    await expect(page.locator(".gallery .rules").first()).toBeVisible();
    const onCards = new Set(await page.evaluate(drawn, `.gallery .rules ${SIGNS}`));
    const keys = new Set(
      await page.locator(".gallery .half [data-help]").evaluateAll((all) => all.map((each) => each.dataset.help!)),
    );
    await visitor.opens(`/signs/${game}`);
    await expect(page.locator("[data-sign]").first()).toBeVisible();
    const explained = new Set(await page.evaluate(drawn, `[data-sign] dt > ${SIGNS}`));
    expect(onCards.size).toBeGreaterThan(60);
    expect([...onCards].filter((sign) => !explained.has(sign))).toEqual([]);
    const named = await page.locator("[data-sign]").evaluateAll((all) => all.map((each) => each.dataset.sign!));
    // Types, tree symbols and species have pages of their own.
    expect([...keys].filter((key) => !/^(tag|leaf|species)-/.test(key) && !named.includes(key))).toEqual([]);
    for (const sentence of await page.locator("[data-sign] dd").allInnerTexts()) expect(sentence).toMatch(/\w+.*\./);
    if (game === "forest") {
      await loadsAll(page);
      await expectAccessibleAlways(page);
    }
  });

test("no sign and no sentence is cut off on a small phone", async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const language of ["de", "fr"]) {
    await speaks(page, language);
    await visitor.opens("/signs/dartmoor");
    await expect(page.locator("[data-sign]").first()).toBeVisible();
    await settles(page);
    const cut = await page
      .locator("[data-sign]")
      .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent));
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test("a sign on one's cards for the first time is explained once, and nothing is covered", async ({
  newVisitor,
  server,
}) => {
  const visitor = await newVisitor({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const { page } = visitor;
  await page.addInitScript(() => localStorage.setItem("spinney-signs", "true"));
  await visitor.prefers("speed", "instant");
  await visitor.sitsAt(await server.imports("dartmoor-three"), "dartmoor");
  const player = new Player(page, "touch");
  await player.waits();
  await player.presses("draw"); // so that there is news
  await expect(page.locator(".prompt[data-asks=turn]")).toBeVisible();
  await player.waits();
  const line = page.getByRole("button", { name: "New on your cards" });
  const sheet = page.locator("dialog");
  const forest = async () => (await page.locator(".forest").boundingBox())!.height;
  await expect(line).toBeVisible();
  const first = await line.innerText();
  const left = await forest();
  expect(await faults(page)).toEqual([]);
  // It is in the place of the news, and stays there until it has been read.
  await taps(page.locator(".hand .card").first());
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(line).toHaveText(first, { useInnerText: true });
  await taps(line);
  await expect(sheet.getByRole("paragraph")).toHaveText(/\w+.*\./);
  await taps(sheet.getByRole("button", { name: "Got it" }));
  await expect(sheet).toHaveCount(0);
  await expect(line).toHaveCount(0);
  await expect(page.locator(".strip-of-news")).toBeVisible();
  expect(await forest()).toBe(left);
  // It is remembered, and another one comes.
  await page.reload();
  await expect(line).toBeVisible();
  expect(await line.innerText()).not.toBe(first);
  await page.addInitScript(() => localStorage.setItem("spinney-signs", "false"));
  await page.reload();
  await player.waits();
  await expect(line).toHaveCount(0);
  expect(await forest()).toBe(left);
});

/** From the next page on. */
const speaks = (page: Page, language: string) =>
  page.addInitScript((language) => localStorage.setItem("spinney-language", JSON.stringify(language)), language);
