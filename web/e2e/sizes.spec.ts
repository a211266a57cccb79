/** The table at every size it is made for, in all languages, with five players whose names have 24 letters. */

import type { SeatPlan } from "../src/protocol.ts";
import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { settles } from "./settled.ts";
import { faults } from "./witness.ts";

type Sizes = Readonly<Record<string, readonly [width: number, height: number]>>;

const TOUCHED: Sizes = {
  "the smallest phone": [360, 640],
  "a phone": [390, 844],
  "a phone in landscape": [844, 390],
  "a tablet": [768, 1024],
  "a tablet in landscape": [1024, 768],
};
const CLICKED: Sizes = { "a desktop": [1440, 900], "a large screen": [1920, 1080], "a television": [2560, 1440] };
const LANGUAGES = ["en", "de", "fr", "it", "es"];
const NAMES = [
  "Maximiliane Wolkenstein",
  "Annegret Schwarzenberger",
  "Wilhelmina Mergentheimer",
  "Bartholomäus Hohenzoller",
];
const SEATS: SeatPlan[] = [
  { kind: "me", name: "Anastasia von Hohenstein", bot: null },
  ...NAMES.map((name): SeatPlan => ({ kind: "bot", name, bot: "greedy" })),
];
/** How many cards of the hand are tried. */
const TRIED = 3;

for (const [number, language] of LANGUAGES.entries())
  test(`nothing is cut off, covered or too small at any size, ${language}`, async ({ newVisitor, server }) => {
    for (const [sizes, touch] of [
      [TOUCHED, { hasTouch: true, isMobile: true }],
      [CLICKED, {}],
    ] as const) {
      const visitor = await newVisitor({ viewport: { width: 390, height: 844 }, ...touch });
      const { page } = visitor;
      await visitor.speaks(language);
      // The forest with all sets and Dartmoor in turn: every size has both, in different languages.
      const game = (number + (sizes === TOUCHED ? 0 : 1)) % 2 ? "dartmoor" : "forest";
      await visitor.sitsAt(await server.imports(`${game}-five-late`, { seats: SEATS }), game);
      await new Player(page).waits();
      for (const [name, [width, height]] of Object.entries(sizes)) {
        await page.setViewportSize({ width, height });
        await settles(page);
        expect(await faults(page), `${name}, nothing chosen`).toEqual([]);
        for (let card = 0; card < TRIED; card++) {
          const held = page.locator(".hand .card").nth(card);
          await held.click();
          await expect(held).toHaveClass(/\bchosen\b/);
          expect(await faults(page), `${name}, card ${card + 1} chosen`).toEqual([]);
          await page.keyboard.press("Escape");
        }
      }
      await page.context().close();
    }
  });

test("on a small phone, four rivals who are away", async ({ newVisitor, server }) => {
  const visitor = await newVisitor({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const { page } = visitor;
  await visitor.speaks("es");
  const seats = [SEATS[0]!, ...NAMES.map((): SeatPlan => ({ kind: "open", name: null, bot: null }))];
  const table = await server.newTable({ options: { game: "forest", start: 0 }, seats });
  for (const name of NAMES) await server.join(table.code, { name });
  await visitor.sitsAt(table);
  await page.getByRole("button", { name: "Empezar" }).tap();
  await new Player(page, "touch").waits();
  await settles(page);
  expect(await faults(page)).toEqual([]);
  await expect(page.locator(".rival .away")).toHaveCount(4);
  for (const name of NAMES)
    await expect(page.getByRole("button", { name: `${name}: abrir el bosque, sin conexión` })).toBeVisible();
});

test("four players, two of them on one small phone", async ({ newVisitor, server }) => {
  const visitor = await newVisitor({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const { page } = visitor;
  await visitor.speaks("de");
  const seats = SEATS.slice(0, 4).map((seat, i): SeatPlan => (i === 1 ? { ...seat, kind: "me", bot: null } : seat));
  await visitor.sitsAt(await server.imports("dartmoor-four-late", { seats }), "dartmoor");
  const player = new Player(page, "touch");
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    // Each of them in turn: what is drawn stays in view until the device is handed over.
    await player.turn();
    await player.waits();
    if (await page.locator(".curtain").count()) await player.acts();
    await settles(page);
    expect(await faults(page), `${width} × ${height}`).toEqual([]);
    await expect(page.locator(".rival .stat")).toHaveCount(6);
  }
});
