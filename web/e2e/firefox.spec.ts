/** The same client in Firefox. */

import { READY, expect, resizes, test } from "./firefox.ts";
import { Player } from "./player.ts";
import { SCREENS } from "./screens.ts";
import { faults } from "./witness.ts";

// One after the other, in one Firefox: it takes longer to start than most of them.
test.describe.configure({ mode: "default" });

const PATHS = ["/", "/cards", "/cards?game=dartmoor", "/about"];

test("pages are shown without errors", async ({ server, tab }) => {
  for (const path of PATHS) {
    await tab.goto(server.url + path);
    const main = await tab.waitForSelector(READY, { visible: true });
    expect(await main!.evaluate((element) => element.textContent)).toBeTruthy();
    await tab.evaluate(() => document.fonts.ready.then(() => {}));
  }
});

test("a game is played, each choice at another size", async ({ server, tab }) => {
  const { code, token } = await server.imports("forest-ending");
  // Set before the page opens: leaving another page while it loads makes Firefox log an error.
  await tab.evaluateOnNewDocument(
    (seats) => {
      if (location.protocol === "http:") localStorage.setItem("spinney-seats", seats);
    },
    JSON.stringify({ [code]: { token, game: "forest", name: "Ana", person: 0, at: 0 } }),
  );
  await tab.goto(`${server.url}/t/${code}`);
  const player = new Player(tab, "mouse", { draws: 0.2 });
  let choices = 0;
  while ((await player.waits()) === "mine") {
    const [width, height] = SCREENS[choices++ % SCREENS.length]!;
    await resizes(tab, width, height);
    expect(await faults(tab), `${width} × ${height}`).toEqual([]);
    await player.acts();
  }
  expect(player.done.card).toBeGreaterThan(0);
  expect(choices).toBeGreaterThan(2 * SCREENS.length);
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
