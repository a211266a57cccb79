/** Pages that need no table: they load under the server's policy, for everybody. */

import { expect, expectAccessible, test } from "./fixtures.ts";

for (const path of ["/", "/cards", "/cards?game=dartmoor", "/about", "/rules/forest", "/learn/forest"])
  test(`${path} is shown, without a complaint`, async ({ page, visitor }) => {
    await visitor.opens(path);
    await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
    await expectAccessible(page);
  });

test("a complaint would be heard", async ({ page, visitor, complaints }) => {
  await visitor.opens("/about");
  await page.evaluate(() => document.body.append(Object.assign(document.createElement("script"), { textContent: "void 0" })));
  await page.evaluate(() => void setTimeout(() => { throw new Error("on purpose"); }));
  await expect.poll(() => complaints.all.join()).toContain("on purpose");
  expect(complaints.all.join()).toContain("script-src 'self'");
  complaints.allow(/on purpose|script-src 'self'/);
});
