import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Host as HostData } from "../protocol";
import Card from "./Card.svelte";
import { Catalog, type Mark, loadCatalog } from "./catalog";
import { BEECH, DEER, HARES, OAK, OWL, WINTER, dartmoor, forest, german } from "./fixture";
import Host from "./Host.svelte";
import Marks from "./Marks.svelte";
import ReadingCard from "./ReadingCard.svelte";
import Tile from "./Tile.svelte";
import { speak } from "../words/words.svelte";
import { cardName, slotName } from "./words";

beforeEach(() => speak("en"));
afterEach(cleanup);

/** The drawing as one line: figures as they are, icons by id, frames in brackets. */
function drawn(marks: Mark[], own = "oak"): string {
  const { container } = render(Marks, { marks, own });
  const walk = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ?? "";
    if (!(node instanceof Element)) return "";
    const use = node.localName === "svg" ? node.querySelector("use") : null;
    if (use) return use.getAttribute("href") ?? "";
    const inner = [...node.childNodes].map(walk).filter(Boolean).join(" ");
    return node.className.includes("mark-condition") || node.className.includes("mark-host") ? `[${inner}]` : inner;
  };
  return walk(container);
}

describe("marks", () => {
  const cases: [string, Mark[], string][] = [
    [
      "points for each",
      [
        { kind: "number", text: "3" },
        { kind: "sign", sign: "per" },
        { kind: "tag", tag: "bird" },
      ],
      "3 × #t-bird",
    ],
    [
      "types with another name",
      [
        { kind: "tag", tag: "pawed" },
        { kind: "tag", tag: "cloven_hoofed" },
      ],
      "#t-paw #t-cloven",
    ],
    ["a condition", forest.get("oak").points, "10 [8 ≠ #t-tree]"],
    [
      "otherwise",
      [
        { kind: "number", text: "15" },
        { kind: "sign", sign: "else" },
        { kind: "number", text: "5" },
        {
          kind: "if",
          marks: [
            { kind: "sign", sign: "most" },
            { kind: "tag", tag: "moor" },
          ],
        },
      ],
      "15 (5) [#p-crown #t-moor]",
    ],
    ["the own leaf", forest.get("roe_deer").points, "3 × #s0-oak"],
    ["a host", [{ kind: "host", marks: [{ kind: "leaf", symbol: "beech" }] }], "[#s0-beech]"],
    ["a tree is its leaf", [{ kind: "species", key: "european_larch" }], "#s0-larch"],
    ["a species", forest.get("european_hare").points, "1 × #g-rabbit"],
    [
      "free",
      [
        {
          kind: "free",
          marks: [
            { kind: "tag", tag: "bird" },
            { kind: "sign", sign: "any" },
          ],
        },
      ],
      "0 #t-bird n",
    ],
    [
      "from place to place",
      [
        { kind: "act", act: "clearing" },
        { kind: "sign", sign: "to" },
        { kind: "act", act: "cave" },
      ],
      "#p-clearing #p-arrow #p-cave",
    ],
    ["an unknown act is a word", [{ kind: "act", act: "dance" as "card" }], "dance"],
  ];
  test.each(cases)("%s", (_, marks, expected) => {
    expect(drawn(marks)).toBe(expected);
  });
});

describe("a card", () => {
  test.each([
    [OWL, "Tawny Owl or Stag Beetle, cost 2; Beech, Sycamore symbol"],
    [OAK, "Oak, cost 2; Oak symbol"],
    [DEER, "European Hare or Roe Deer, cost 0 or 2; Birch symbol"],
    [HARES, "European Hare, cost 0; Linden, Birch symbol"],
    [WINTER, "Winter"],
  ])("is called by its halves (%i)", (card, name) => {
    expect(cardName(forest, card)).toBe(name);
  });

  test("is called in the language spoken", async () => {
    await speak("de");
    expect(cardName(german, OWL)).toBe("Tawny Owl oder Stag Beetle, Kosten 2; Symbol Buche, Ahorn");
  });

  test("is one button where it can be chosen", async () => {
    const onclick = vi.fn();
    render(Card, { catalog: forest, card: OWL, onclick });
    const button = screen.getByRole("button");
    expect(button.getAttribute("aria-label")).toBe("Tawny Owl or Stag Beetle, cost 2; Beech, Sycamore symbol");
    expect(button.getAttribute("lang")).toBe("en");
    expect(button.querySelectorAll(".half")).toHaveLength(2);
    await fireEvent.click(button);
    expect(onclick).toHaveBeenCalledOnce();
  });

  test("is a picture elsewhere, and tells nothing when it lies face down", () => {
    const { container } = render(Card, { catalog: forest, card: OWL, faceDown: true });
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe("Sapling");
    expect(container.innerHTML).not.toContain("owl");
  });

  test("a moor lies on the table only", () => {
    const { container } = render(Card, { catalog: dartmoor, card: 0, landscape: true });
    expect(container.querySelector(".card")?.classList).toContain("land");
    cleanup();
    const tree = render(Card, { catalog: forest, card: OAK, landscape: true });
    expect(tree.container.querySelector(".card")?.classList).not.toContain("land");
  });

  test("shows as a token the leaf and picture of each half", () => {
    const { container } = render(Card, { catalog: forest, card: OWL, detail: "token", width: 46 });
    const icons = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href"));
    expect(icons).toEqual(["#s0-beech", "#g-owl", "#s0-sycamore", "#g-scarab-beetle"]);
  });
});

