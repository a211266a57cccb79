/** The same client in Firefox. */

import { READY, expect, resizes, test } from "./firefox.ts";
import { Player } from "./player.ts";
import { faults } from "./witness.ts";

for (const path of ["/", "/cards", "/cards?game=dartmoor", "/about"])
  test(`${path} is shown without errors`, async ({ server, tab }) => {
    await tab.goto(server.url + path);
    const main = await tab.waitForSelector(READY, { visible: true });
    expect(await main!.evaluate((element) => element.textContent)).toBeTruthy();
  });

/** Which games are played to the end, and at which size. */
const ENDINGS = [
  ["dartmoor-ending", 1440, 900],
  ["forest-ending", 1280, 720],
  ["dartmoor-ending", 820, 1180],
  ["forest-ending", 390, 844],
  ["dartmoor-ending", 360, 740],
  ["forest-ending", 844, 390],
] as const;

for (const [ending, width, height] of ENDINGS)
  test(`a game is played at ${width} × ${height}`, async ({ server, tab }) => {
    const { code, token } = await server.imports(ending);
    const game = ending.split("-")[0];
    // Set before the page opens: leaving another page while it loads makes Firefox log an error.
    await tab.evaluateOnNewDocument(
      (seats) => {
        if (location.protocol === "http:") localStorage.setItem("spinney-seats", seats);
      },
      JSON.stringify({ [code]: { token, game, name: "Ana", person: 0, at: 0 } }),
    );
    await resizes(tab, width, height);
    await tab.goto(`${server.url}/t/${code}`);
    const player = new Player(tab, "mouse", { draws: 0.2 });
    while ((await player.waits()) === "mine") {
      expect(await faults(tab)).toEqual([]);
      await player.acts();
    }
    expect(player.done.card).toBeGreaterThan(0);
    await player.touches(".prompt .confirm");
    await tab.waitForSelector(".score-table thead strong");
  });

test("an error would be noticed", async ({ server, tab, complaints }) => {
  await tab.goto(`${server.url}/about`);
  await tab.evaluate(() =>
    document.body.append(Object.assign(document.createElement("script"), { textContent: "void 0" })),
  );
  await tab.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error("on purpose");
      }),
  );
  await expect.poll(() => complaints.all.join()).toContain("on purpose");
  await expect.poll(() => complaints.all.join()).toContain("against the policy: script-src-elem inline");
  complaints.allow(/on purpose|script-src-elem/);
});
