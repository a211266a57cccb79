/** How the cards of a hand share the room: whole cards side by side, or small ones in one or two rows. */

export const GAP = 6;
/** The shape of a card. */
export const TALL = 134 / 96;
/** Below this width a whole card cannot be read. */
const READABLE = 72;
/** Small cards are told apart, and pressed, from this width on; below it they go in two rows. */
const PRESSABLE = 52;
/** Small cards do not get wider. */
const WIDEST = 96;

export interface Holding {
  /** Whether there is only room for small cards. */
  small: boolean;
  /** Of each card, in pixels. */
  width: number;
  height: number;
  /** How many there are in a row. */
  across: number;
}

/** The layout of `count` cards in a room as wide as this and as high as a card of width `most`. */
export function holding(count: number, room: number, most: number): Holding {
  const widthOf = (across: number) => Math.floor((room - GAP * (across - 1)) / across);
  const all = Math.max(1, count);
  const whole = Math.min(most, widthOf(all));
  if (room === 0 || whole >= Math.min(most, READABLE))
    return { small: false, width: whole > 0 ? whole : most, height: Math.round(whole * TALL), across: all };
  const rows = widthOf(all) >= PRESSABLE ? 1 : 2;
  const across = Math.ceil(all / rows);
  const height = Math.floor((Math.round(most * TALL) - GAP * (rows - 1)) / rows);
  return { small: true, width: Math.min(WIDEST, widthOf(across)), height, across };
}

/** Where a whole card lies over a small one: its left and top edge relative to it, within the hand. */
export function enlarged({ width, height, across }: Holding, place: number, room: number, most: number) {
  const left = (place % across) * (width + GAP);
  const wanted = left + (width - most) / 2;
  return {
    left: Math.max(0, Math.min(room - most, wanted)) - left,
    top: -Math.floor(place / across) * (height + GAP),
  };
}
