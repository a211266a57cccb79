/** A set in a folder outside the package, with effects of its own: a whole game, checked at every choice. */

import { resolve } from "node:path";
import { expect, test as base } from "./fixtures.ts";
import { Player } from "./player.ts";
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

test("its cards are drawn, laid and scored", async ({ page, visitor, server }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitor.opens("/cards?game=forest");
  await expect(page.getByText("Dune Pine").first()).toBeVisible();
  const witness = new Witness(page);
  const table = await server.newTable({
    seed: "5",
    options: { game: "forest", sets: ["shore"] },
    seats: [
      { kind: "me", name: "Ana" },
      { kind: "bot", bot: "greedy", name: "Wren" },
    ],
  });
  await visitor.sitsAt(table);
  const drawn = new Set<string>();
  const player = new Player(page, "mouse", { seed: 3, draws: 0.4 });
  await witness.playsAll(player);
  for (const name of await page.locator(".forest .core .name, .forest .strip").allInnerTexts()) drawn.add(name.trim());
  expect(player.done.card).toBeGreaterThan(3);
  expect(drawn.size).toBeGreaterThan(2);
  await page.getByRole("button", { name: "See the result" }).click();
  await expect(page.locator(".score-table thead strong").first()).toBeVisible();
});
