/** The result: who won, and saving, sharing and moving it. */

import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import type { Forests } from "../src/score/notation.ts";
import { expect, test } from "./fixtures.ts";
import { Scorer, example, left } from "./pad.ts";
import { expectSums } from "./scores.ts";

const ANA = example("forest_85").players[0]!;
/** Two players with the same score, and one with less. */
const TIE: Forests = {
  game: "forest",
  sets: ["base"],
  players: [
    { name: "Ana, first", hosts: [{ card: "douglas_fir" }] },
    { name: "Ben", hosts: [{ card: "birch" }] },
    { name: "=Cleo", hosts: [{ card: "douglas_fir" }] },
  ],
};

async function saved(page: Page, button: Locator): Promise<{ name: string; text: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  const bytes = readFileSync(await download.path());
  return { name: download.suggestedFilename(), text: bytes.toString("utf-8"), bytes };
}

async function toResult(page: Page): Promise<void> {
  await new Scorer(page).resumes();
  await page.getByRole("button", { name: "Result" }).click();
}

test("a tie, and all the ways to save it", async ({ page, visitor }) => {
  await left(page, TIE);
  await visitor.opens("/pad");
  await toResult(page);
  await expect(page.getByRole("heading", { name: "A tie: Ana, first, =Cleo" })).toBeVisible();
  const head = page.locator("thead th[scope=col]");
  await expect(head).toHaveText([/Ana, first.*5.*1st/s, /=Cleo.*5.*1st/s, /Ben.*1.*3rd/s]);
  await expectSums(page);

  await page.getByRole("button", { name: "Share" }).click();
  const sheet = page.getByRole("dialog");
  const picture = await saved(page, sheet.getByRole("button", { name: "Save the picture" }));
  expect(picture.name).toMatch(/^spinney-forest-\d{4}-\d\d-\d\d\.png$/);
  expect(picture.bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(picture.bytes.readUInt32BE(16), "its width").toBeGreaterThan(600);

  const csv = await saved(page, sheet.getByRole("button", { name: "Save as a table (CSV)" }));
  const [titles, ...rows] = csv.text.replace("\uFEFF", "").trim().split("\r\n");
  expect(titles).toContain("player,place,winner,total");
  expect(rows.map((row) => row.split(",base,3,")[1])).toEqual([
    expect.stringMatching(/^"Ana, first",1,1,5,5,/),
    expect.stringMatching(/^'=Cleo,1,1,5,5,/),
    expect.stringMatching(/^Ben,3,0,1,1,/),
  ]);

  const json = JSON.parse((await saved(page, sheet.getByRole("button", { name: "Save the game" }))).text) as {
    kind: string;
    games: { players: unknown; forests: Forests }[];
  };
  expect(json.kind).toBe("spinney-scores");
  expect(json.games[0]!.forests).toEqual({ ...TIE, players: TIE.players.map((each) => ({ cave: 0, ...each })) });
  expect(json.games[0]!.players).toEqual([
    { name: "Ana, first", total: 5, points: { tree: 5 } },
    { name: "Ben", total: 1, points: { tree: 1 } },
    { name: "=Cleo", total: 5, points: { tree: 5 } },
  ]);

  const play = JSON.parse((await saved(page, sheet.getByRole("button", { name: "Save for BG Stats" }))).text) as {
    games: { bggId: number }[];
    players: { name: string }[];
    plays: { playerScores: { score: string; winner: boolean; rank: number }[] }[];
  };
  expect(play.games[0]!.bggId).toBe(391163);
  expect(play.players.map(({ name }) => name)).toEqual(["Ana, first", "=Cleo", "Ben"]);
  expect(play.plays[0]!.playerScores.map(({ score, winner, rank }) => [score, winner, rank])).toEqual([
    ["5", true, 1],
    ["5", true, 1],
    ["1", false, 3],
  ]);
  const link = new URL((await sheet.getByRole("link", { name: "Send to BG Stats" }).getAttribute("href"))!);
  expect(link.host).toBe("app.bgstatsapp.com");
  expect(JSON.parse(link.searchParams.get("data")!)).toMatchObject({
    game: { name: "Forest Shuffle" },
    players: [{ score: 5, winner: true }, {}, { name: "Ben" }],
  });
});

test("a result in the history and the statistics, moved to another device", async ({ page, visitor, newVisitor }) => {
  await left(page, { game: "forest", sets: ["base"], players: [ANA, { name: "Ben", hosts: [{ card: "birch" }] }] });
  await visitor.opens("/pad");
  await toResult(page);
  await expect(page.getByRole("heading", { name: "Ana wins" })).toBeVisible();
  await page.getByRole("button", { name: "Keep this result" }).click();
  await expect(page.getByRole("button", { name: "Kept" })).toBeDisabled();
  await page.getByRole("button", { name: "Score another game" }).click();
  await expect(page.getByRole("button", { name: "Resume" })).toHaveCount(0);
  await page.getByRole("link", { name: "History" }).click();
  const game = page.getByRole("link", { name: /Ana 85\s*Ben 1/ });
  await expect(game).toBeVisible();
  await page.getByRole("button", { name: "Statistics" }).click();
  const row = page.getByRole("row", { name: /^Ana/ }).first();
  await expect(row.getByRole("cell")).toHaveText(["1", "1 100%", "85.0", "85"]);
  await page.getByRole("button", { name: "Games" }).first().click();
  await game.click();
  await expect(page.getByRole("heading", { name: "Ana wins by 84" })).toBeVisible();
  await page.getByRole("button", { name: "See the forests" }).click();
  await new Scorer(page).expectTotals(85, 1);
  await page.getByRole("button", { name: "Host 5: Silver Fir" }).click();
  await page.getByRole("button", { name: /^European Hare, 3 cards/ }).click();
  await expect(page.getByRole("dialog")).toContainText("3 points 3 European Hares × 1");
  await expect(page.getByRole("dialog").getByRole("button", { name: /Remove|Another card/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Back" }).click();

  await page.getByRole("button", { name: "Files" }).click();
  const file = await saved(page, page.getByRole("button", { name: "Save all games" }));
  const other = await newVisitor();
  await other.opens("/pad/history");
  await other.page.getByRole("button", { name: "Files" }).click();
  await other.page
    .locator("input[type=file]")
    .setInputFiles({ name: file.name, mimeType: "application/json", buffer: file.bytes });
  await expect(other.page.getByRole("status").filter({ hasText: "1 game added." })).toBeVisible();
  await expect(other.page.getByRole("link", { name: /Ana 85/ })).toBeVisible();
  for (const [text, said] of [
    [file.text, "No new games. 1 was already here."],
    [file.text.slice(0, -30), "can’t be read"],
    ['{"kind":"other","games":[]}', "isn’t a file of scored games"],
  ] as const) {
    await other.page.getByRole("button", { name: "Files" }).click();
    await other.page
      .locator("input[type=file]")
      .setInputFiles({ name: "games.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await expect(other.page.locator(".said")).toContainText(said);
  }
  await other.page.reload();
  await other.page.getByRole("link", { name: /Ana 85/ }).click();
  await other.page.getByRole("button", { name: "Delete" }).click();
  await expect(other.page.getByRole("link", { name: /Ana 85/ })).toHaveCount(0);
  await other.page.getByRole("button", { name: "Undo" }).click();
  await expect(other.page.getByRole("link", { name: /Ana 85/ })).toBeVisible();
});
