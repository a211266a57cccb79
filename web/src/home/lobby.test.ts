import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Refused } from "../api";
import { forest } from "../cards/fixture";
import type { Command, Table } from "../play/connection.svelte";
import type { Seat, TableInfo } from "../protocol";
import { seatAt } from "../seats.svelte";
import { speak } from "../words/words.svelte";
import { LEVELS } from "./levels";
import Lobby from "./Lobby.svelte";
import { refusal } from "./refusals";
import { USUAL, quickWish } from "./wishes";

beforeAll(() => speak("en"));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const sits = (person: number, name: string): Seat => ({ person, name, bot: null, present: true, used_ms: null });
const OPEN: Seat = { person: null, name: "", bot: null, present: false, used_ms: null };
const BOT: Seat = { person: null, name: "Ivy", bot: "planner", present: false, used_ms: null };

/** A lobby as a person sees it, and the commands sent from it. */
function lobby(person: number | null, seats: Seat[], answer: (command: Command) => Promise<unknown> = async () => {}) {
  const { options, settings } = quickWish("Ana", { ...USUAL, clock: "move:60" });
  const info: TableInfo = {
    code: "FHMDWN",
    phase: "lobby",
    options,
    settings,
    deal: "repeated",
    seats,
    people: seats.flatMap((seat) => (seat.person === null ? [] : [{ id: seat.person, name: seat.name }])),
    host: 0,
    taken_back: 0,
    undo: null,
    rematch: null,
    deck: "",
    created_ms: 0,
  };
  const asked: Command[] = [];
  const ask = (command: Command) => {
    asked.push(command);
    return answer(command);
  };
  const mine = seats.flatMap((seat, i) => (seat.person !== null && seat.person === person ? [i] : []));
  const table = {
    code: info.code,
    status: "open",
    info,
    views: [],
    log: [],
    person,
    seats: mine,
    ask,
  } as unknown as Table;
  render(Lobby, { table, catalog: forest });
  return asked;
}

describe("the host", () => {
  it("who needs nobody else begins at once", async () => {
    const asked = lobby(0, [sits(0, "Ana"), BOT]);
    await waitFor(() => expect(asked).toEqual([{ type: "start", fill: null }]));
  });

  it("is told why it does not begin", async () => {
    lobby(0, [sits(0, "Ana"), BOT], async () => {
      throw new Refused("unavailable", "");
    });
    expect((await screen.findByRole("alert")).textContent).toBe(refusal("unavailable"));
  });

  it("fills open seats with bots that have names, and begins", async () => {
    const asked = lobby(0, [sits(0, "Ana"), sits(1, "Ben"), OPEN, OPEN]);
    expect(screen.getByText("Waiting for 2 players")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /Fill the table with bots/ }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ type: "start", fill: null }));
    expect(asked.slice(0, 2)).toMatchObject([
      { type: "bot", seat: 2, bot: LEVELS[USUAL.level] },
      { type: "bot", seat: 3, bot: LEVELS[USUAL.level] },
    ]);
    expect(new Set(asked.slice(0, 2).map((command) => command.type === "bot" && command.name)).size).toBe(2);
  });

  it("chooses a bot's level, makes a seat open, frees one", async () => {
    const asked = lobby(0, [sits(0, "Ana"), BOT, sits(1, "Ben")]);
    await fireEvent.change(screen.getByLabelText("Seat 2"), { target: { value: "hard" } });
    await waitFor(() => expect(asked).toEqual([{ type: "bot", seat: 1, bot: LEVELS.hard, name: "Ivy" }]));
    await fireEvent.change(screen.getByLabelText("Seat 2"), { target: { value: "" } });
    await fireEvent.click(screen.getByRole("button", { name: "Free the seat" }));
    expect(asked.slice(1)).toEqual([
      { type: "bot", seat: 1, bot: null, name: null },
      { type: "bot", seat: 2, bot: null, name: null },
    ]);
  });
});

describe("a guest", () => {
  it("sits down with a name, and the seat is kept", async () => {
    vi.stubGlobal(
      "fetch",
      async () =>
        new Response(JSON.stringify({ code: "FHMDWN", link: "", person: 1, token: "t".repeat(16) }), { status: 201 }),
    );
    const asked = lobby(null, [sits(0, "Ana"), OPEN]);
    expect(screen.queryByRole("button", { name: "Leave" })).toBeNull();
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Ben" } });
    await fireEvent.click(screen.getAllByRole("button", { name: "Take this seat" })[0]!);
    await waitFor(() => expect(seatAt("FHMDWN")).toMatchObject({ person: 1, name: "Ben" }));
    expect(asked).toEqual([]);
  });

  it("waits for the host, and knows what is agreed on", () => {
    lobby(1, [sits(0, "Ana"), sits(1, "Ben")]);
    expect(screen.getByText("Ana starts the game.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Start" })).toBeNull();
    const agreed = within(screen.getByRole("region", { name: "This table" }));
    expect(agreed.getByText("1 minute per turn")).toBeTruthy();
    expect(agreed.getByText("The same deal as in the last game")).toBeTruthy();
  });

  it("takes another name, says something, leaves", async () => {
    const asked = lobby(1, [sits(0, "Ana"), sits(1, "Ben")]);
    await fireEvent.click(screen.getByRole("button", { name: "Rename" }));
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Bea" } });
    await fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await fireEvent.input(screen.getByLabelText("Say something"), { target: { value: " hello " } });
    await fireEvent.click(screen.getByRole("button", { name: "Send" }));
    await fireEvent.click(screen.getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(location.pathname).toBe("/"));
    expect(asked).toEqual([{ type: "name", name: "Bea" }, { type: "say", text: "hello" }, { type: "leave" }]);
  });
});
