/** The same client in Firefox. */

import { READY, expect, test } from "./firefox.ts";
import { Player } from "./player.ts";

for (const path of ["/", "/cards", "/cards?game=dartmoor", "/about"])
  test(`${path} is shown, without a complaint`, async ({ server, tab }) => {
    await tab.goto(server.url + path);
    const main = await tab.waitForSelector(READY, { visible: true });
    expect(await main!.evaluate((element) => element.textContent)).toBeTruthy();
  });

test("a game is played", async ({ server, tab }) => {
  const { code, token } = await server.imports("dartmoor-ending");
  // Set before the page is opened: leaving another page while it loads makes Firefox complain.
  await tab.evaluateOnNewDocument(
    (seats) => {
      if (location.protocol === "http:") localStorage.setItem("spinney-seats", seats);
    },
    JSON.stringify({ [code]: { token, game: "dartmoor", name: "Ana", person: 0, at: 0 } }),
  );
  await tab.goto(`${server.url}/t/${code}`);
  const player = new Player(tab);
  await player.playToTheEnd();
  expect(player.done.card).toBeGreaterThan(0);
  await player.touches(".prompt .confirm");
  await tab.waitForSelector(".score-table thead strong");
});

test("a complaint would be heard", async ({ server, tab, complaints }) => {
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
