import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import openapi from "../../openapi.json";
import Card from "../cards/Card.svelte";
import { Catalog, loadCatalog } from "../cards/catalog";
import { OAK, OWL, WINTER, dartmoor, forest } from "../cards/fixture";
import { LEAVES } from "../look/icons";
import pictures from "../score/pictures.json";
import { LANGUAGES, type Language, speak } from "../words/words.svelte";
import { KEYS, explain, find, readable, signsOf } from "./help";
import Help from "./Help.svelte";

beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** All values that a part of the protocol may have. */
function words(schema: "SignMark" | "ActMark"): string[] {
  const found = openapi.components.schemas[schema] as { properties?: Record<string, { enum?: string[] }> };
  return found.properties?.[schema === "SignMark" ? "sign" : "act"]?.enum ?? [];
}

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  beforeEach(() => speak(language));
  const tags = Object.fromEntries(pictures.tags.map((tag) => [tag, tag]));
  const catalog = new Catalog({ ...forest.data, tags });

  test("every mark a card can show has a name and a sentence", () => {
    const keys = [
      ...pictures.tags.map((tag) => `tag-${tag}`),
      ...words("SignMark").map((sign) => `sign-${sign}`),
      ...words("ActMark").map((act) => `act-${act}`),
      ...[...LEAVES].map((leaf) => `leaf-${leaf}`),
      ...[
        "cost",
        "copies",
        "points",
        "steps",
        "if",
        "host",
        "free",
        "effect",
        "permanent",
        "bonus",
        "winter",
        "winter-only",
        "score",
      ],
    ];
    expect(keys.length).toBeGreaterThan(60);
    expect(keys).toEqual(expect.arrayContaining([...KEYS]));
    for (const key of keys) {
      const said = explain(catalog, key);
      expect(said?.name, key).toBeTruthy();
      expect(said?.text, key).toMatch(/\.$/);
    }
  });
});

describe("what is asked", () => {
  const at = (html: string, selector: string, coarse = false) => {
    document.body.innerHTML = html;
    return find(document.querySelector(selector)!, coarse);
  };

  test("is the icon, or the half of the card around it", () => {
    const card = `<div data-game="dartmoor" data-card="7"><p data-half="1"><i data-help="tag-bird"><u></u></i></p></div>`;
    expect(at(card, "u")).toEqual({ game: "dartmoor", kind: "sign", key: "tag-bird" });
    expect(at(card, "p")).toEqual({ game: "dartmoor", kind: "card", card: 7, half: 1, whole: true });
    expect(at(card, "div")).toEqual({ game: "dartmoor", kind: "card", card: 7, half: 0, whole: true });
  });

  test("is not an icon too small for a finger", () => {
    expect(at(`<div data-card="7"><i data-help="tag-bird"></i></div>`, "i", true)).toMatchObject({
      kind: "card",
      card: 7,
    });
    expect(at(`<i data-help="act-hand"></i>`, "i", true)).toMatchObject({ kind: "sign" });
  });

  test("is a species on a mark or in the gallery", () => {
    expect(at(`<i data-help="species-wolf"></i>`, "i")).toMatchObject({
      kind: "species",
      species: "wolf",
      symbol: null,
    });
    expect(at(`<b data-species="wolf" data-symbol="oak"></b>`, "b")).toMatchObject({ species: "wolf", symbol: "oak" });
    expect(at("<b></b>", "b")).toBeNull();
  });

  test("becomes reading cards: the half that is meant, then the other where it shows", () => {
    const beetle = { game: "forest" as const, kind: "card" as const, card: OWL, half: 1, whole: true };
    expect(readable(forest, beetle).map(({ species }) => species)).toEqual(["stag_beetle", "tawny_owl"]);
    expect(readable(forest, { ...beetle, whole: false }).map(({ species }) => species)).toEqual(["stag_beetle"]);
    expect(readable(forest, { ...beetle, card: OAK, half: 0 })).toHaveLength(1);
    expect(readable(forest, { game: "forest", kind: "species", species: "unicorn", symbol: null })).toEqual([]);
  });

  test("is a sign that is on the cards", () => {
    expect(signsOf(forest)).toEqual(
      expect.arrayContaining(["sign-per", "sign-different", "act-card", "act-turn", "cost", "winter"]),
    );
    expect(signsOf(forest)).not.toContain("act-moor");
  });

  test("counts what the game has", () => {
    expect(explain(forest, "tag-bird")?.text).toContain("1 species, 1 card.");
    expect(explain(dartmoor, "tag-nothing")).toBeNull();
  });
});

describe("help", () => {
  beforeEach(async () => {
    const answer = () => Promise.resolve(new Response(JSON.stringify(forest.data)));
    const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(answer);
    await loadCatalog("forest", "en");
    fetched.mockRestore();
    vi.useFakeTimers();
    render(Help);
  });

  const press = (element: Element) =>
    fireEvent.pointerDown(element, { pointerType: "touch", isPrimary: true, clientX: 5, clientY: 5 });

  test("comes by a long press, whose tap chooses nothing, and goes with the next", async () => {
    const onclick = vi.fn();
    const { container } = render(Card, { catalog: forest, card: OWL, onclick });
    const half = container.querySelector("[data-half='1']")!;
    await press(half);
    await vi.advanceTimersByTimeAsync(501);
    expect(screen.getByRole("status").textContent).toContain("Stag Beetle");
    await fireEvent.pointerUp(half);
    await fireEvent.click(half);
    expect(onclick).not.toHaveBeenCalled();
    await press(half);
    expect(screen.getByRole("status").textContent?.trim()).toBe("");
    await fireEvent.pointerUp(half);
    await fireEvent.click(half);
    expect(onclick).toHaveBeenCalledOnce();
  });

  test("does not come when the finger scrolls", async () => {
    const { container } = render(Card, { catalog: forest, card: WINTER });
    await press(container.querySelector(".card")!);
    await fireEvent.pointerMove(document, { clientX: 5, clientY: 40 });
    await vi.advanceTimersByTimeAsync(600);
    expect(screen.getByRole("status").textContent?.trim()).toBe("");
  });

  test("comes by the right button and the ? key, and goes by Esc", async () => {
    const { container } = render(Card, { catalog: forest, card: OWL, onclick: () => {} });
    await fireEvent.contextMenu(container.querySelector("[data-help='cost']")!);
    await vi.advanceTimersByTimeAsync(1);
    expect(screen.getByRole("heading").textContent).toBe("Cost");
    await fireEvent.keyDown(document, { key: "Escape" });
    expect(screen.queryByRole("heading")).toBeNull();
    container.querySelector("button")!.focus();
    await fireEvent.keyDown(document.activeElement!, { key: "?" });
    await vi.advanceTimersByTimeAsync(1);
    expect(screen.getAllByRole("heading").map((each) => each.textContent)).toEqual(["Tawny Owl", "Stag Beetle"]);
  });
});
