/** The table on a phone, by touch. */

import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessibleAlways, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { settles } from "./settled.ts";
import { heldCards } from "./table.ts";
import { holds, middle, opensKeyboard, slides, taps, tapsTwice } from "./touch.ts";
import { looks } from "./visible.ts";
import { faults } from "./witness.ts";

test("taking from the clearing, and paying with other cards", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("dartmoor-middle"), "dartmoor");
  const player = new Player(page, "touch");
  await player.waits();
  const before = await heldCards(page);
  await taps(page.locator(".clearing .token").first());
  await taps(page.locator(".clearing .cards .card").first());
  await expect.poll(async () => (await heldCards(page)).length).toBe(before.length + 1);
  const turn = page.locator("[data-asks=turn]");
  while ((await player.waits()) && (await turn.count()) === 0) await player.acts();

  const paid = page.locator(".held.paid");
  for (const place of (await heldCards(page)).keys()) {
    await player.presses("card", place);
    if (await page.locator(".slot.legal").count()) await player.presses("slot");
    if (await paid.count()) break;
    await player.presses("back");
  }
  const cost = await paid.count();
  expect(cost).toBeGreaterThan(0);
  const lay = page.getByRole("button", { name: "Lay", exact: true });
  await player.touches(".held.paid .card");
  await expect(paid).toHaveCount(cost - 1);
  await expect(lay).toBeDisabled();
  await player.touches(".held:not(.raised) .card");
  await expect(paid).toHaveCount(cost);
  await taps(lay);
  await expect(paid).toHaveCount(0);
});

test("the table with the clearing small and open, and the sheets", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("dartmoor-middle"), "dartmoor");
  await new Player(page, "touch").waits();
  await settles(page);
  const { wanted, there } = await page.evaluate(() => ({
    wanted: document.documentElement.scrollWidth,
    there: innerWidth,
  }));
  expect(wanted).toBeLessThanOrEqual(there);
  await expectAccessibleAlways(page);
  await taps(page.locator(".clearing .token").first());
  await expect(page.locator(".clearing .cards .card").first()).toBeVisible();
  await expectAccessibleAlways(page, "main");
  for (const name of ["Log", "See the points", "Menu"]) {
    await taps(page.getByRole("button", { name, exact: true }));
    await expectAccessibleAlways(page, "dialog");
    await taps(page.getByRole("button", { name: "Close" }));
  }
});

