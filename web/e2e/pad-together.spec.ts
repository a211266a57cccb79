/** One pad on several phones. */

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { Scorer, joins, kept, left, linkIn, opensForOthers } from "./pad.ts";

/** What browsers say when a server does not answer. */
const NO_SERVER = /WebSocket connection to|ERR_CONNECTION|ERR_INTERNET|Failed to load resource/;
const LOST = "Offline";

/** All that comes to a page over its sockets. */
function heard(page: Page): string[] {
  const frames: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** Every key this device was given. */
async function keysOf(page: Page): Promise<string[]> {
  const kept = await page.evaluate(
    () =>
      JSON.parse(localStorage.getItem("spinney-pads") ?? "{}") as Record<
        string,
        { pad?: string; players: Record<string, string> }
      >,
  );
  return Object.values(kept).flatMap(({ pad, players }) => [...(pad ? [pad] : []), ...Object.values(players)]);
}

test("three phones, a dead line and a dead server", async ({ page, visitor, newVisitor, server, complaints }) => {
  complaints.allow(NO_SERVER);
  const [second, third] = [await newVisitor(), await newVisitor()];
  const frames = [heard(page), heard(second.page), heard(third.page)];
  await visitor.opens("/pad");
  const ana = new Scorer(page);
  await ana.starts(["Ana"]);
  await ana.entersHost({ card: "douglas_fir" });
  const code = await opensForOthers(page);
  await page.getByRole("button", { name: "Several phones" }).click();
  await expect(page.locator(".together .code")).toHaveText(code);
  const link = await linkIn(page, page.locator(".together .qr").first());
  expect(link).toBe(`${server.url}/pad/${code}`);
  await page.getByRole("button", { name: "Close" }).click();

  await second.opens(link);
  await expect(second.page.getByRole("listitem")).toHaveText(/Ana\s*5/);
  const ben = await joins(second.page, "Ben");
  await third.opens("/pad");
  await third.page.getByLabel("Join by code").fill(code.toLowerCase());
  await third.page.getByRole("button", { name: "Score together" }).click();
  const cleo = await joins(third.page, "Cleo");
  const all = [ana, ben, cleo];

  await ben.entersHost({ card: "silver_fir", top: ["tawny_owl"] });
  await cleo.entersHost({ card: "birch", left: ["european_hare"] });
  for (const each of all) await each.expectTotals(5, 7, 2);
  await ben.shows("Cleo");
  await expect(second.page.getByText("This forest is entered on another phone.")).toBeVisible();
  await ben.shows("Ben");

  // What somebody takes back is their own; the others' cards stay.
  await ana.entersHost({ card: "birch" });
  await ben.entersHost({ card: "birch" });
  for (const each of all) await each.expectTotals(6, 8, 2);
  await page.getByRole("button", { name: "Undo" }).click();
  for (const each of all) await each.expectTotals(5, 8, 2);

  await third.page.context().setOffline(true);
  await cleo.entersHost({ card: "douglas_fir" });
  await ben.entersHost({ card: "birch" });
  await ana.expectTotals(5, 9, 2);
  await cleo.expectTotals(5, 8, 7);
  await third.page.context().setOffline(false);
  for (const each of all) await each.expectTotals(5, 9, 7);

  await server.kill();
  for (const each of all) await expect(each.page.getByText(LOST)).toBeVisible();
  await ana.entersHost({ card: "douglas_fir" });
  await cleo.entersHost({ card: "birch" });
  await third.page.reload({ waitUntil: "commit" }).catch(() => undefined);
  await server.start();
  await third.opens(`/pad/${code}`);
  for (const each of all) {
    await each.expectTotals(10, 9, 8);
    await expect(each.page.getByText(LOST)).toBeHidden();
  }
  await ben.entersHost({ card: "douglas_fir" });
  for (const each of all) await each.expectTotals(10, 14, 8);

  const keys = await Promise.all(all.map((each) => keysOf(each.page)));
  expect(keys.map(({ length }) => length)).toEqual([1, 1, 1]);
  for (const told of frames) {
    expect(told.length).toBeGreaterThan(5);
    for (const key of keys.flat()) expect(told.join(), "a key in what everybody is told").not.toContain(key);
    expect(told.join()).not.toMatch(/token|"keys?"/);
  }
});

test("five players are enough", async ({ page, visitor, newVisitor, server }) => {
  await left(page, {
    game: "forest",
    sets: ["base"],
    players: ["Ana", "Ben", "Cleo", "Dana"].map((name) => ({ name, hosts: [{ card: "birch" }] })),
  });
  await visitor.opens("/pad");
  await new Scorer(page).goesOn();
  const code = await opensForOthers(page);
  const [fifth, sixth] = [await newVisitor(), await newVisitor()];
  for (const each of [fifth, sixth]) {
    await each.opens(`/pad/${code}`);
    await expect(each.page.getByRole("listitem")).toHaveCount(4);
  }
  await joins(fifth.page, "Eva");
  await expect(sixth.page.getByText("Five players are here already.")).toBeVisible();
  await expect(sixth.page.getByLabel("Name")).toHaveCount(0);
  const answer = await page.request.post(`${server.url}/api/pads/${code}/players`, { data: { name: "Finn" } });
  expect(answer.status()).toBe(409);
  await sixth.page.getByRole("button", { name: "Only look" }).click();
  await new Scorer(sixth.page).expectTotals(1, 1, 1, 1, 0);
  await expect(sixth.page.getByText("This forest is entered on another phone.")).toBeVisible();
});

test("a pad that does not exist", async ({ page, visitor }) => {
  await visitor.opens("/pad/ZZZZ99");
  await expect(page.getByRole("heading", { name: "There is no such pad" })).toBeVisible();
  await page.getByRole("link", { name: "Score pad" }).click();
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
});

test("a forest goes from phone to phone by a QR code alone", async ({ page, visitor, newVisitor, server }) => {
  const forests = {
    game: "forest" as const,
    sets: ["base"],
    players: [{ name: "Ana", cave: 3, hosts: [{ card: "silver_fir", top: ["tawny_owl@beech"] }] }],
  };
  await left(page, forests);
  await visitor.opens("/pad");
  const ana = new Scorer(page);
  await ana.goesOn();
  await ana.expectTotals(10);
  await page.getByRole("button", { name: "Several phones" }).click();
  const link = await linkIn(page, page.locator(".together .qr").last());
  expect(link.startsWith(`${server.url}/pad#f=`)).toBe(true);

  const other = await newVisitor();
  await other.opens(link);
  await expect(other.page.getByText("This link brings a forest: Ana.")).toBeVisible();
  await other.page.getByRole("button", { name: "Start a pad with it" }).click();
  const ben = new Scorer(other.page);
  await ben.expectTotals(10);
  expect(await kept(other.page)).toEqual(forests);
  await ben.shows("Ana");
  await other.page.getByLabel("Name", { exact: true }).fill("Ben");
  await other.page.getByRole("button", { name: "Close" }).click();
  // To a pad that is there already, also where only what follows # changes.
  await other.page.evaluate((link) => void (location.href = link), link);
  await other.page.getByRole("button", { name: "Add to my pad" }).click();
  await ben.expectTotals(10, 10);
  await expect(ben.chips).toHaveText([/Ben/, /Ana/]);

  const packed = link.split("#f=")[1]!;
  const BROKEN = "This link is damaged: part of it may be missing. Ask for it again.";
  const NEWER = "This link comes from a newer version of Spinney. Load the page anew.";
  const middle = packed.length >> 1;
  const flipped = packed.slice(0, middle) + (packed[middle] === "A" ? "B" : "A") + packed.slice(middle + 1);
  for (const [damaged, said] of [
    [packed.slice(0, -4), BROKEN],
    [flipped, BROKEN],
    ["", BROKEN],
    ["%F0%9F", BROKEN],
    [`Ag${packed.slice(2)}`, NEWER],
  ] as const) {
    await other.page.goto("about:blank");
    await other.opens(`/pad#f=${damaged}`);
    await expect(other.page.getByRole("alert"), damaged).toHaveText(said);
  }
  await other.page.getByRole("button", { name: "Score pad" }).click();
  await ben.goesOn();
  await ben.expectTotals(10, 10);
});
