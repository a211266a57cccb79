import { beforeEach, expect, it, vi } from "vitest";
import { ask } from "./api";
import { forgetSeat, keepSeat, keptSeats, seatAt, touchSeat } from "./seats.svelte";

const admission = (code: string) => ({ code, link: "", person: 0, token: `token-of-${code}` });

beforeEach(() => {
  for (const [code] of keptSeats()) forgetSeat(code);
});

it("keeps seats, the last used first", () => {
  vi.useFakeTimers({ now: 1000 });
  keepSeat(admission("AAAA"), "forest", "Ana");
  vi.setSystemTime(2000);
  keepSeat(admission("BBBB"), "dartmoor", "Ana");
  expect(keptSeats().map(([code]) => code)).toEqual(["BBBB", "AAAA"]);
  vi.setSystemTime(3000);
  touchSeat("AAAA");
  expect(keptSeats().map(([code]) => code)).toEqual(["AAAA", "BBBB"]);
  expect(seatAt("AAAA")).toMatchObject({ token: "token-of-AAAA", game: "forest", at: 3000 });
  expect(JSON.parse(localStorage.getItem("spinney-seats")!)).toHaveProperty("BBBB.game", "dartmoor");
  vi.useRealTimers();
});

it("forgets the oldest of very many, and what it is told to", () => {
  for (let i = 0; i < 60; i++) keepSeat(admission(`T${String(i).padStart(3, "0")}`), "forest", "Ana");
  expect(keptSeats()).toHaveLength(50);
  expect(seatAt("T059")).toBeDefined();
  expect(seatAt("T000")).toBeUndefined();
  forgetSeat("T059");
  expect(seatAt("T059")).toBeUndefined();
});

it("shows the key of a seat to its table, in no address and to nobody else", async () => {
  keepSeat(admission("AAAA"), "forest", "Ana");
  const asked: [path: string, key: string | null][] = [];
  vi.stubGlobal("fetch", async (path: string, request?: RequestInit) => {
    asked.push([path, new Headers(request?.headers).get("authorization")]);
    return new Response("{}");
  });
  for (const path of ["/api/tables/AAAA", "/api/tables/AAAA/replay", "/api/tables/BBBB", "/api/tables"])
    await ask(path);
  expect(asked).toEqual([
    ["/api/tables/AAAA", "Bearer token-of-AAAA"],
    ["/api/tables/AAAA/replay", "Bearer token-of-AAAA"],
    ["/api/tables/BBBB", null],
    ["/api/tables", null],
  ]);
  vi.unstubAllGlobals();
});
