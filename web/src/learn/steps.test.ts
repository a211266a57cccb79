import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Catalog } from "../cards/catalog";
import type { Event, Line, View } from "../protocol";
import { speak } from "../words/words.svelte";
import { catalogOf } from "./fixture";
import Guide from "./Guide.svelte";
import { LESSONS, means, progress, sentenceOf } from "./steps";

const forest = catalogOf("forest", "en");
const dartmoor = catalogOf("dartmoor", "en");

beforeEach(() => speak("en"));
afterEach(cleanup);

const cardOf = (catalog: Catalog, species: string): { card: number; half: number } => {
  for (const [card, { halves }] of catalog.data.cards.entries()) {
    const half = halves.findIndex((each) => each.species === species);
    if (half >= 0) return { card, half };
  }
  throw new Error(species);
};

/** Events as the server sends them, as far as the lesson looks at them. */
const event = (kind: Event["kind"], more: object = {}) => ({ kind, player: 0, cause: null, ...more }) as Event;
const drawn = (cause: "effect" | "bonus" | null = null) => event("drawn", { card: 0, cause: cause && { kind: cause } });
const paid = (species: string, catalog = forest) => event("paid", cardOf(catalog, species));
const laid = (species: string, cause: "effect" | null = null, catalog = forest) =>
  event("laid", { half: cardOf(catalog, species), cause: cause && { kind: cause } });
const turn = event("turn", { player: 1 });

let seq = 0;
const line = (events: Event[], seat = 0): Line =>
  ({ kind: "events", seq: ++seq, seat, actions: 1, events }) as unknown as Line;
const undone = (actions: number) => ({ kind: "undone", seq: ++seq, seat: 0, actions, events: [] }) as unknown as Line;

const view = (game: "forest" | "dartmoor" = "forest"): View => {
  const hosts = [1, 2].map((host) => ({
    host,
    kind: "tree",
    card: cardOf(game === "forest" ? forest : dartmoor, game === "forest" ? "linden" : "moor_birch").card,
    face_down: false,
    slots: [[], [], [], []],
  }));
  return { seat: 0, move: 5, undo: {}, players: [{ hosts }, { hosts: [] }] } as unknown as View;
};

const { steps } = LESSONS.forest;
const at = (...log: Line[]) => progress(steps, log, view(), forest);

const DRAW = line([drawn(), drawn(), turn]);
const RIVAL = line([event("drawn", { player: 1, card: null }), turn], 1);
const TREE = line([paid("goshawk"), laid("linden"), event("revealed"), turn]);

describe("a step is done", () => {
  test("by what the learner did, in order", () => {
    expect(at()).toEqual({ at: 0, astray: false });
    expect(at(line([drawn()]))).toEqual({ at: 0, astray: false });
    expect(at(DRAW, RIVAL)).toEqual({ at: 1, astray: false });
    expect(at(DRAW, RIVAL, line([paid("goshawk")]))).toEqual({ at: 1, astray: false });
    expect(at(DRAW, RIVAL, TREE)).toEqual({ at: 2, astray: false });
  });

  test("only once it has brought what it is about", () => {
    const birch = line([laid("birch"), event("revealed")]);
    expect(at(DRAW, TREE, birch)).toEqual({ at: 2, astray: false });
    expect(at(DRAW, TREE, birch, line([event("declined"), turn]))).toEqual({ at: 2, astray: true });
    expect(at(DRAW, TREE, birch, line([event("used"), drawn("effect"), turn]))).toEqual({ at: 3, astray: false });
  });

  test("in the same turn as another, and with the winter that comes first", () => {
    const toFree = steps.findIndex(({ id }) => id === "free");
    const before = [
      DRAW,
      TREE,
      line([laid("birch"), drawn("effect"), turn]),
      line([paid("beech"), paid("hedgehog"), laid("tawny_owl"), drawn("effect"), drawn("bonus"), turn]),
      line([laid("gnat")]),
    ];
    expect(at(...before)).toEqual({ at: toFree, astray: false });
    const free = line([event("used"), laid("barbastelle_bat", "effect"), turn]);
    const cleared = line([paid("lynx"), paid("roe_deer"), laid("sycamore"), event("cleared"), turn]);
    expect(at(...before, free, cleared)).toEqual({ at: toFree + 2, astray: false });
    const winter = line([event("winter"), drawn(), drawn(), turn]);
    expect(at(...before, free, cleared, winter)).toEqual({ at: steps.length, astray: false });
  });
});

describe("a legal move that the lesson does not ask for", () => {
  test("waits to be taken back, and then nothing is lost", () => {
    expect(at(TREE)).toEqual({ at: 0, astray: true });
    expect(at(DRAW, RIVAL, line([paid("tawny_owl"), laid("linden"), turn]), RIVAL)).toEqual({ at: 1, astray: true });
    expect(at(DRAW, TREE, RIVAL, undone(2))).toEqual({ at: 1, astray: false });
    expect(at(DRAW, line([drawn(), drawn(), turn]))).toEqual({ at: 1, astray: true });
    expect(at(DRAW, line([event("laid_face_down", { card: 3 }), turn]))).toEqual({ at: 1, astray: true });
  });
});

describe("the guide", () => {
  const props = (log: Line[]) => ({
    steps,
    progress: at(...log),
    view: view(),
    catalog: forest,
    touch: false,
    onundo: vi.fn(),
    onleave: vi.fn(),
    onend: vi.fn(),
  });

  test("means the card to lay, then those to pay with", () => {
    const tree = steps[1]!;
    const meant = (paying: boolean) =>
      ["linden", "goshawk", "birch"].filter((key) => means(tree, cardOf(forest, key).card, paying, forest));
    expect(meant(false)).toEqual(["linden"]);
    expect(meant(true)).toEqual(["goshawk"]);
  });

  test("tells mouse and finger apart", async () => {
    const given = props([]);
    const { rerender } = render(Guide, given);
    expect(screen.getByText(/Click/).textContent).toContain("Draw two");
    await rerender({ ...given, touch: true });
    expect(screen.getByText(/Tap/)).toBeTruthy();
  });

  test("offers to take back what it did not ask for", async () => {
    const given = props([TREE]);
    render(Guide, given);
    await fireEvent.click(screen.getByRole("button", { name: "Take it back" }));
    expect(given.onundo).toHaveBeenCalled();
  });

  test.each(["forest", "dartmoor"] as const)("has words for every step of %s in every language", async (game) => {
    const catalog = game === "forest" ? forest : dartmoor;
    for (const language of ["en", "de", "fr", "es", "it"] as const) {
      await speak(language);
      for (const step of LESSONS[game].steps) {
        const said = sentenceOf(step, view(game), catalog, true);
        const named = [...said.matchAll(/<b>(.+?)<\/b>/g)].length;
        const wanted =
          step.act === "draw" ? 1 : step.act === "down" ? 1 : 2 + (step.at ? 1 : 0) + (step.pay?.length ?? 0);
        expect(named, said).toBe(wanted);
      }
    }
  });
});
