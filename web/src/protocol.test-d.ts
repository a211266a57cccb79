// The protocol's types as a client uses them; 'npm run check' compiles this, nothing runs it.

import {
  type Act,
  type Action,
  type Commands,
  type Event,
  type Frames,
  type Half,
  type Hello,
  type PadFrames,
  type PadHost,
  type Prompt,
  type Span,
  type Start,
  VERSION,
  type View,
} from "./protocol";

function never(frame: never): never {
  throw new Error(`a frame nobody knows: ${JSON.stringify(frame)}`);
}

/** Every message from the server, told apart by its type. */
export function about(frame: Frames): string | number | null {
  switch (frame.type) {
    case "welcome":
      return frame.table.code;
    case "update":
      return frame.log.map((line) => line.text ?? line.kind).join();
    case "ack":
      return frame.seq;
    case "error":
      return `${frame.code}: ${frame.message}`;
    case "hint":
      return plain(frame.advice[0]?.choice ?? []);
    case "review_progress":
      return frame.part;
    case "review":
      return frame.standings.length;
    case "unseen":
      return frame.cards.length;
    case "spare":
      return Object.keys(frame.replay).length;
    case "sheet":
      return frame.lines.reduce((sum, line) => sum + line.points, 0);
    default:
      return never(frame);
  }
}

/** The plain words of a text. */
export function plain(text: readonly Span[]): string {
  return text.map((span) => span.text).join("");
}

/** What a span refers to besides its words, told apart by its kind. */
export function named(span: Span): string | number | null {
  switch (span.kind) {
    case "text":
      return null;
    case "card":
      return span.card;
    case "species":
      return span.species;
    case "symbol":
      return span.symbol;
    case "number":
      return span.number;
    default:
      return never(span);
  }
}

/** What an action names; each kind has only its own fields. */
export function parts(action: Action): number[] {
  switch (action.kind) {
    case "draw":
    case "use":
    case "skip":
    case "done":
    case "stuck":
      return [];
    case "cave":
      return [action.cave];
    case "take":
    case "pick":
    case "face_down":
      return [action.card];
    case "play":
      return [action.card, action.half];
    case "slot":
      return [action.host, action.slot];
    default:
      return never(action);
  }
}

/** After checking its kind, an event has the fields of that kind. */
export function laid(event: Event): Half | null {
  // @ts-expect-error: not every event has a half
  void event.half;
  return event.kind === "laid" ? event.half : null;
}

/** The same for a prompt. */
export function picked(prompt: Prompt): number[] {
  return prompt.kind === "pay" && prompt.bonus !== false ? prompt.cards : [];
}

/** Leaving out a frame does not compile: what remains is not never. */
export function forgetful(frame: Exclude<Frames, { type: "update" }>): void {
  switch (frame.type) {
    case "welcome":
    case "ack":
    case "error":
    case "review_progress":
    case "review":
    case "sheet":
      return;
    default:
      // @ts-expect-error: no case for "hint"
      never(frame);
  }
}

/** The same for a score pad. */
export function aboutPad(frame: PadFrames): string | number {
  switch (frame.type) {
    case "pad":
      return frame.pad.seq;
    case "entering":
      return frame.at ?? frame.device;
    case "error":
      return frame.message;
    default:
      return never(frame);
  }
}

/** An empty slot may be left out. */
export const host: PadHost = { card: "oak", top: ["red_squirrel@oak"] };

export const hello: Hello = {
  type: "hello",
  version: VERSION,
  token: null,
  since: null,
  language: "en",
  choices: false,
};

/** The first action a view allows. */
export function first(view: View, id: number): Act | null {
  if (view.prompt === null || view.seat === null) return null;
  return { type: "act", id, seat: view.seat, move: view.move, actions: [view.prompt.legal[0]] };
}

const start: Start = { type: "start", id: 1, fill: "planner" };

export const commands: Commands[] = [
  start,
  { type: "undo", id: 2, seat: 0, move: 7 },
  { type: "say", id: 3, text: "hello" },
  { type: "rematch", id: 4, same_deal: true },
  // @ts-expect-error: no such command
  { type: "cheat", id: 5 },
  // @ts-expect-error: an act says which view it answers
  { type: "act", id: 6, seat: 0, actions: [{ kind: "draw" }] },
  // @ts-expect-error: a play names its half
  { type: "act", id: 7, seat: 0, move: 7, actions: [{ kind: "play", card: 3 }] },
];
