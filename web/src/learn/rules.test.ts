import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LANGUAGES, type Language, speak, t } from "../words/words.svelte";
import { catalogOf } from "./fixture";
import { prose } from "./prose";
import { SECTIONS } from "./rules";
import RulesPage from "./RulesPage.svelte";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each(Object.keys(LANGUAGES) as Language[])("the rules in %s", { timeout: 30_000 }, (language) => {
  beforeEach(() => speak(language));

  test.each(["forest", "dartmoor"] as const)("of %s are told with all their pictures", async (game) => {
    const catalog = catalogOf(game, language);
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(JSON.stringify(catalog.data)));
    const { container } = render(RulesPage, { game });
    await screen.findByRole("main");
    await vi.waitFor(() => expect(container.querySelectorAll("section[id]")).toHaveLength(SECTIONS[game].length));
    for (const link of container.querySelectorAll("nav a"))
      expect(container.querySelector(link.getAttribute("href")!), link.textContent!).toBeTruthy();
    expect(container.querySelectorAll(".card").length).toBeGreaterThan(10);
    expect(container.textContent).not.toMatch(/[<{@]/);
  });

  test.each(["forest", "dartmoor"] as const)("of %s name only species that are there", (game) => {
    const catalog = catalogOf(game, language);
    const names = SECTIONS[game]
      .flatMap(({ parts }) => parts)
      .flatMap((part) =>
        "text" in part ? prose(t(`rules-text-${part.text}`, { game })).flatMap(({ lines }) => lines.flat()) : [],
      )
      .filter((span) => span.kind === "species")
      .map((span) => span.text);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(catalog.find(name), name).toBeTruthy();
  });
});

const files = import.meta.glob<string>("../words/*/rules.ftl", { eager: true, query: "?raw", import: "default" });

test("every text of the rules is told somewhere, whole", async () => {
  const told = new Set(
    Object.values(SECTIONS)
      .flat()
      .flatMap(({ parts }) => parts)
      .flatMap((part) => ("text" in part ? [part.text] : [])),
  );
  for (const [path, text] of Object.entries(files)) {
    const written = [...text.matchAll(/^rules-text-([\w-]+) =/gm)].map(([, id]) => id!);
    expect(new Set(written), path).toEqual(told);
    await speak(path.split("/")[2] as Language);
    for (const [, id, body] of text.matchAll(/^rules-text-([\w-]+) =\n((?: .*\n|\n(?= ))+)/gm)) {
      const paragraphs = body!.trim().split(/\n\s*\n/).length;
      expect(prose(t(`rules-text-${id}`, { game: "forest" })).length, `${path} ${id}`).toBe(paragraphs);
    }
  }
});

test("prose has paragraphs, points and steps", () => {
  expect(prose("One <b>two</b>\nthree.\n\n- a\n- @mole: b\n\n1. c")).toEqual([
    {
      kind: "p",
      lines: [
        [
          { kind: "text", text: "One " },
          { kind: "strong", text: "two" },
          { kind: "text", text: " three." },
        ],
      ],
    },
    {
      kind: "ul",
      lines: [
        [{ kind: "text", text: "a" }],
        [
          { kind: "species", text: "mole" },
          { kind: "text", text: ": b" },
        ],
      ],
    },
    { kind: "ol", lines: [[{ kind: "text", text: "c" }]] },
  ]);
});
