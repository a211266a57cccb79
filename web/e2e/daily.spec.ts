/** The daily deal from the home page to the ranking, and the record it leaves on the device. */

import { readFileSync } from "node:fs";
import { type Frames, VERSION } from "../src/protocol.ts";
import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";

/** Runs in a page: plays on at random over a connection of its own, which is faster than by hand. */
function plays({ code, version }: { code: string; version: number }): Promise<void> {
  const seats = JSON.parse(localStorage.getItem("spinney-seats")!) as Record<string, { token: string }>;
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${code}/socket`);
  return new Promise((over) => {
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", version, token: seats[code]!.token, since: null, language: null }));
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(String(data)) as Frames;
      const view = "views" in frame ? frame.views?.[0] : undefined;
      if (view?.over) over(socket.close());
      else if (view?.prompt) {
        const { legal } = view.prompt;
        const action = legal[view.move % legal.length];
        socket.send(JSON.stringify({ type: "act", id: view.move, seat: 0, move: view.move, actions: [action] }));
      }
    };
  });
}

test(
  "played to the end, it is ranked, kept and counted once",
  { tag: "@phone" },
  async ({ page, visitor, hasTouch }) => {
    await visitor.prefers("name", "Ana");
    await visitor.opens("/");
    const daily = page.getByRole("region", { name: "Daily deal" });
    await expect(daily).toContainText("Nobody has finished it yet.");
    await daily.getByRole("radio", { name: "Solo" }).check();
    await daily.getByRole("button", { name: "Play today’s deal" }).click();
    await expect(page).toHaveURL(/\/t\//);
    const player = new Player(page, hasTouch ? "touch" : "mouse", { draws: 0.9 });
    await player.waits();
    await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
    await player.acts();
    const table = new URL(page.url()).pathname;
    await visitor.opens("/about"); // no table has to be drawn at every move
    await page.evaluate(plays, { code: table.split("/").at(-1)!, version: VERSION });
    await visitor.opens(table);
    await expect(page.locator(".end h1")).toBeVisible();
    await expect(page.locator(".end")).toContainText("daily deal of");

    await visitor.opens("/");
    await expect(daily.getByRole("button", { name: "Play it again" })).toBeVisible();
    const points = (await daily.getByText(/^Today: /).innerText()).match(/-?\d+/)![0];
    await expect(daily.getByRole("listitem")).toHaveText(new RegExp(`Ana\\s*${points}`));
    await expect(daily).toContainText("1 day in a row");

    await visitor.opens("/record");
    await expect(page.getByRole("row", { name: /^Solo 1/ })).toBeVisible();
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save to a file" }).click();
    const file = readFileSync(await (await saving).path());
    const gives = (buffer: Buffer) =>
      page.locator("input[type=file]").setInputFiles({ name: "record.json", mimeType: "application/json", buffer });
    await gives(Buffer.from("{}"));
    await expect(page.getByRole("status")).toHaveText("This is not a file with a record.");
    await gives(file);
    await expect(page.getByRole("status")).toHaveText("0 games added.");
    await page.evaluate(() => localStorage.removeItem("spinney-record"));
    await visitor.opens("/record");
    await expect(page.getByText("Finish a game, and it will be here.")).toBeVisible();
    await gives(file);
    await expect(page.getByRole("status")).toHaveText("1 game added.");
    await expect(page.getByRole("row", { name: /^Solo 1/ })).toBeVisible();
  },
);
