/** A set of one's own, from a file: chosen on the home page, drawn at the table, and refused in words. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "./fixtures.ts";

const FILE = fileURLToPath(new URL("../../spinney/cards/example.toml", import.meta.url));

test("a file becomes cards at the table", async ({ page, complaints }) => {
  complaints.allow(/422/); // the wrong file
  await page.goto("/");
  await page.locator("summary", { hasText: "More options" }).first().click();
  const input = page.locator(".add input[type=file]").first();
  await input.setInputFiles({
    name: "wrong.toml",
    mimeType: "application/toml",
    buffer: Buffer.from(readFileSync(FILE, "utf-8").replace("cost = 2", "cots = 2")),
  });
  await expect(page.getByRole("alert")).toContainText("grey_seal, cots: unknown word 'cots'; did you mean cost?");
  await input.setInputFiles(FILE);
  await expect(page.getByRole("switch", { name: "With Coast" })).toBeChecked();
  await page.reload();
  await page.getByRole("button", { name: /^Play/ }).first().click();
  await page.waitForURL(/\/t\//);
  await expect(page.locator(".hand .card").first()).toBeVisible();
  const code = new URL(page.url()).pathname.split("/").pop()!;
  const catalog = await page.evaluate(
    async (table) =>
      (await fetch(`/api/tables/${table}/catalog`)).json() as Promise<{ sets: object; cards: unknown[] }>,
    code,
  );
  expect(Object.keys(catalog.sets)).toContain("coast");
  expect(catalog.cards).toHaveLength(233 + 9);
});
