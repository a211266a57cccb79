import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../api";
import { page } from "../ends/page.svelte";
import { offline } from "../offline/offline.svelte";
import type { NewTable, TableNow } from "../protocol";
import { forgetSeat, keepSeat, keptSeats } from "../seats.svelte";
import { speak, t } from "../words/words.svelte";
import { clockInWords, duration, inWords } from "./agreements";
import Continue from "./Continue.svelte";
import { codeIn, linkTo } from "./codes";
import { LEVELS, levelFor, levelOf, levels } from "./levels";
import PlayNow from "./PlayNow.svelte";
import Ready from "./Ready.svelte";
import { errorText, fileErrorText, refusal } from "./refusals";
import { importWish, readSavedGame } from "./saved";
import { standing } from "./standing";
import TableForm from "./TableForm.svelte";
import { NAMES, USUAL, botName, clockOf, quickWish, soloWish, tableWish } from "./wishes";

beforeAll(() => speak("en"));
beforeEach(() => {
  for (const [code] of keptSeats()) forgetSeat(code);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a wish", () => {
  it("against bots has oneself and them, each with a name of its own", () => {
    const wish = quickWish("Hazel", { ...USUAL, game: "dartmoor", rivals: 4, level: "expert" });
    expect(wish.options).toMatchObject({ game: "dartmoor", start: null, solo: null });
    expect(wish.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot", "bot", "bot"]);
    expect(wish.seats[1]!.bot).toBe("network");
    expect(new Set(wish.seats.map((seat) => seat.name)).size).toBe(5);
  });

  it("for the forest game knows sets and draft, for Dartmoor it does not", () => {
    const chosen = { ...USUAL, sets: ["alpine", "edge"], draft: true, noRemoval: true, openPoints: false };
    expect(quickWish("Ana", chosen).options).toMatchObject({
      sets: ["alpine", "edge"],
      draft: true,
      no_removal: true,
      visible_score: false,
    });
    expect(quickWish("Ana", { ...chosen, game: "dartmoor" }).options).toMatchObject({ sets: [], draft: false });
  });

  it("for a table with friends says who sits where and who begins", () => {
    const seats = [
      { kind: "me" },
      { kind: "open" },
      { kind: "here", name: "Bea" },
      { kind: "bot", level: "medium" },
    ] as const;
    const wish = tableWish("Ana", "forest", { ...USUAL, first: "me", clock: "move:60" }, seats, {
      listed: true,
      onlookers: false,
    });
    expect(wish.seats.map(({ kind, name }) => [kind, kind === "bot" ? "" : name])).toEqual([
      ["me", "Ana"],
      ["open", null],
      ["me", "Bea"],
      ["bot", ""],
    ]);
    expect(wish.options.start).toBe(0);
    expect(wish.settings).toMatchObject({ listed: true, onlookers: false, clock: { per: "move", seconds: 60 } });
  });

  it("to play alone names challenge and medal", () => {
    expect(soloWish("Ana", "bats", "gold")).toMatchObject({
      options: { game: "dartmoor", solo: "bats", medal: "gold" },
      seats: [{ kind: "me" }],
    });
  });

  it("gives bots names that no card has in any language", () => {
    const texts = import.meta.glob<string>("../score/locales/*.ftl", { eager: true, query: "?raw", import: "default" });
    const words = Object.values(texts).flatMap((text) =>
      [...text.matchAll(/^(?:forest|dartmoor)-\w+ = (.*)$/gm)].flatMap(([, name]) =>
        name!.toLowerCase().split(/[^\p{L}]+/u),
      ),
    );
    expect(words).toContain("heather");
    expect(NAMES.filter((name) => words.includes(name.toLowerCase()))).toEqual([]);
  });

  it("gives bots names nobody has", () => {
    const taken: string[] = ["rowan"];
    for (let i = 0; i < 12; i++) taken.push(botName(taken, () => 0));
    expect(new Set(taken.map((name) => name.toLowerCase())).size).toBe(13);
  });

  it("reads only clocks there are", () => {
    expect(clockOf("game:1200")).toEqual({ per: "game", seconds: 1200 });
    expect(clockOf("")).toBeNull();
    expect(clockOf("move:1")).toBeNull();
  });
});

describe("a code", () => {
  it.each([
    ["FHMDWN", "FHMDWN"],
    ["  fhm dwn ", "FHMDWN"],
    ["fhm-dwn", "FHMDWN"],
    ["https://spinney.example/t/fhmdwn?lang=de", "FHMDWN"],
    ["Come and play: http://localhost:8000/t/FHMDWN", "FHMDWN"],
    ["https://spinney.example/cards", null],
    ["abc", null],
    ["", null],
  ])("in %j is %j", (text, code) => expect(codeIn(text)).toBe(code));

  it("is found again in its link", () => expect(codeIn(linkTo("FHMDWN"))).toBe("FHMDWN"));
});

describe("levels", () => {
  it("are bots, and others bear their own names", () => {
    for (const level of levels) expect(levelFor(LEVELS[level])).toBe(level);
    expect(levelOf("network")).toBe("Expert");
    expect(levelOf("search:sims=300")).toBe("search:sims=300");
    expect(levelOf("mine:own")).toBe("mine:own");
    expect(levelOf(null)).toBe("");
  });
});

describe("a refusal", () => {
  it("is told in the server's words", () => {
    expect(errorText(new Refused("full", "seat 2 is taken"))).toBe("Seat 2 is taken.");
    expect(refusal("brand_new", "é così!")).toBe("É così!");
  });

  it("has words of its own where the server's are not for people, or there are none", () => {
    for (const code of ["internal", "unavailable", "unknown_version", "bad_message", "too_large"] as const) {
      const said = errorText(new Refused(code, "in technical terms"));
      expect(said).toBe(refusal(code));
      expect(said).not.toMatch(/technical/);
    }
    for (const nothing of [new Refused("full", ""), new Error("?")])
      expect(errorText(nothing)).toBe("Something went wrong on the server.");
  });

  it("of a file says what is wrong with it", () => {
    expect(fileErrorText(new Refused("bad_message", "replay: no deck"))).toBe("Replay: no deck.");
    expect(fileErrorText(new Refused("unavailable", "no database"))).toBe(refusal("unavailable"));
  });
});

describe("agreements", () => {
  it("are told if they differ from the usual", () => {
    const { options, settings } = quickWish("Ana", USUAL);
    expect(inWords(options, settings, (set) => set)).toEqual([]);
    const other = quickWish("Ana", { ...USUAL, sets: ["edge"], clock: "move:120", hints: false, openPoints: false });
    expect(inWords({ ...other.options, sets: ["base", "edge"] }, other.settings, () => "Woodland Edge")).toEqual([
      "Woodland Edge",
      "Points hidden until the end",
      "2 minutes per turn",
      "No hints",
    ]);
  });

  it("give times in the largest unit", () => {
    expect(duration(86_400)).toBe("1 day");
    expect(duration(90)).toBe("90 seconds");
    expect(clockInWords({ per: "game", seconds: 600 })).toBe("10 minutes for the whole game");
  });
});

describe("a saved game", () => {
  it("is known by its form", () => {
    const saved = readSavedGame(
      '{"format": "spinney-game", "options": {"game": "forest", "players": 3}, "actions": []}',
    )!;
    expect(importWish("Ana", saved).seats.map((seat) => seat.kind)).toEqual(["me", "open", "open"]);
    for (const text of [
      "",
      "[]",
      "null",
      '{"format": "other"}',
      '{"format": "spinney-game", "options": {"game": "chess", "players": 2}}',
    ])
      expect(readSavedGame(text), text).toBeNull();
  });
});

const { options, settings } = quickWish("Ana", USUAL);
const seat = (person: number | null, name: string, bot: string | null = null) => ({
  person,
  name,
  bot,
  present: true,
  used_ms: null,
});
const table = (more: Partial<TableNow>): TableNow => ({
  code: "FHMDWN",
  phase: "playing",
  options,
  settings,
  deal: "fresh",
  seats: [seat(0, "Ana"), seat(null, "Ivy", "planner")],
  people: [{ id: 0, name: "Ana" }],
  host: 0,
  taken_back: 0,
  undo: null,
  rematch: null,
  deck: "",
  created_ms: 0,
  actor: 0,
  scores: null,
  ...more,
});

describe("how a table stands", () => {
  it("is told to whoever sits there", () => {
    expect(standing(table({}), 0)).toEqual({ text: "Your turn", yours: true });
    expect(standing(table({ actor: 1 }), 0)).toEqual({ text: "Turn: Ivy", yours: false });
    expect(standing(table({ phase: "over", actor: null, scores: [40, 62] }), 0).text).toBe("Finished: 40 : 62");
    const open = [seat(0, "Ana"), seat(null, ""), seat(null, "")];
    expect(standing(table({ phase: "lobby", actor: null, seats: open }), 0).text).toBe("Waiting for 2 players");
    expect(standing(table({ phase: "lobby", actor: null }), 0)).toEqual({ text: "Ready to start", yours: true });
  });

  it("shows on the home page; a table that is gone is forgotten", async () => {
    for (const code of ["FHMDWN", "GGGGGG"])
      keepSeat({ code, link: "", person: 0, token: "t".repeat(16) }, "forest", "Ana");
    vi.stubGlobal("fetch", async (path: string) =>
      path.endsWith("FHMDWN")
        ? new Response(JSON.stringify(table({})))
        : new Response(JSON.stringify({ type: "error", id: null, code: "not_found", message: "" }), { status: 404 }),
    );
    render(Continue);
    await screen.findByText("Your turn");
    await waitFor(() => expect(keptSeats().map(([code]) => code)).toEqual(["FHMDWN"]));
    await fireEvent.click(screen.getByRole("button", { name: "Remove this table from the list: Ivy" }));
    expect(screen.queryByText("Your turn")).toBeNull();
  });
});

describe("a table on one device", () => {
  it("has a seat for everybody there", async () => {
    let asked: NewTable | undefined;
    vi.stubGlobal("fetch", async (_: string, request?: RequestInit) => {
      if (request?.method === "POST") asked = JSON.parse(String(request.body)) as NewTable;
      return new Response(JSON.stringify({ code: "HHHHHH", link: "", person: 0, token: "t".repeat(16) }), {
        status: 201,
      });
    });
    render(TableForm, { here: true, onclose: () => {} });
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Ana" } });
    await fireEvent.click(screen.getByRole("radio", { name: "4" }));
    await fireEvent.input(screen.getByLabelText("Name at seat 2"), { target: { value: "Bea" } });
    await fireEvent.change(screen.getByLabelText("Seat 4"), { target: { value: "hard" } });
    expect(screen.queryByLabelText(/Public table/)).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Play" }));
    await waitFor(() => expect(location.pathname).toBe("/t/HHHHHH"));
    expect(asked!.seats.slice(0, 3)).toEqual([
      { kind: "me", name: "Ana", bot: null },
      { kind: "me", name: "Bea", bot: null },
      { kind: "me", name: "Player 3", bot: null },
    ]);
    expect(asked!.seats[3]!.bot).toBe(LEVELS.hard);
  });
});

describe("play now", () => {
  it("makes the table that is chosen, and remembers the choice", async () => {
    const asked: { path: string; body: unknown }[] = [];
    vi.stubGlobal("fetch", async (path: string, request?: RequestInit) => {
      if (request?.method === "POST") asked.push({ path, body: JSON.parse(String(request.body)) });
      return new Response(JSON.stringify({ code: "FHMDWN", link: "", person: 0, token: "t".repeat(16) }), {
        status: 201,
      });
    });
    render(PlayNow);
    await fireEvent.click(screen.getByRole("radio", { name: "Dartmoor" }));
    await fireEvent.click(screen.getByRole("radio", { name: "3" }));
    await fireEvent.click(screen.getByRole("radio", { name: "Easy" }));
    await fireEvent.click(screen.getByRole("button", { name: "Play" }));
    await waitFor(() => expect(location.pathname).toBe("/t/FHMDWN"));
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ path: "/api/tables", body: { options: { game: "dartmoor" } } });
    expect((asked[0]!.body as { seats: { bot: string }[] }).seats.map(({ bot }) => bot)).toEqual([
      null,
      LEVELS.easy,
      LEVELS.easy,
      LEVELS.easy,
    ]);
    expect(JSON.parse(localStorage.getItem("spinney-choices")!)).toMatchObject({
      game: "dartmoor",
      rivals: 3,
      level: "easy",
    });
    expect(keptSeats()[0]![0]).toBe("FHMDWN");
  });

  it("asks for the reasons of a refusal in the language spoken", async () => {
    vi.stubGlobal("fetch", async (_: string, request?: RequestInit) => {
      const message = `no more tables in ${new Headers(request?.headers).get("accept-language")}`;
      return new Response(JSON.stringify({ type: "error", id: null, code: "too_many", message }), { status: 429 });
    });
    await speak("it");
    render(PlayNow);
    await fireEvent.click(screen.getByRole("button", { name: t("home-play") }));
    expect((await screen.findByRole("alert")).textContent).toBe("No more tables in it.");
    await speak("en");
  });

  it("says why it cannot", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("offline");
    });
    render(PlayNow);
    await fireEvent.click(screen.getByRole("button", { name: "Play" }));
    expect((await screen.findByRole("alert")).textContent).toBe(refusal("unavailable"));
  });
});

it("what is needed offline is tried again where it could not be loaded", async () => {
  vi.spyOn(page, "start").mockReturnValue();
  vi.spyOn(offline, "prepare").mockResolvedValue();
  const keep = vi.spyOn(offline, "keepAll").mockResolvedValue();
  page.part = 1;
  offline.ready = true;
  render(Ready);
  screen.getByText(t("page-keeping"));
  offline.failed = true;
  keep.mockClear();
  await fireEvent.click(await screen.findByRole("button", { name: t("page-again") }));
  expect(keep).toHaveBeenCalledOnce();
  expect(screen.queryByText(t("page-keeping"))).toBeNull();
});