test.describe("a hand of ten cards on the smallest phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("shows both halves of every card, raises, reads and lays them", async ({ page, visitor, server }) => {
    await visitor.sitsAt(await server.imports("forest-many"));
    await new Player(page, "touch").waits();
    await settles(page);
    const cards = page.locator(".hand .card");
    await expect(cards).toHaveCount(10);
    // Cost, symbol and silhouette of each half, not covered by anything.
    const hidden = await cards.evaluateAll((all) =>
      all.flatMap((card) =>
        [...card.querySelectorAll(".small-half :is(.cost, .badge, .animal)")]
          .filter((part) => {
            const { left, top, width, height } = part.getBoundingClientRect();
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            return Math.min(width, height) < 11 || !part.closest(".small-half")!.contains(hit);
          })
          .map((part) => `${card.ariaLabel}: ${part.className}`),
      ),
    );
    expect(hidden).toEqual([]);
    await expect(page.locator(".small-half .cost")).toHaveCount(await page.locator(".hand [data-half]").count());

    // A long press explains both halves, in words, and what they would bring.
    const split = page.locator(".hand .card.left-right").first();
    await holds(split);
    const read = page.locator(".help .reading-card");
    await expect(read).toHaveCount(2);
    await expect(read.filter({ hasText: "best place: +" })).not.toHaveCount(0);
    await expect(read.filter({ hasText: "If every card you pay with shows" })).not.toHaveCount(0);
    for (const each of await read.all()) await expect(each).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator(".hand .chosen")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(read).toHaveCount(0);

    // A tap raises a card and shows it whole; a second one takes it to its best place.
    const whole = page.locator(".held.whole .card .rules").first();
    const top = page.locator(".hand .card.top-bottom").first();
    await taps(top);
    await expect(whole).toBeVisible();
    const places = page.locator(".slot.legal");
    await expect(places).not.toHaveCount(0);
    await settles(page);
    const gains = await places.allInnerTexts();
    await taps(top);
    await expect(page.locator(".slot.legal.pick")).toHaveText(gains.sort((a, b) => Number(b) - Number(a))[0]!);
    await expect(page.locator(".prompt .confirm")).toBeEnabled();
  });

  test("a finger sliding over it shows one card after the other", async ({ page, visitor, server }) => {
    await visitor.sitsAt(await server.imports("forest-many"));
    await new Player(page, "touch").waits();
    const [first, second] = await Promise.all([0, 2].map((n) => page.locator(".hand .card").nth(n).boundingBox()));
    const seen = page.locator(".peeked .card");
    const held = await heldCards(page);
    await slides(page, middle(first!), middle(second!), async () => {
      await expect(seen).toHaveAttribute("data-card", String(held[2]));
    });
    await expect(seen).toHaveCount(0);
    await expect(page.locator(".hand .chosen")).toHaveCount(0);
  });

  test("a forest of 29 hosts is seen at a glance, and places that can be chosen come first", async ({
    page,
    visitor,
    server,
  }) => {
    await visitor.sitsAt(await server.imports("forest-many"));
    await new Player(page, "touch").waits();
    await settles(page);
    const inView = (selector: string) =>
      looks(
        page,
        (visible, selector) => {
          const all = [...document.querySelectorAll(selector)];
          return all.filter((each) => {
            const { left, top, right, bottom } = visible(each);
            const { width, height } = each.getBoundingClientRect();
            return (right - left) * (bottom - top) > 0.9 * width * height;
          }).length;
        },
        selector,
      );
    expect(await inView(".forest .tile")).toBe(29);

    // Nearer by a tap on a tile or two fingers, and back by two taps or two fingers.
    const host = page.locator(".forest .host:not(.kept)");
    const box = middle((await page.locator(".forest .hosts").boundingBox())!);
    await taps(page.locator(".forest .fold").nth(20));
    await expect(host).toHaveCount(29);
    await expect(host.nth(20)).toBeInViewport();
    await expect(page.getByRole("button", { name: "Fit to view" })).toBeVisible();
    await page.waitForTimeout(600); // otherwise these would be the second and third tap on the tile
    await tapsTwice(page, middle((await host.nth(20).boundingBox())!));
    await expect(host).toHaveCount(0);
    await expect(page.locator("dialog")).toHaveCount(0);
    const apart = (by: number) => [-by, by].map((x) => ({ x: box.x + x, y: box.y }));
    await slides(page, apart(30), apart(80));
    await expect(host).toHaveCount(29);
    await slides(page, apart(90), apart(20));
    await expect(host).toHaveCount(0);
    await taps(page.locator(".forest .fold").nth(3));
    await expect(host).toHaveCount(29);
    await page.goBack();
    await expect(host).toHaveCount(0);

    // The places of a card: best first, the best marked, and how many are out of view.
    await taps(page.locator(".hand .card.top-bottom").nth(2));
    const more = page.locator(".forest .more");
    await expect(more).toBeVisible(); // once all are drawn
    const legal = page.locator(".forest .slot.legal");
    const places = await legal.evaluateAll((all) =>
      all.map((each) => ({
        gain: Number(each.textContent!.replace("−", "-")),
        top: each.closest(".host")!.getBoundingClientRect().top,
      })),
    );
    const gains = places.map(({ gain }) => gain);
    expect(gains.length).toBeGreaterThan(20);
    const first = Math.min(...places.map(({ top }) => top));
    expect(places.filter(({ gain }) => gain === Math.max(...gains)).map(({ top }) => top)).toContain(first);
    const marked = await page.locator(".slot.best").allInnerTexts();
    expect(marked.length).toBeLessThanOrEqual(3);
    await expect(more).toHaveText(String(gains.length - (await seen(page))));
    await taps(more);
    const scrolled = () => page.locator(".forest .hosts").evaluate((each) => each.scrollTop);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await expect.poll(async () => Number(await more.innerText()) + (await seen(page))).toBe(gains.length);
  });

  test("a swipe leads to the forests of the others, and back", async ({ page, visitor, server }) => {
    await visitor.sitsAt(await server.imports("forest-five-late"));
    await new Player(page, "touch").waits();
    const names = await page.locator(".rival .who b").allInnerTexts();
    expect(names).toHaveLength(4);
    const swipes = async (selector: string, by: number) => {
      const { x, y } = middle((await page.locator(selector).boundingBox())!);
      await slides(page, { x: x - by / 2, y }, { x: x + by / 2, y });
    };
    await swipes(".forest .hosts", -140);
    const title = page.locator("dialog h2");
    for (const player of names.keys()) {
      await expect(title).toHaveText(names[player]!);
      await expect(page.locator("dialog .stat")).toHaveCount(2);
      await swipes("dialog .hosts", -140);
    }
    await expect(page.locator("dialog")).toHaveCount(0);
  });
});

test("Back closes what is open, and a sheet can be pulled down", async ({ page, visitor, server }) => {
  await visitor.opens("/");
  await visitor.sitsAt(await server.imports("forest-middle"));
  await new Player(page, "touch").waits();
  const table = page.url();
  const dialog = page.locator("dialog");
  for (const name of ["Log", "See the points", "Menu"]) {
    await taps(page.getByRole("button", { name, exact: true }));
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
  }
  await taps(page.getByRole("button", { name: "Hint" }));
  const hint = page.getByRole("region", { name: "Hint" });
  await expect(hint).toBeVisible();
  await page.goBack();
  await expect(hint).toHaveCount(0);
  await taps(page.locator(".clearing .token").first());
  await expect(page.locator(".clearing .cards .card").first()).toBeVisible();
  await page.goBack();
  await expect(page.locator(".clearing .token").first()).toBeVisible();

  // A chosen card is put back, whether it has a place yet or not.
  const chosen = page.locator(".hand .chosen");
  await taps(page.locator(".hand .card").first());
  await expect(chosen).not.toHaveCount(0);
  await page.goBack();
  await expect(chosen).toHaveCount(0);

  await taps(page.getByRole("button", { name: "Log" }));
  const head = dialog.locator("h2");
  const at = middle((await head.boundingBox())!);
  await slides(page, at, { ...at, y: at.y + 40 });
  await expect(dialog).toBeVisible();
  await slides(page, at, { ...at, y: at.y + 160 });
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(table);
});

