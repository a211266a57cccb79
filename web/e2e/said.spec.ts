/** Emotes, notifications and sounds. */

import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";

test("an emote is shown in the reader's language", async ({ newVisitor, server }) => {
  const [ana, ben] = [await newVisitor(), await newVisitor()];
  await ben.speaks("de");
  const host = await server.newTable({
    options: { game: "forest", start: 0 },
    seats: [{ kind: "me" }, { kind: "open" }],
  });
  await ben.sitsAt(await server.join(host.code, { name: "Ben" }));
  await ana.sitsAt(host);
  await ana.page.getByRole("button", { name: "Hello!" }).click();
  await expect(ben.page.getByRole("log")).toContainText("Hallo!");
  await ana.page.getByRole("button", { name: "Start" }).click();
  await new Player(ana.page).waits();
  await ana.page.getByRole("button", { name: "Nice move!" }).click();
  await expect(ana.page.locator(".story .log").first()).toContainText("Ana: Nice move!");
  await expect(ben.page.locator(".story .log").first()).toContainText("Ana: Schöner Zug!");
});

test("a player on another page gets a notification when it is their turn", async ({ page, visitor, server }) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    class Notice {
      static permission = "default";
      static requestPermission() {
        Notice.permission = "granted";
        return Promise.resolve("granted");
      }
      constructor(title: string, { tag }: { tag: string }) {
        told.push(`${title} ${tag}`);
      }
    }
    Object.assign(window, { told, Notification: Notice });
  });
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  const table = await server.newTable({ seed: "a", options: { game: "forest", start: 0 } });
  await visitor.sitsAt(table);
  const player = new Player(page);
  await player.waits();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("switch", { name: "Tell me when it’s my turn" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: /^Draw two/ }).click();
  await player.waits();
  expect(await told(), "no notification while the table is in view").toEqual([]);
  await page.evaluate(() => Object.defineProperty(document, "hidden", { get: () => true }));
  await page.keyboard.press("d");
  await expect.poll(told).toEqual([`Your turn ${table.code}`]);
});

test("a browser that refuses notifications", async ({ page, visitor }) => {
  await page.addInitScript(() => {
    const refuses = { permission: "denied", requestPermission: () => Promise.resolve("denied") };
    Object.assign(window, { Notification: refuses });
  });
  await visitor.opens("/");
  await page.getByRole("button", { name: "Settings" }).click();
  const notices = page.getByRole("switch", { name: "Tell me when it’s my turn" });
  await notices.click();
  await expect(page.getByText("Your browser doesn’t allow notifications for this page.")).toBeVisible();
  await expect(notices).not.toBeChecked();
});

test("the volume of sounds can be set", async ({ page, visitor }) => {
  await page.addInitScript(() => {
    const levels: number[] = [];
    const ramp = AudioParam.prototype.exponentialRampToValueAtTime;
    AudioParam.prototype.exponentialRampToValueAtTime = function (value, end) {
      if (value < 1 && value > 0.001) levels.push(value);
      return ramp.call(this, value, end);
    };
    Object.assign(window, { levels });
  });
  const loudest = () =>
    page.evaluate(() => Math.max(0, ...(window as unknown as { levels: number[] }).levels.splice(0)));
  await visitor.opens("/");
  await page.getByRole("button", { name: "Settings" }).click();
  const slider = page.getByRole("slider", { name: "Volume" });
  await expect(slider).toHaveCount(0);
  await page.getByRole("switch", { name: "Sound", exact: true }).click();
  await slider.fill("1");
  const loud = await loudest();
  expect(loud).toBeGreaterThan(0);
  await expect(slider).toHaveValue("1");
  await page.reload();
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(slider).toHaveValue("1");
  await slider.fill("0.2");
  expect(await loudest()).toBeLessThan(loud / 2);
});
