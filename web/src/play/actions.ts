/** Actions in the server's format. */

import type { Action, Half, Spot } from "../protocol";

export const DRAW: Action = { kind: "draw" };
export const USE: Action = { kind: "use" };
export const SKIP: Action = { kind: "skip" };
export const DONE: Action = { kind: "done" };
export const STUCK: Action = { kind: "stuck" };

export const take = (card: number): Action => ({ kind: "take", card });
export const pick = (card: number): Action => ({ kind: "pick", card });
export const faceDown = (card: number): Action => ({ kind: "face_down", card });
export const play = ({ card, half }: Half): Action => ({ kind: "play", card, half });
export const intoSlot = ({ host, slot }: Spot): Action => ({ kind: "slot", host, slot: slot! });
export const cave = (number: number): Action => ({ kind: "cave", cave: number });

/** A key that is equal for equal actions. */
export const keyOf = (action: Action): string => Object.entries(action).sort().join();