test("nothing is under a notch or the home bar, for either hand", async ({ page, visitor, server }) => {
  const insets = { top: 47, left: 47, right: 47, bottom: 34 };
  const chromium = await page.context().newCDPSession(page);
  await chromium.send("Emulation.setSafeAreaInsetsOverride", { insets });
  await visitor.sitsAt(await server.imports("dartmoor-three"), "dartmoor");
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const)
    for (const lefty of [false, true]) {
      await page.setViewportSize({ width, height });
      await page.evaluate((on) => localStorage.setItem("spinney-lefty", String(on)), lefty);
      await page.reload();
      await new Player(page, "touch").waits();
      await settles(page);
      const what = `${width} × ${height}${lefty ? ", left hand" : ""}`;
      expect(await faults(page), what).toEqual([]);
      const boxes = await page.locator(".board button:visible").evaluateAll((all) =>
        all.map((each) => {
          const { left, top, right, bottom } = each.getBoundingClientRect();
          return { left, top, right, bottom, name: each.ariaLabel ?? each.textContent };
        }),
      );
      const inside = ({ left, top, right, bottom }: (typeof boxes)[0]) =>
        left >= insets.left && top >= insets.top && right <= width - insets.right && bottom <= height - insets.bottom;
      expect(
        boxes.filter((box) => !inside(box)),
        what,
      ).toEqual([]);
      if (width < height) continue;
      const { x } = middle((await page.locator(".actions .act").boundingBox())!);
      expect(x < width / 2, what).toBe(lefty);
    }
});

test("nothing jumps when the keyboard opens", async ({ page, visitor, server }) => {
  const KEYBOARD = 300;
  const screen = { width: 360, height: 640 };
  await page.setViewportSize(screen);
  const table = await server.newTable({ seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "greedy" }] });
  await server.join(table.code, { name: "Ben" });

  /** Where everything is, from side to side and from the top of the page. */
  const places = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return { what: each.className, across: [x, width], down: [y + scrollY, height] };
      }),
    );
  const types = async (field: Locator, around: string) => {
    await field.focus();
    await settles(page);
    const before = await places(around);
    for (const way of ["over", "below"] as const) {
      await opensKeyboard(page, KEYBOARD, way);
      await settles(page);
      // Where a page can be scrolled, browsers scroll to what has the focus.
      if (await page.locator("dialog").count()) {
        const { y, height } = (await field.boundingBox())!;
        expect(y, way).toBeGreaterThanOrEqual(0);
        expect(y + height, way).toBeLessThanOrEqual(screen.height - KEYBOARD);
      }
      const after = await places(around);
      if (way === "over") expect(after).toEqual(before);
      else expect(after.map(({ across }) => across)).toEqual(before.map(({ across }) => across));
      await page.setViewportSize(screen);
    }
  };
  await visitor.opens("/");
  await types(page.getByLabel("Your name").first(), "main, main input, main button");
  await visitor.sitsAt(table);
  await types(page.getByLabel("Say something"), "main, main input, main button");
  await taps(page.getByRole("button", { name: "Start" }));
  await taps(page.getByRole("button", { name: "Log" }));
  await types(page.locator("dialog input"), ".bar, .rivals, .clearing, .hosts, .prompt, .actions, .hand");
});

test("the installed app opens where one was", async ({ page, visitor, server }) => {
  const manifest = (await (await page.request.get("/manifest.webmanifest")).json()) as {
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest.display).toBe("standalone");
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok()).toBe(true);
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  await page.goto(manifest.start_url);
  await expect(page).toHaveURL(/\/$/);
  await visitor.sitsAt(await server.imports("forest-middle"));
  await new Player(page, "touch").waits();
  const table = page.url();
  await page.goto(manifest.start_url);
  await expect(page).toHaveURL(table);
  await expect(page.locator(".turn.mine")).toBeVisible();
});

/** How many places that can be chosen have their middle in view. */
function seen(page: Page): Promise<number> {
  return page.locator(".forest .hosts").evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return [...box.querySelectorAll(".slot.legal")].filter((each) => {
      const { top: from, bottom: to } = each.getBoundingClientRect();
      return (from + to) / 2 >= top && (from + to) / 2 <= bottom;
    }).length;
  });
}
