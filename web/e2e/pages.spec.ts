/** Pages that need no table: they load under the server's policy, for everybody. */

import { expect, expectAccessible, expectAccessibleAlways, test } from "./fixtures.ts";

for (const path of ["/", "/cards?type=butterfly", "/cards?game=dartmoor&type=bat", "/about", "/learn/forest"])
  test(`${path} is shown, without a complaint`, async ({ page, visitor }) => {
    await visitor.opens(path);
    await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
    await expectAccessibleAlways(page);
  });

test("the rules are shown, without a complaint", { tag: "@desk" }, async ({ page, visitor }) => {
  await visitor.opens("/rules/forest");
  await expectAccessible(page);
  await visitor.opens("/rules/dartmoor");
  await expectAccessibleAlways(page, "#cards");
});

test("a complaint would be heard", async ({ page, visitor, complaints }) => {
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
