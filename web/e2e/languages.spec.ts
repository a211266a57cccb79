/** Switching between all languages in the middle of a game. */

import { expect, test } from "./fixtures.ts";
import { Player } from "./player.ts";
import { settles } from "./settled.ts";

/** What the table says at the beginning of a turn. */
const WORDS = {
  de: { turn: "Du bist dran", clearing: "Lichtung", log: "Verlauf" },
  fr: { turn: "À toi de jouer", clearing: "Clairière", log: "Journal" },
  es: { turn: "Te toca", clearing: "Claro", log: "Registro" },
  it: { turn: "Tocca a te", clearing: "Radura", log: "Cronaca" },
  en: { turn: "Your turn", clearing: "Clearing", log: "Log" },
};

/** Words of the table that no other language has. */
const ENGLISH =
  /\b(your|you|clearing|draw|drawn|draws|turn|undo|hint|lay|lays|laid|choose|card|cards|deck|trees|tops|bottoms|sides)\b/i;

test("the table switches to another language at once", async ({ page, visitor, server }) => {
  await visitor.sitsAt(await server.imports("forest-middle"));
  const player = new Player(page);
  await player.turn();
  await player.waits();
  const names = () =>
    page.locator(".hand .card").evaluateAll((all) =>
      all
        .map((card) => card.ariaLabel)
        .sort()
        .join("; "),
    );
  const seen = new Set([await names()]);
  for (const [code, words] of Object.entries(WORDS)) {
    await page.locator("nav .round").last().click();
    await page.getByRole("combobox").selectOption(code);
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await player.waits();
    await expect(page.locator(".prompt .question")).toHaveText(words.turn);
    await expect(page.locator(".clearing h2")).toContainText(words.clearing);
    await expect(page.locator("nav .log")).toHaveText(words.log);
    await settles(page);
    seen.add(await names());
    if (code !== "en") {
      const said = await page.locator(".board").evaluate((board) => {
        const labels = [...board.querySelectorAll("[aria-label], [title]")].flatMap((each) => [
          each.ariaLabel,
          each.getAttribute("title"),
        ]);
        return [board.textContent, ...labels].join("\n");
      });
      expect(ENGLISH.exec(said), `English in ${code}: ${said}`).toBeNull();
    }
  }
  expect(seen.size, "the names of cards").toBe(5);
});
