/** Puzzles: missed, taken back, solved by hand; and the best turn shown on the table. */

import type { Page } from "@playwright/test";
import type { Action, PuzzleFrames, PuzzleList } from "../src/protocol.ts";
import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";

test("a puzzle is missed, and its best turn is shown step by step", { tag: "@desk" }, async ({ page, visitor }) => {
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

/** The best turn of a puzzle, as the server tells it after a draw; nothing if there is no room for one. */
async function bestTurn(page: Page, key: string): Promise<Action[]> {
  const data = { name: "Ana", moves: [{ actions: [{ kind: "draw" }] }, { actions: [{ kind: "draw" }] }] };
  const answer = await page.request.post(`/api/puzzles/dartmoor/${key}`, { data });
  const { result } = (await answer.json()) as Partial<PuzzleFrames>;
  return (result?.steps ?? []).map(({ action }) => action);
}

/** A puzzle whose best turn is to lay a dweller somewhere and to pay for it with chosen cards, and that turn. */
async function dwellerPuzzle(page: Page): Promise<[key: string, best: Action[]]> {
  const list = (await (await page.request.get("/api/puzzles/dartmoor")).json()) as PuzzleList;
  for (const { key } of list.puzzles.filter(({ kind }) => kind === "points")) {
    const best = await bestTurn(page, key);
    if (/^play slot pick( pick)*( use)?$/.test(best.map(({ kind }) => kind).join(" "))) return [key, best];
  }
  throw new Error("no such puzzle");
}

test("a puzzle is missed, taken back, and solved by hand", { tag: "@phone" }, async ({ page, visitor, hasTouch }) => {
  const [key, best] = await dwellerPuzzle(page);
  await visitor.opens(`/puzzles/dartmoor/${key}`);
  const note = page.locator(".guide");
  await expect(note).toContainText("Most points");
  const player = new Player(page, hasTouch ? "touch" : "mouse");
  await player.waits();
  await player.presses("draw");
  await expect(note).toContainText("Not the best");
  // Both draws, one after the other.
  const undo = page.getByRole("button", { name: /^Undo/ });
  await undo.click();
  await expect(note).toContainText("Most points");
  await expect(page.locator(".prompt[data-asks=second_draw]")).toBeVisible();
  await undo.click();
  await expect(page.locator(".prompt[data-asks=turn]")).toBeVisible();
  const touches = async (selector: string) => {
    await expect(page.locator(selector).first()).toBeVisible();
    await player.touches(selector);
  };
  const [laid, ...paid] = best.flatMap((action) => ("card" in action ? [action.card] : []));
  const place = best.find((action) => action.kind === "slot")!;
  await touches(`.hand [data-card="${laid}"]`);
  await touches(`.slot.legal[data-place="${place.host}-${place.slot}"]`);
  // A payment is proposed: other cards go back, these are chosen.
  const inHand = (wanted: string) => `.hand .card:not([data-card="${laid}"])${wanted}`;
  const unwanted = inHand(`.chosen${paid.map((card) => `:not([data-card="${card}"])`).join("")}`);
  while ((await page.locator(unwanted).count()) > 0) await player.touches(unwanted);
  for (const card of paid)
    if ((await page.locator(inHand(`.chosen[data-card="${card}"]`)).count()) === 0)
      await touches(`.hand [data-card="${card}"]`);
  await touches(".prompt .confirm");
  const solved = note.getByText("Solved!");
  const effect = page.locator(".prompt .legal").first();
  await expect(solved.or(effect)).toBeVisible();
  if (await effect.isVisible()) await player.touches(".prompt .legal");
  await expect(solved).toBeVisible();
  const kept = JSON.parse((await page.evaluate(() => localStorage.getItem("spinney-puzzles")))!) as object;
  expect(kept).toEqual({ [key]: { game: "dartmoor", at: expect.any(Number) as unknown, first: false } });
  await page.screenshot({ path: test.info().outputPath("solved.png") });
  await page.getByRole("button", { name: "Show the best turn" }).click();
  await expect(note).toContainText(`step 1 of ${best.length}`);
  await visitor.opens("/puzzles/dartmoor");
  await expect(page.getByText("1 of 200 solved").first()).toBeVisible();
});
