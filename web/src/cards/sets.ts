/** The sets of cards. */

import shipped from "../score/pictures.json";

/** The sets besides the base, which is always played. */
export const optional = (sets: readonly string[]): string[] => sets.filter((set) => !shipped.bases.includes(set));

/** The base set of a game is the first. */
export const BASE = shipped.bases[0]!;
