/** The score sheet. */

import { type Page, expect } from "@playwright/test";

/** The points by category and by species add up to everybody's total. */
export async function expectSums(page: Page): Promise<void> {
  const sheet = page.getByRole("table", { name: "Points by player" });
  await expect(sheet).toBeVisible();
  const totals = (await sheet.locator("thead strong").allTextContents()).map(Number);
  for (const rows of ["By species", "By category"]) {
    const choice = sheet.getByRole("button", { name: rows });
    await choice.click();
    await expect(choice).toHaveAttribute("aria-pressed", "true");
    const cells = await sheet
      .locator("tbody tr")
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll(".cell b")].map((cell) => Number.parseInt(cell.firstChild!.textContent!) || 0),
        ),
      );
    expect(
      totals.map((_, column) => cells.reduce((sum, row) => sum + row[column]!, 0)),
      rows,
    ).toEqual(totals);
  }
  expect(Math.max(...totals)).toBeGreaterThan(0);
}
