/** The score pad without a connection, and the games saved on the device. */

import { readFileSync } from "node:fs";
import { OFFLINE_MS, expect, expectAccessibleAlways, test } from "./fixtures.ts";

test.use({ keeps: true });

const NO_SERVER = /ERR_CONNECTION|Failed to load resource/;

const game = (id: string, day: string, players: [name: string, total: number][]) => ({
  id,
  game: "forest",
  sets: ["base"],
  played: Date.parse(day),
  saved: Date.parse(day),
  location: "",
  forests: null,
  players: players.map(([name, total]) => ({ name, total, points: { tree: total } })),
});
const GAMES = [
  game("a", "2026-05-01T20:00", [
    ["Ana", 120],
    ["Ben", 140],
  ]),
  game("b", "2026-06-03T20:00", [
    ["Ana", 160],
    ["Ben", 90],
  ]),
];
const FILE = {
  name: "games.json",
  mimeType: "application/json",
  buffer: Buffer.from(JSON.stringify({ kind: "spinney-scores", version: 1, games: GAMES })),
};

test("after the first visit the pad needs no server", async ({ page, visitor, server, complaints }) => {
  await visitor.opens("/pad");
  await expect(page.getByText("Works offline", { exact: true })).toBeVisible({ timeout: OFFLINE_MS });
  complaints.allow(NO_SERVER);
  await server.kill();
  await page.reload();
  await expect(page.getByText("Works offline", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByPlaceholder("Any part of a name").first()).toBeVisible();
  await visitor.opens("/pad/history");
  await visitor.opens("/cards");
  await expect(page.getByRole("button", { name: /^Oak/ }).first()).toBeVisible();
  expect(await page.evaluate(() => fetch("/api/tables").catch(() => "nothing else is kept"))).toBe(
    "nothing else is kept",
  );
  await server.start();
});

test("scored games are kept, can be deleted and restored, and moved to another device", async ({
  page,
  visitor,
  newVisitor,
}) => {
  const games = page.getByRole("navigation", { name: "Games" }).getByRole("link");
  await visitor.opens("/pad/history");
  await expect(page.getByRole("link", { name: "Score a game" })).toBeVisible();
  await page.getByRole("button", { name: "Files" }).click();
  await page.getByLabel("Add games from a file").setInputFiles(FILE);
  await expect(page.getByText("2 games added.")).toBeVisible();
  await page.reload();
  await expect(games).toHaveCount(2);
  await expectAccessibleAlways(page);

  await games.first().click();
  await expect(page.getByRole("heading", { name: "Ana wins by 70" })).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(games).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(games).toHaveCount(2);

  await page.getByRole("button", { name: "Files" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save all games" }).click();
  const saved = await (await saving).path();
  expect((JSON.parse(readFileSync(saved, "utf-8")) as { games: unknown[] }).games).toHaveLength(2);

  const other = await newVisitor();
  await other.opens("/pad/history");
  await other.page.getByRole("button", { name: "Files" }).click();
  await other.page.getByLabel("Add games from a file").setInputFiles(saved);
  await expect(other.page.getByText("2 games added.")).toBeVisible();
});
