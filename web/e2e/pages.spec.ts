/** Pages without a table: they load under the server's content policy and are accessible. */

import { expect, expectAccessible, expectAccessibleAlways, test } from "./fixtures.ts";
import { loadsAll, settles } from "./settled.ts";

for (const path of ["/", "/cards?type=butterfly", "/cards?game=dartmoor&type=bat", "/about", "/learn/forest"])
  test(`${path} is shown without errors`, async ({ page, visitor }) => {
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

for (const language of ["en", "de", "fr", "it", "es"])
  test(`nothing on the home page overflows at 360 px, ${language}`, { tag: "@desk" }, async ({ page, visitor }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visitor.speaks(language);
    await visitor.opens("/");
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
    expect(outside).toEqual([]);
  });

test("an error would be noticed", async ({ page, visitor, complaints }) => {
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
});
