/** Which cards are offered, the likely ones first. */

import type { Catalog } from "../cards/catalog";
import { spoken } from "../cards/words";
import { plain } from "../pages/search";
import { asksSymbol } from "../score/asks";
import { score } from "../score/score";
import { type Species, isHost, placeOf } from "../score/tables";
import type { Pad } from "./pad.svelte";

export interface Candidate {
  /** A species, or the card that lies face down. */
  key: string;
  name: string;
  /** The change in score; null: its leaf is asked for first. */
  gain: number | null;
  /** How many more there can be. */
  left: number;
}

/** What could lie in the chosen slot; with a text, whatever has it in its name. */
export function candidates(pad: Pad, catalog: Catalog, text: string, recent: readonly string[]): Candidate[] {
  const { game, forests } = pad;
  const sets = new Set(forests.sets ?? Object.keys(game.sets));
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  const nameOf = ({ key }: Species) => spoken(catalog.find(key)?.name ?? key);
  const fits = (species: Species) =>
    wanted.length > 0
      ? wanted.every((word) => plain(nameOf(species)).includes(word)) &&
        (isHost(species) || pad.spotFor(species) !== null)
      : pad.spot
        ? species.place === placeOf(pad.spot.slot)
        : isHost(species);
  const now = pad.sheets[pad.player]?.total ?? 0;
  const found = game.species
    .filter((species) => sets.has(species.set) && fits(species))
    .map((species) => {
      const gain = asksSymbol(forests, pad.player, species.key)
        ? null
        : (score(pad.with(species).forests)[pad.player]?.total ?? 0) - now;
      return {
        key: species.key,
        name: nameOf(species),
        gain,
        left: species.copies - (pad.used.get(species.key) ?? 0),
        weight: likeliness(species, gain ?? UNKNOWN_GAIN, recent),
      };
    });
  found.sort((a, b) => Number(a.left <= 0) - Number(b.left <= 0) || b.weight - a.weight);
  const face = spoken(catalog.data.face_down);
  if (wanted.length > 0 ? wanted.every((word) => plain(face).includes(word)) : pad.spot === null)
    found.push({ key: game.face_down.key, name: face, gain: 0, left: Infinity, weight: 0 });
  return found;
}

/** What a card may bring whose leaf is not known yet. */
const UNKNOWN_GAIN = 5;

/** People lay what scores; then what there is much of, and what was laid last. Measured on games of bots. */
function likeliness({ key, copies }: Species, gain: number, recent: readonly string[]): number {
  const last = recent.indexOf(key);
  return gain + copies + (last < 0 ? 0 : 6 - last / 2);
}
