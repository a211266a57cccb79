/** Pages without a table: they load under the server's content policy and are accessible. */

import { expect, expectAccessible, expectAccessibleAlways, test } from "./fixtures.ts";
import { loadsAll, settles } from "./settled.ts";

for (const path of ["/", "/cards?type=butterfly", "/cards?game=dartmoor&type=bat", "/about", "/learn/forest"])
  test(`${path} is shown without errors`, { tag: path === "/" ? [] : "@desk" }, async ({ page, visitor }) => {
    await visitor.opens(path);
    await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
    await loadsAll(page);
    if (path === "/") await expect(page.locator(".medals label")).toHaveCount(3);
    await expectAccessibleAlways(page);
  });

test("the rules are shown without errors", { tag: "@desk" }, async ({ page, visitor }) => {
  await visitor.opens("/rules/forest");
  await loadsAll(page);
  await expectAccessible(page);
  await visitor.opens("/rules/dartmoor");
  await expectAccessibleAlways(page, "#cards");
});

const LANGUAGES = ["en", "de", "fr", "it", "es"];

test("nothing on the home page overflows at 360 px in any language", { tag: "@desk" }, async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of LANGUAGES) {
    await visitor.opens(`/?lang=${language}`);
    await expect(page.locator(".medals label")).toHaveCount(3);
    for (const each of await page.locator("details:not([open]) > summary").all()) await each.click();
    await settles(page);
    const outside = await page
      .locator("main :is(label, button, a, b, span, p, legend):not(.sr-only)")
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility() && !each.closest(".sr-only"))
          .filter((each) => {
            const around = each.parentElement!.closest("label, button, .segments, fieldset, section, main")!;
            return each.getBoundingClientRect().right > around.getBoundingClientRect().right + 1;
          })
          .map((each) => each.textContent!.trim()),
      );
    expect(outside, language).toEqual([]);
  }
});

/** Runs in the page: texts of which a part lies outside the box that shows them. */
function cutTexts(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement!;
    if (!text.textContent!.trim() || !around.checkVisibility() || around.closest(".sr-only, svg")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    for (let box: HTMLElement | null = around; box; box = box.parentElement) {
      const sides = box.getBoundingClientRect();
      const { overflowX } = getComputedStyle(box);
      if (["auto", "scroll"].includes(overflowX)) break; // the rest can be scrolled to
      const clips = ["hidden", "clip"].includes(overflowX) || box === document.body;
      if (clips && (left < sides.left - 1 || right > sides.right + 1)) found.push(text.textContent!.trim());
    }
  }
  return found;
}

for (const game of ["forest", "dartmoor"])
  test(`no text of the rules of ${game} is cut off in any language`, { tag: "@desk" }, async ({ page, visitor }) => {
    for (const language of LANGUAGES) {
      await visitor.opens(`/rules/${game}?lang=${language}`);
      await expect(page.locator(".reading-card").first()).toBeVisible();
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await settles(page);
        expect(await page.evaluate(cutTexts), `${language}, ${width} px`).toEqual([]);
      }
    }
  });

test("an error would be noticed", { tag: "@desk" }, async ({ page, visitor, complaints }) => {
  await visitor.opens("/about");
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement("script"), { textContent: "void 0" })),
  );
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error("on purpose");
      }),
  );
  await expect.poll(() => complaints.all.join()).toContain("on purpose");
  await expect.poll(() => complaints.all.join()).toContain("script-src 'self'");
  complaints.allow(/on purpose|script-src 'self'/);
  await page.evaluate(() => document.querySelector("main")!.append(document.createElement("button")));
  await expect(expectAccessible(page, "main")).rejects.toThrow("button-name");
});