describe("a reading card", () => {
  test("says in words what the marks say", () => {
    render(ReadingCard, { catalog: forest, species: "tawny_owl", symbol: "beech" });
    expect(document.querySelector(".reading-card")!.textContent).toContain("shows Beech: Draw 2 cards");
    for (const words of ["Tawny Owl", "5 points.", "Draw 1 card.", "Draw 2 cards.", "4 in the deck"])
      expect(screen.getByText(words)).toBeTruthy();
  });

  test("shows points by steps as a table", () => {
    render(ReadingCard, { catalog: forest, species: "peacock_butterfly", symbol: "oak" });
    expect(screen.getByText("Peacock Butterfly")).toBeTruthy();
    expect(screen.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual(["2", "3", "4", "5", "6", "7"]);
  });
});

describe("a host", () => {
  const host: HostData = {
    host: 4,
    kind: "tree",
    card: BEECH,
    face_down: false,
    slots: [[OWL], [], [HARES, DEER], []],
  };
  const points = new Map([
    [BEECH, 5],
    [OWL, 5],
    [HARES, 2],
    [DEER, 2],
  ]);

  test("shows what is played with its points", () => {
    render(Host, { catalog: forest, host, number: 2, points });
    const names = screen.getAllByRole("img").map((image) => image.getAttribute("aria-label"));
    expect(names).toEqual([
      "Tawny Owl, Beech symbol, 5 points",
      "European Hare, 2 cards, Linden, Birch symbol, 4 points",
      "Beech 2, 5 points",
    ]);
    expect(screen.getByRole("group").getAttribute("aria-label")).toBe("Beech 2");
  });

  test("offers legal slots with the change in score", async () => {
    const onslot = vi.fn();
    const legal = [
      { slot: 1, gain: 9 },
      { slot: 2, gain: -1 },
    ];
    render(Host, { catalog: forest, host, number: 2, points, legal, picked: 1, onslot });
    const below = screen.getByRole("button", { name: "below Beech 2, plus 9" });
    expect(below.textContent?.trim()).toBe("+9");
    expect(below.getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("button", { name: "left of Beech 2, minus 1" }).textContent?.trim()).toBe("−1");
    await fireEvent.click(below);
    expect(onslot).toHaveBeenCalledWith(1);
  });

  test("of a moor has two slots above and two below", () => {
    expect(slotName(true, 2, "Moor 1", null)).toBe("above Moor 1");
    expect(slotName(true, 3, "Moor 1", -4)).toBe("below Moor 1, minus 4");
    const down: HostData = { host: 0, kind: "moor", card: 0, face_down: true, slots: [[1], [], [], [1]] };
    const { container } = render(Host, { catalog: dartmoor, host: down });
    expect(container.querySelector(".stack.top1 .y-beech")).toBeTruthy();
    expect(container.querySelector(".stack.bottom2 .y-sycamore")).toBeTruthy();
    expect(container.querySelector(".core")?.getAttribute("aria-label")).toBe("Universal Moor");
  });

  test("in the overview shows types, stacks and free slots", () => {
    const { container } = render(Tile, { catalog: forest, host, number: 2 });
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe("Beech 2, Tawny Owl, European Hare ×2");
    expect(container.querySelectorAll(".vacant")).toHaveLength(2);
    expect(container.querySelector(".left b")?.textContent).toBe("2");
  });
});

describe("the catalog", () => {
  test("finds species, cards and halves", () => {
    expect(forest.half({ card: OWL, half: 1 })).toEqual({ species: forest.get("stag_beetle"), symbol: "sycamore" });
    expect(forest.inSlot(DEER, 3).species.key).toBe("roe_deer");
    expect(forest.symbolsOf("european_hare")).toEqual(["birch", "linden"]);
    expect(forest.find("unicorn")).toBeUndefined();
    expect(() => forest.get("unicorn")).toThrow("unicorn");
    expect(() => forest.half({ card: OAK, half: 1 })).toThrow();
    expect(() => forest.card(99)).toThrow("99");
  });

  test("is asked for once, and again after a failure", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    fetched.mockResolvedValueOnce(new Response("", { status: 503 }));
    await expect(loadCatalog("forest", "en")).rejects.toThrow("503");
    fetched.mockResolvedValueOnce(new Response(JSON.stringify(forest.data)));
    const [one, two] = await Promise.all([loadCatalog("forest", "en"), loadCatalog("forest", "en")]);
    expect(one).toBe(two);
    expect(one).toBeInstanceOf(Catalog);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(fetched).toHaveBeenLastCalledWith("/api/catalog/forest?language=en");
    fetched.mockRestore();
  });
});
