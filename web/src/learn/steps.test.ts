import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { OAK, OWL, dartmoor, forest } from "../cards/fixture";
import type { Event, Host, View } from "../protocol";
import { speak } from "../words/words.svelte";
import Guide from "./Guide.svelte";
import { LESSONS, type Now } from "./steps";

beforeEach(() => speak("en"));
afterEach(cleanup);

const event = (kind: Event["kind"], player = 0, cause: Event["cause"] = null) =>
  ({ kind, player, cause, card: null }) as unknown as Event;
const host = (card: number, slots: number[][] = [[], [], [], []]): Host => ({
  host: 0,
  kind: "tree",
  card,
  face_down: false,
  slots,
});

function now(more: { hosts?: Host[]; events?: Event[]; bonus?: boolean; kind?: "events" | "undone" } = {}): Now {
  const player = { hand: [], hosts: more.hosts ?? [], cave: 0, cave_card: 0, score: 0 };
  const view = {
    seat: 0,
    players: [player, player],
    prompt: more.bonus ? { kind: "offer", cause: { kind: "bonus" } } : null,
  } as unknown as View;
  return { view, log: [{ kind: more.kind ?? "events", seat: 0, events: more.events ?? [] }], catalog: forest };
}

const done = (id: string, at: Now) =>
  [...LESSONS.forest.steps, ...LESSONS.dartmoor.steps].find((step) => step.id === id)!.done!(at);

describe("a task is done", () => {
  test("when two cards are drawn, from wherever, by the learner", () => {
    expect(done("draw", now({ events: [event("drawn"), event("drawn", 1)] }))).toBe(false);
    expect(done("draw", now({ events: [event("drawn"), event("taken")] }))).toBe(true);
    const cave = { kind: "cave", species: null } as const;
    expect(done("draw", now({ events: [event("drawn", 0, cave), event("drawn", 0, cave)] }))).toBe(false);
  });

  test("when a host lies there, and when somebody lives at it", () => {
    expect(done("tree", now())).toBe(false);
    expect(done("tree", now({ hosts: [host(OAK)] }))).toBe(true);
    expect(done("dweller", now({ hosts: [host(OAK)] }))).toBe(false);
    expect(done("dweller", now({ hosts: [host(OAK, [[OWL], [], [], []])] }))).toBe(true);
  });

  test("when a moor lies there, face up", () => {
    const at = (face_down: boolean): Now => ({
      ...now({ hosts: [{ ...host(0), kind: "moor", face_down }] }),
      catalog: dartmoor,
    });
    expect(done("moor", at(false))).toBe(true);
    expect(done("moor", at(true))).toBe(false);
    expect(done("moor", now({ hosts: [host(OAK)] }))).toBe(false);
  });

  test("when a bonus is offered, a cave chosen, a move taken back", () => {
    expect(done("bonus", now())).toBe(false);
    expect(done("bonus", now({ bonus: true }))).toBe(true);
    expect(done("bonus", now({ events: [event("extra_turn")] }))).toBe(true);
    expect(done("cave", now({ events: [event("cave_chosen", 1)] }))).toBe(false);
    expect(done("cave", now({ events: [event("cave_chosen")] }))).toBe(true);
    expect(done("undo", now())).toBe(false);
    expect(done("undo", now({ kind: "undone" }))).toBe(true);
  });
});

describe("the guide", () => {
  const { steps } = LESSONS.forest;
  const drawing = steps.findIndex((step) => step.id === "draw");
  const props = (at: number, seen: Now) => ({
    steps,
    at,
    now: seen,
    onstep: vi.fn(),
    onleave: vi.fn(),
    onend: vi.fn(),
  });

  test("lets a task be skipped, and goes on once it is done", async () => {
    const given = props(drawing, now());
    const { rerender } = render(Guide, given);
    expect(screen.getByRole("heading").textContent).toContain("3 of 11");
    await fireEvent.click(screen.getByRole("button", { name: "Skip" }));
    expect(given.onstep).toHaveBeenCalledWith(drawing + 1);
    await rerender({ ...given, now: now({ events: [event("turn"), event("drawn"), event("drawn")] }) });
    expect(screen.getByText("Done")).toBeTruthy();
    await rerender({ ...given, now: now() });
    expect(screen.getByRole("button", { name: "Next" })).toBeTruthy();
  });

  test("knows what was done before its turn", async () => {
    const given = props(drawing, now({ bonus: true }));
    const { rerender } = render(Guide, given);
    expect(screen.queryByText("Done")).toBeNull();
    await rerender({ ...given, now: now(), at: steps.findIndex((step) => step.id === "bonus") });
    expect(screen.getByText("Done")).toBeTruthy();
  });

  test("goes back, leaves, and ends with the game going on", async () => {
    const given = props(steps.length - 1, now());
    render(Guide, given);
    await fireEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(given.onstep).toHaveBeenCalledWith(steps.length - 2);
    await fireEvent.click(screen.getByRole("button", { name: "Leave the lesson" }));
    expect(given.onleave).toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Keep playing from here" }));
    expect(given.onend).toHaveBeenCalled();
  });

  test("has words for every step of both lessons", async () => {
    for (const language of ["en", "de", "fr", "es", "it"] as const) {
      await speak(language);
      for (const lesson of Object.values(LESSONS))
        for (const at of lesson.steps.keys()) {
          render(Guide, { ...props(at, now()), steps: lesson.steps });
          cleanup();
        }
    }
  });
});
