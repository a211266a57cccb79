/** One's own record and seats, carried by fifteen words: from a desktop to a phone and back. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./fixtures.ts";
import { Server } from "./server.ts";

const game = (id: string, points: number, daily: string | null = null) => ({
  id,
  code: `CODE${id}`,
  game: "forest",
  at: Date.now() - 86_400_000,
  points,
  place: 1,
  others: [{ level: "medium", points: 60 }],
  solo: null,
  species: { wolf: points },
  daily,
});

test("a record is carried to another device and back, left and deleted; nobody else can read it", async ({
  browser,
  visitor,
}) => {
  void visitor; // complaints of the pages fail the test
  const server = await Server.start({ SPINNEY_ACCOUNT_DAYS: "365" });
  const sent: string[] = [];
  const device = async (phone: boolean, games: object[], more: Record<string, unknown> = {}) => {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: "en-GB",
      ...(phone
        ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
        : { viewport: { width: 1440, height: 900 } }),
    });
    const page = await context.newPage();
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    await page.goto("/record");
    await page.evaluate(
      (stored) => Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
      { "spinney-record": games, ...more },
    );
    await page.reload();
    return page;
  };
  const figure = (page: typeof desk, name: string) => page.locator(".figures div", { hasText: name }).locator("dd");

  // A real seat at a real table.
  const { code, token } = await server.newTable({ name: "Ana Secret", seats: [{ kind: "me" }, { kind: "open" }] });
  const today = new Date().toISOString().slice(0, 10);
  const desk = await device(false, [game("1", 91, today), game("2", 77)], {
    "spinney-seats": { [code]: { token, game: "forest", name: "Ana Secret", person: 0, at: Date.now() } },
    "spinney-puzzles": { "0123456789": { game: "forest", at: 5, first: true } },
    "spinney-medals": { bats: "silver" },
  });
  const panel = desk.getByRole("region", { name: "Carry it to another device" });
  await panel.getByRole("button", { name: "Make my words" }).click();
  await expect(panel.locator(".words li")).toHaveCount(15);
  const words = await panel.locator(".words li").allInnerTexts();
  await desk.screenshot({ path: test.info().outputPath("words-desktop.png"), fullPage: true });
  await panel.getByRole("button", { name: "I have them" }).click();
  await expect(panel.locator(".words")).toHaveCount(0);

  const phone = await device(true, [game("3", 55)], { "spinney-medals": { bats: "gold" } });
  const there = phone.getByRole("region", { name: "Carry it to another device" });
  await there.getByRole("button", { name: "I have words" }).tap();
  const field = there.getByLabel("Your 15 words, in order");
  const enters = async (text: string) => {
    await field.fill(text);
    await there.getByRole("button", { name: "Bring it here" }).tap();
  };
  await enters(words.with(4, "beehive").join(" "));
  await expect(there.getByRole("alert")).toHaveText("“beehive” is not one of the words.");
  await enters(words.slice(1).join(" "));
  await expect(there.getByRole("alert")).toHaveText("That is 14 words; there should be fifteen.");
  await phone.screenshot({ path: test.info().outputPath("enter-phone.png"), fullPage: true });
  await enters(words.map((word) => word.slice(0, 4)).join(" "));
  await expect(there.getByRole("status")).toHaveText("It is here. This device follows your words now.");
  await expect(figure(phone, "Games")).toHaveText("3");
  await expect(figure(phone, "Puzzles solved")).toHaveText("1");
  await expect(figure(phone, "Daily deals in a row")).toHaveText("1");
  await expect(phone.getByRole("region", { name: "Daily deals" }).getByRole("listitem")).toHaveText(/^91/);
  await phone.screenshot({ path: test.info().outputPath("arrived-phone.png"), fullPage: true });

  // The seat works there.
  await phone.goto(`/t/${code}`);
  await expect(phone.getByText("Ana Secret").first()).toBeVisible();
  await expect(phone.getByRole("button", { name: "Start" })).toBeVisible();

  // And back: the desktop hears of what the phone had.
  await desk.reload();
  await expect(figure(desk, "Games")).toHaveText("3");
  expect(await desk.evaluate(() => localStorage.getItem("spinney-medals"))).toBe('{"bats":"gold"}');
  // Changes are carried on by themselves.
  await phone.evaluate((key) => {
    const solved = JSON.parse(localStorage.getItem("spinney-puzzles")!) as Record<string, unknown>;
    localStorage.setItem(
      "spinney-puzzles",
      JSON.stringify({ ...solved, [key]: { game: "forest", at: 6, first: true } }),
    );
  }, "abcdef0123");
  await phone.goto("/record");
  await expect(figure(phone, "Puzzles solved")).toHaveText("2");
  await expect
    .poll(async () => {
      await desk.reload();
      await expect(figure(desk, "Games")).toHaveText("3");
      return figure(desk, "Puzzles solved").innerText();
    })
    .toBe("2");

  // Left on the phone, it stays on the desktop; deleted there, it is nowhere.
  await there.getByRole("button", { name: "Leave on this device" }).tap();
  await expect(there.getByRole("status")).toContainText("has forgotten the words");
  await expect(figure(phone, "Games")).toHaveText("3");
  expect(await phone.evaluate(() => localStorage.getItem("spinney-account"))).toBe("null");
  await panel.getByRole("button", { name: "Delete it on the server" }).click();
  await panel.getByRole("button", { name: "Delete it on the server" }).click();
  await expect(panel.getByRole("status")).toContainText("It is deleted on the server");
  await expect(figure(desk, "Games")).toHaveText("3");
  await there.getByRole("button", { name: "I have words" }).tap();
  await enters(words.join(" "));
  await expect(there.getByRole("alert")).toHaveText("This server knows nothing under these words.");

  // On the wire, in the database and in the log there is nothing anybody could read.
  const wire = sent.filter((each) => each.includes("/api/accounts"));
  expect(wire.length).toBeGreaterThan(6);
  const kept = readdirSync(server.folder)
    .filter((name) => name.startsWith("tables"))
    .map((name) => readFileSync(join(server.folder, name), "latin1"))
    .join("");
  const fields = new Set(wire.flatMap((each) => [...each.matchAll(/"(\w+)":/g)].map(([, name]) => name)));
  expect([...fields].sort()).toEqual(["box", "token", "version"]);
  const told = JSON.parse(wire.find((each) => each.includes("{"))!.replace(/^\S+ /, "")) as { token: string };
  for (const secret of [words.join(" "), words.slice(0, 2).join(" "), "CODE1", "spinney-record", token])
    for (const where of [wire.join("\n"), kept, server.log()]) expect(where).not.toContain(secret);
  for (const where of [kept, server.log()]) expect(where).not.toContain(told.token);
  await server.close();
});

test("a server without accounts does not offer it", async ({ page, visitor }) => {
  const asked = page.waitForResponse(/\/api\/accounts$/);
  await visitor.opens("/record");
  expect(await (await asked).json()).toEqual({ days: 0 });
  await expect(page.getByRole("button", { name: "Make my words" })).toHaveCount(0);
});
