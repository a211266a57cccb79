/** Puzzles on a phone: one missed, and its best turn shown on the table. */

import type { PuzzleFrames } from "../src/protocol.ts";
import { expect, test } from "./fixtures.ts";

test("a puzzle is missed, and its best turn is shown step by step", async ({ page, visitor }) => {
  await visitor.opens("/puzzles/dartmoor");
  await page.getByRole("link", { name: "Next unsolved puzzle" }).click();
  const note = page.locator(".guide");
  await expect(note).toContainText("Most points");
  // Drawing brings no points.
  await page.locator(".actions button.act").click();
  await expect(note).toContainText("Not the best");
  await expect(note).toContainText("brings 0 points");
  await page.getByRole("button", { name: "Show the best turn" }).click();
  const next = page.getByRole("button", { name: "Next step" });
  await expect(next).toBeEnabled();
  const steps: string[] = [];
  while (await next.isVisible()) {
    steps.push((await note.locator("h2").innerText()) + (await note.locator("p").innerText()));
    const before = await note.innerText();
    await next.click();
    await expect(note).not.toHaveText(before, { useInnerText: true });
  }
  expect(steps.length).toBeGreaterThan(1);
  await expect(note).toContainText("points so far");
  expect(await page.evaluate(() => localStorage.getItem("spinney-puzzles"))).toBeNull();

  // What was shown is the answer.
  const key = new URL(page.url()).pathname.split("/").at(-1)!;
  const drawn = [{ actions: [{ kind: "draw" }] }, { actions: [{ kind: "draw" }] }];
  const told = await page.request.post(`/api/puzzles/dartmoor/${key}`, { data: { name: "Ana", moves: drawn } });
  const { result } = (await told.json()) as PuzzleFrames;
  expect(result?.solved).toBe(false);
  const moves = result!.steps.map(({ action }) => ({ actions: [action] }));
  const solved = await page.request.post(`/api/puzzles/dartmoor/${key}`, { data: { name: "Ana", moves } });
  expect(((await solved.json()) as PuzzleFrames).result).toMatchObject({ solved: true, points: result!.best });
});
