/** Options of a table: a draft, several people on one device, hidden points, a clock. */

import type { TableSettings } from "../src/protocol.ts";
import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { expectSums } from "./scores.ts";
import { deals, heldCards, watches } from "./table.ts";
import { Witness } from "./witness.ts";

test("a draft", async ({ page, visitor, server }) => {
  const witness = new Witness(page);
  await visitor.sitsAt(await server.newTable({ seed: "d", options: { game: "forest", draft: true } }));
  await expect(page.getByRole("region", { name: "Draft" })).toBeVisible();
  const player = new Player(page);
  while ((await player.waits()) && (await page.getByRole("region", { name: "Draft" }).count())) {
    await witness.looksAround();
    await player.acts();
  }
  expect(player.done.pick).toBeGreaterThan(3);
  await expect(page.getByRole("region", { name: "Clearing" })).toBeVisible();
  expect(await heldCards(page)).toHaveLength(6);
  await player.turn();
});

test("everybody on one device: nobody sees the other's hand", async ({ page, visitor }) => {
  await visitor.opens("/");
  await deals(page, "a");
  await page.getByRole("button", { name: "All on this device" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Your name").fill("Ana");
  await form.getByLabel("Name at seat 2").fill("Ben");
  await form.getByRole("button", { name: "Play" }).click();
  const player = new Player(page, "mouse", { draws: 1 });
  const curtain = page.getByRole("heading", { name: /^Hand the device to/ });
  const turns: { name: string; cards: string }[] = [];
  while (turns.length < 4) {
    await expect(curtain).toBeVisible();
    await expect(page.locator(".hand, .prompt, .clearing")).toHaveCount(0);
    const name = (await curtain.innerText()).replace("Hand the device to ", "");
    await page.getByRole("button", { name: "I’m ready" }).click();
    await expect(curtain).toBeHidden();
    turns.push({ name, cards: String(await heldCards(page)) });
    await expect(page.locator(".story .chip"), "what others drew").toHaveCount(0);
    await player.turn();
    await page.getByRole("button", { name: "Hand over" }).click();
  }
  expect(
    turns
      .map(({ name }) => name)
      .slice(0, 2)
      .sort(),
  ).toEqual(["Ana", "Ben"]);
  expect(turns[2]!.name).toBe(turns[0]!.name);
  expect(turns[0]!.cards).not.toBe(turns[1]!.cards);
});

test("hidden points are shown at the end", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-hidden"));
  const player = new Player(page);
  await player.waits();
  await expect(page.locator(".rival")).toBeVisible();
  await expect(page.locator(".rival strong, .mine strong, .story em, .host b.value")).toHaveCount(0);
  await player.playToTheEnd();
  await page.getByRole("button", { name: "See the result" }).click();
  await expectSums(page);
});

test("when the clock runs out, a bot plays", async ({ page, visitor, server }) => {
  const settings = { clock: { per: "move", seconds: 5 }, stand_in: "random" } as TableSettings;
  // Bots wait until somebody is there, so the clock starts after the page is open.
  const seats = [{ kind: "bot" as const, bot: "greedy" }, { kind: "me" as const }];
  // The clock is running while the bots' acts are played.
  await visitor.prefers("speed", "instant");
  const shown = await watches(page, "[role=timer]");
  await visitor.sitsAt(await server.imports("forest-middle", { seats, settings }));
  await new Player(page).waits();
  await expect(page.locator(".story")).toContainText("You are out of time.");
  expect((await shown()).join(" ")).toMatch(/0:05.* 0:02/);
});

test("a table that does not exist", async ({ page, visitor }) => {
  await visitor.opens("/t/ZZZZ99");
  await expect(page.getByRole("heading", { name: "There is no table ZZZZ99." })).toBeVisible();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await page.getByLabel("Join with a code or link").fill("?");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("This is neither a table code nor a table link.");
});

test("a key that is no longer valid", async ({ page, visitor, server }) => {
  const admission = await server.imports("forest-middle");
  await visitor.sitsAt({ ...admission, token: "x".repeat(admission.token.length) });
  await expect(page.getByText("The key stored on this device")).toBeVisible();
  await page.getByRole("button", { name: "Watch" }).click();
  await expect(page.getByRole("region", { name: "Seats" })).toContainText("offline");
});
