/**
 * A set in a folder outside the package, with effects of its own: a whole game with it and all our sets, by mouse
 * on a desktop, checked at every choice, with moves undone, the page reloaded and the connection cut.
 */

import { resolve } from "node:path";
import { NO_SERVER, expect, test as base } from "./fixtures.ts";
import { Player } from "./player.ts";
import { expectSums } from "./scores.ts";
import { Server } from "./server.ts";
import { Witness } from "./witness.ts";

const SHORE = resolve(import.meta.dirname, "../../tests/data/shore");

const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start({ SPINNEY_SETS: JSON.stringify([SHORE]) });
      await use(server);
      await server.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

test("its cards are drawn, laid and scored", async ({ page, visitor, server, complaints }) => {
  test.setTimeout(480_000);
  complaints.allow(NO_SERVER);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitor.opens("/cards?game=forest");
  await expect(page.getByText("Dune Pine").first()).toBeVisible();
  const witness = new Witness(page);
  const table = await server.newTable({
    seed: "f0",
    options: { game: "forest", sets: ["alpine", "edge", "shore"] },
    seats: [
      { kind: "me", name: "Ana" },
      ...["Rowan", "Wren", "Ivy", "Robin"].map((name) => ({ kind: "bot" as const, bot: "greedy", name })),
    ],
  });
  await visitor.sitsAt(table);
  const player = new Player(page, "mouse", { seed: 3, draws: 0.7 });
  await witness.playsAll(player, Object.values(witness.disturbances));
  expect(witness.undone).toBeGreaterThan(0);
  expect(witness.looks).toBeGreaterThan(20);
  expect(player.done.card).toBeGreaterThan(3);
  expect(player.skipped).toBeGreaterThan(10);
  const laid = await page.locator(".forest .core .name, .forest .strip").allInnerTexts();
  expect(new Set(laid).size).toBeGreaterThan(2);
  await page.getByRole("button", { name: "See the result" }).click();
  await expectSums(page);
});
