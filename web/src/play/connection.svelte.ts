/** A connection to a table: its state, and the commands to it. */

import { type Channel, type End, Refused } from "../ends/end";
import { endFor, isOwn } from "../ends/ends";
import {
  type Commands,
  type Costly,
  type Frames,
  type Hello,
  type Line,
  type Problem,
  type TableInfo,
  VERSION,
  type View,
} from "../protocol";

/** Delay between attempts to reconnect, in milliseconds. */
const FIRST_RETRY = 200;
const LAST_RETRY = 5000;

/** Refusals that are temporary. */
const TRANSIENT = new Set(["unavailable", "too_fast", "too_many", "internal"]);

/** A command without its id, which is assigned here. */
type Unnumbered<T> = T extends { id: number } ? Omit<T, "id"> : never;
export type Command = Unnumbered<Commands>;
export type Answer = Extract<Frames, { type: "ack" | "hint" | "review" | "sheet" | "unseen" | "spare" }>;

/** What is new at the table. */
export interface News {
  log: Line[];
  views: View[] | null;
}

/** How far a long answer is, and what was found last. */
export type Progress = (part: number, found: Costly | null) => void;

interface Waiting {
  resolve(answer: Answer): void;
  reject(why: Refused): void;
  progress?: Progress;
}

export class Table {
  /** Whether the table can be reached; the last known state is kept while it cannot. */
  status = $state<"connecting" | "open" | "lost" | "refused">("connecting");
  refusal = $state.raw<Problem>();
  info = $state.raw<TableInfo>();
  views = $state.raw<View[]>([]);
  log = $state.raw<Line[]>([]);
  person = $state.raw<number | null>(null);
  seats = $state.raw<number[]>([]);

  #seq: number | null = null;
  #channel: Channel | undefined;
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  #waiting = new Map<number, Waiting>();
  #listeners = new Set<(news: News) => void>();
  #closed = false;

  constructor(
    readonly code: string,
    readonly token: string | null,
    readonly language: string,
    private readonly open: End["open"] = (code, ear) => endFor(`/api/tables/${code}`).open(code, ear),
  ) {
    addEventListener("online", this.#now);
    addEventListener("offline", this.#cut);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#cut);
    // Browsers log an error if a socket is closed before it is open.
    if (this.#channel?.state !== "opening") this.#channel?.close();
  }

  /** Call the listener with everything new. */
  listen(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Send a command; resolves once it has been carried out, after the updates it caused. */
  ask(command: Command, progress?: Progress): Promise<Answer> {
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      if (this.status !== "open") {
        reject(new Refused("unavailable", ""));
        return;
      }
      this.#waiting.set(id, { resolve, reject, ...(progress && { progress }) });
      this.#channel!.send(JSON.stringify({ ...command, id }));
    });
  }

  // -- the connection ----------------------------------------------------------------------

  #now = (): void => {
    if (this.status !== "lost") return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** When the network goes down, a socket may not notice for minutes. */
  #cut = (): void => {
    const channel = this.#channel;
    if (isOwn(this.code) || channel?.state !== "open") return;
    channel.close();
    this.#lost(channel);
  };

  #connect(): void {
    const channel: Channel = this.open(this.code, {
      opened: () => {
        if (this.#closed) return channel.close();
        const hello: Hello = {
          type: "hello",
          version: VERSION,
          token: this.token,
          since: this.#seq ?? 0,
          language: this.language,
          choices: false,
        };
        channel.send(JSON.stringify(hello));
      },
      heard: (text) => {
        if (channel === this.#channel) this.#take(JSON.parse(text) as Frames);
      },
      closed: () => this.#lost(channel),
    });
    this.#channel = channel;
  }

  #lost(channel: Channel): void {
    if (channel !== this.#channel || this.#closed || this.status === "refused") return;
    this.#channel = undefined;
    this.status = "lost";
    for (const waiting of this.#waiting.values()) waiting.reject(new Refused("unavailable", ""));
    this.#waiting.clear();
    this.#timer = setTimeout(() => this.#connect(), this.#retry);
    this.#retry = Math.min(2 * this.#retry, LAST_RETRY);
  }

  #take(frame: Frames): void {
    switch (frame.type) {
      case "welcome":
        this.status = "open";
        this.#retry = FIRST_RETRY;
        this.person = frame.person;
        this.seats = frame.seats;
        this.info = frame.table;
        this.#learn(frame.seq, { log: frame.missed, views: frame.views });
        break;
      case "update":
        this.info = frame.table ?? this.info;
        if (frame.table && this.person !== null) this.seats = seatsOf(frame.table, this.person);
        this.#learn(frame.seq, frame);
        break;
      case "review_progress":
        this.#waiting.get(frame.id)?.progress?.(frame.part, frame.found);
        break;
      case "error":
        this.#refused(frame);
        break;
      default:
        this.#waiting.get(frame.id)?.resolve(frame);
        this.#waiting.delete(frame.id);
    }
  }

  #learn(seq: number, { log, views }: News): void {
    this.views = views ?? this.views;
    if (log.length > 0) this.log = [...this.log, ...log];
    this.#seq = seq;
    for (const listener of this.#listeners) listener({ log, views });
  }

  #refused(problem: Problem): void {
    if (problem.id !== null) {
      this.#waiting.get(problem.id)?.reject(new Refused(problem.code, problem.message));
      this.#waiting.delete(problem.id);
    } else if (this.status !== "open" && !TRANSIENT.has(problem.code)) {
      this.status = "refused";
      this.refusal = problem;
    }
  }
}

function seatsOf(table: TableInfo, person: number): number[] {
  return table.seats.flatMap((seat, number) => (seat.person === person ? [number] : []));
}
