/** The lessons, played blind: by somebody who only does what the sentence says, with the names it uses. */

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";

/** What can be pressed at a table, as people look for a name: in the hand, at the trees, on the buttons. */
const PRESSED = [".hand .card", ".slot.legal", ".prompt .confirm", ".actions .act"];

/** Where something with this name can be pressed. */
async function find(page: Page, name: string): Promise<[selector: string, number: number]> {
  const found: { at: [string, number] | null } = { at: null };
  const look = () =>
    page.evaluate(
      ([name, places]) => {
        const word = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
        const named = new RegExp(`(^|[^\\p{L}])${word}($|[^\\p{L}])`, "u");
        for (const selector of places)
          for (const [i, button] of [...document.querySelectorAll<HTMLButtonElement>(selector)].entries()) {
            // What comes after a card's name and cost are its tree symbols.
            const said = (button.ariaLabel ?? button.textContent).split(";")[0]!;
            if (!button.disabled && button.getClientRects().length > 0 && named.test(said))
              return [selector, i] as [string, number];
          }
        return null;
      },
      [name, PRESSED] as const,
    );
  await expect.poll(async () => (found.at = await look()), { message: `something named "${name}"` }).not.toBeNull();
  return found.at!;
}

const LESSONS = ["en", "de", "fr", "it", "es"].flatMap((language) =>
  ["forest", "dartmoor"].map((game) => [game, language] as const),
);
const onPhone = (game: string, language: string) =>
  ["forest in en", "dartmoor in de"].includes(`${game} in ${language}`);

for (const [game, language] of LESSONS)
  test(
    `${game} in ${language}`,
    { tag: onPhone(game, language) ? "@phone" : "@desk" },
    async ({ page, visitor, hasTouch }) => {
      let sockets = 0;
      page.on("websocket", () => sockets++);
      await visitor.speaks(language);
      if (!onPhone(game, language)) await visitor.prefers("speed", "instant");
      await visitor.opens(`/learn/${game}`);
      await page.locator(".ways .act").click();
      const guide = page.locator("section.guide");
      const player = new Player(page, hasTouch ? "touch" : "mouse");
      const heads: string[] = [];
      let strays = language === "en" ? 1 : 0;
      for (;;) {
        await expect(guide).toBeVisible();
        await player.waits();
        const head = await guide.locator("h2").innerText();
        if ((await guide.locator("b").count()) === 0) break;
        expect(heads, "every sentence is told once").not.toContain(head);
        const names = await guide.locator("b").allInnerTexts();
        if (heads.length === 1 && strays-- > 0) {
          // Something else that the rules allow.
          await player.presses("draw");
          await player.waits();
          await guide.getByRole("button", { name: "Take it back" }).click();
          await expect(guide.locator("h2")).toHaveText(head);
          await expect(guide.locator("b").first()).toHaveText(names[0]!);
          await player.waits();
        }
        heads.push(head);
        for (const name of names) await player.touches(...(await find(page, name)));
        await expect(guide.locator("h2")).not.toHaveText(head);
      }
      expect(heads.length, heads.join(", ")).toBe(game === "forest" ? 8 : 9);
      expect(sockets, "the table is opened once").toBe(1);
      await guide.locator(".act").click();
      await expect(page).toHaveURL(/\/t\//);
    },
  );

test(
  "a first real game, with the coach at hand for three turns",
  { tag: "@desk" },
  async ({ page, visitor, server }) => {
    const admission = await server.newTable({ options: { game: "forest", start: 0 } });
    await visitor.prefers("coached", admission.code);
    await visitor.sitsAt(admission);
    const player = new Player(page);
    const coach = page.getByRole("region", { name: "Hint" });
    const advises = async () => {
      await player.waits();
      await expect(coach).toContainText(/1 of/);
    };
    for (const _ of [1, 2]) {
      await advises();
      await player.presses("draw");
    }
    await advises();
    await page.keyboard.press("Escape");
    await expect(coach).toBeHidden();
    for (const way of ["down", "card", "go"] as const) await player.presses(way);
    await player.waits();
    await expect(coach).toBeHidden();
  },
);
