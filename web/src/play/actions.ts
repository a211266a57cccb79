/** Actions: small numbers with a fixed meaning, as the engine has them (a test holds them equal). */

export const DRAW = 0;
export const USE = 1;
export const SKIP = 2;
export const DONE = 3;
export const STUCK = 4;
export const CAVE = 5;
export const TAKE = 16;
export const PICK = 272;
export const FACE_DOWN = 528;
export const PLAY = 784;
export const SLOT = 1296;

export const draw = (): number => DRAW;
export const take = (card: number): number => TAKE + card;
export const pick = (card: number): number => PICK + card;
export const faceDown = (card: number): number => FACE_DOWN + card;
export const play = (half: number): number => PLAY + half;
export const slot = (place: number): number => SLOT + place;

export type Meaning =
  | { kind: "draw" | "use" | "skip" | "done" | "stuck" }
  | { kind: "cave"; cave: number }
  | { kind: "take" | "pick" | "face_down"; card: number }
  | { kind: "play"; half: number }
  | { kind: "slot"; place: number };

const WORDS = ["draw", "use", "skip", "done", "stuck"] as const;

/** What an action means. */
export function meaning(action: number): Meaning {
  const word = WORDS[action];
  if (word) return { kind: word };
  if (action < TAKE) return { kind: "cave", cave: action - CAVE };
  if (action < PICK) return { kind: "take", card: action - TAKE };
  if (action < FACE_DOWN) return { kind: "pick", card: action - PICK };
  if (action < PLAY) return { kind: "face_down", card: action - FACE_DOWN };
  if (action < SLOT) return { kind: "play", half: action - PLAY };
  return { kind: "slot", place: action - SLOT };
}
