import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../api";
import { Table } from "./connection.svelte";

/** A socket that does what the test says. */
class FakeSocket extends EventTarget {
  static CONNECTING = 0;
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  closed = false;
  sent: Record<string, unknown>[] = [];
  constructor(readonly url: URL) {
    super();
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
    this.dispatchEvent(new Event("close"));
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  say(frame: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(frame) }));
  }
}

const last = (): FakeSocket => FakeSocket.made.at(-1)!;
const seats = [
  { person: 0, name: "Ana" },
  { person: null, name: "planner" },
];
const welcome = (seq: number, missed: object[] = []) => ({
  type: "welcome",
  version: 1,
  person: 0,
  seats: [0],
  seq,
  table: { code: "ABCDEF", seats },
  views: [],
  missed,
});

let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  table = new Table("ABCDEF", "token", "de");
  last().open();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table's connection", () => {
  it("says hello with the token in a message, not in the address", () => {
    expect(last().sent[0]).toMatchObject({ type: "hello", token: "token", language: "de", since: 0 });
    expect(String(last().url)).not.toContain("token");
  });

  it("knows that it is lost as soon as there is no line, and hears nothing late", () => {
    last().say(welcome(3));
    const before = last();
    dispatchEvent(new Event("offline"));
    expect(table.status).toBe("lost");
    expect(before.closed).toBe(true);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
    before.say({ type: "update", seq: 4, log: [{ seq: 4, kind: "said", text: "late" }], table: null, views: null });
    last().open();
    last().say(welcome(4, [{ seq: 4, kind: "said", text: "late" }]));
    expect(table.log.map((line) => line.text)).toEqual(["late"]);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("ends without a complaint, even before it was there", () => {
    const early = new Table("ABCDEF", null, "de");
    early.close();
    expect(last().closed).toBe(false);
    last().open();
    expect(last().closed).toBe(true);
    expect(last().sent).toEqual([]);
  });

  it("knows what it is told", () => {
    last().say(welcome(3));
    last().say({ type: "update", seq: 4, log: [{ seq: 4, kind: "said", text: "hello" }], table: null, views: null });
    expect(table.status).toBe("open");
    expect(table.info?.code).toBe("ABCDEF");
    expect(table.log.map((line) => line.text)).toEqual(["hello"]);
  });

  it("answers commands by their numbers", async () => {
    last().say(welcome(3));
    const first = table.ask({ type: "say", text: "one" });
    const second = table.ask({ type: "say", text: "two" });
    const [, one, two] = last().sent;
    last().say({ type: "error", id: two!.id, code: "too_fast", message: "wait" });
    last().say({ type: "ack", id: one!.id, seq: 4 });
    await expect(first).resolves.toMatchObject({ seq: 4 });
    await expect(second).rejects.toMatchObject({ code: "too_fast" });
  });

  it("comes back by itself and asks for what it missed", async () => {
    last().say(welcome(3));
    const asked = table.ask({ type: "say", text: "lost" });
    last().close();
    await expect(asked).rejects.toBeInstanceOf(Refused);
    expect(table.status).toBe("lost");
    expect(table.info?.code).toBe("ABCDEF");
    vi.advanceTimersByTime(250);
    last().open();
    expect(last().sent[0]).toMatchObject({ type: "hello", since: 3 });
    last().say(welcome(5, [{ seq: 4, kind: "said", text: "while away" }]));
    expect(table.status).toBe("open");
    expect(table.log.map((line) => line.text)).toEqual(["while away"]);
  });

  it("waits longer and longer, but not for ever", () => {
    for (let i = 0; i < 12; i++) {
      last().close();
      vi.advanceTimersByTime(5001);
    }
    expect(FakeSocket.made.length).toBe(13);
  });

  it("stays away when it is not let in, and says why", () => {
    last().say({ type: "error", id: null, code: "forbidden", message: "this key does not open this table" });
    last().close();
    vi.advanceTimersByTime(10_000);
    expect(table.status).toBe("refused");
    expect(table.refusal?.code).toBe("forbidden");
    expect(FakeSocket.made.length).toBe(1);
  });

  it("tries again when the server is only busy", () => {
    last().say({ type: "error", id: null, code: "unavailable", message: "later" });
    last().close();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.made.length).toBe(2);
  });
});
