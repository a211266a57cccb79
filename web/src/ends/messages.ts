/** What the page and its worker with Python say to each other. */

export type ToPython =
  | { kind: "ask"; number: number; method: string; path: string; language: string; body: string }
  | { kind: "open"; client: number; code: string }
  | { kind: "send"; client: number; text: string }
  | { kind: "close"; client: number };

export type FromPython =
  /** How much of Python has arrived, from 0 to 1. */
  | { kind: "loaded"; part: number }
  | { kind: "failed"; why: string }
  | { kind: "answer"; number: number; ok: boolean; body: string }
  | { kind: "opened"; client: number }
  | { kind: "say"; client: number; text: string }
  | { kind: "closed"; client: number };
