/** Which cards are offered, the likeliest first. */

import type { Catalog } from "../cards/catalog";
import { symbolsAsked } from "../score/asks";
import { hostPlace, split } from "../score/laid";
import { score } from "../score/score";
import { type Place, type Species, isHost, placeOf, slotsOf } from "../score/tables";
import { found } from "./find";
import type { Pad, Where } from "./pad.svelte";
import { stackOf } from "./slots";

export interface Candidate {
  /** A species, or the face-down card. */
  key: string;
  /** As printed, with soft hyphens. */
  name: string;
  place: Place;
  /** The change in score, whatever its tree symbol. */
  gain: number;
  /** How many more there can be. */
  left: number;
  /** Whether there were no more when this list began, so that it says so. */
  none: boolean;
  /** Whether it is still offered. */
  fits: boolean;
  /** The tree symbols that matter; empty: it need not be entered. */
  leaves: string[];
  /** Whether it may show another symbol. */
  other: boolean;
  /** How many can be laid at once. */
  stack: number;
}

export interface Offer {
  hosts: Candidate[];
  dwellers: Candidate[];
}

/** What could come next; with a search text, everything whose name matches. */
export function candidates(pad: Pad, catalog: Catalog, text: string, recent: readonly string[]): Offer {
  const { spot } = pad;
  const searched = text.trim() !== "";
  const chosen = spot?.slot ? placeOf(spot.slot) : null;
  const all = offered(pad, catalog, recent, (species) => {
    if (isHost(species)) return searched || chosen === null;
    if (searched) return pad.target >= 0;
    return spot !== null && (chosen ? species.place === chosen : pad.spotFor(species) !== null);
  });
  const fitting = searched ? found(all, ({ name }) => name, text) : all;
  const hosts = fitting.filter(({ place }) => isHost({ place } as Species));
  return { hosts, dwellers: fitting.filter((each) => !hosts.includes(each)) };
}

/** What could replace a card: a host with the same slots, or a dweller for the same place. */
export function replacements(
  pad: Pad,
  catalog: Catalog,
  where: Where,
  text: string,
  recent: readonly string[],
): Candidate[] {
  const { key } = split(pad.cardAt(where));
  const own = where.at < 0 ? hostPlace(pad.game, key) : pad.game.find(key)?.place;
  const same = ({ place }: Pick<Species, "place">) =>
    where.at < 0 ? isHost({ place } as Species) && slotsOf(place) === slotsOf(own!) : place === own;
  const all = offered(pad, catalog, recent, same).filter((each) => each.key !== key && same(each));
  return found(all, ({ name }) => name, text);
}

/**
 * What could come next now, in a list that began with other candidates: each keeps its place and its buttons, and with
 * them its size; what it gains, how many are left and whether it is still offered are up to date. New ones come last.
 */
export function asBegan(began: Offer, now: Offer): Offer {
  return { hosts: inPlace(began.hosts, now.hosts), dwellers: inPlace(began.dwellers, now.dwellers) };
}

function inPlace(began: readonly Candidate[], now: readonly Candidate[]): Candidate[] {
  const today = new Map(now.map((each) => [each.key, each]));
  const kept = began.map((each): Candidate => {
    const is = today.get(each.key);
    return is ? { ...each, gain: is.gain, left: is.left } : { ...each, fits: false };
  });
  const before = new Set(began.map(({ key }) => key));
  return [...kept, ...now.filter(({ key }) => !before.has(key))];
}

function offered(
  pad: Pad,
  catalog: Catalog,
  recent: readonly string[],
  wanted: (species: Species) => boolean,
): Candidate[] {
  const { game, forests } = pad;
  const sets = new Set(forests.sets ?? Object.keys(game.sets));
  const now = score(forests)[pad.player]?.total ?? 0;
  const all = game.species
    .filter((species) => sets.has(species.set) && wanted(species))
    .map((species) => {
      const { key, place } = species;
      const leaves = symbolsAsked(forests, pad.player, key);
      const gain = (score(pad.with(species))[pad.player]?.total ?? 0) - now;
      const left = species.copies - (pad.used.get(key) ?? 0);
      const candidate: Candidate = {
        key,
        place,
        name: catalog.find(key)?.name ?? key,
        gain,
        left,
        none: left <= 0,
        fits: true,
        leaves,
        other: leaves.length > 0 && leaves.length < species.symbols.length,
        stack: Math.min(stackOf(game.name, species), left),
      };
      return { candidate, weight: likelihood(species, leaves.length > 0 ? gain + LEAF_GAIN : gain, recent) };
    });
  all.sort((a, b) => Number(a.candidate.left <= 0) - Number(b.candidate.left <= 0) || b.weight - a.weight);
  const { key, place } = game.face_down;
  const name = catalog.data.face_down;
  const down: Candidate = {
    key,
    place,
    name,
    gain: 0,
    left: Infinity,
    none: false,
    fits: true,
    leaves: [],
    other: false,
    stack: 1,
  };
  const anyHost = game.species.some((species) => isHost(species) && wanted(species));
  return [...all.map(({ candidate }) => candidate), ...(anyHost ? [down] : [])];
}

/** What a card may gain while its tree symbol is unknown. */
const LEAF_GAIN = 2;

/** People lay what scores, then what is common, and what they laid last. Measured on games between bots. */
function likelihood({ key, copies }: Species, gain: number, recent: readonly string[]): number {
  const last = recent.indexOf(key);
  return gain + copies + (last < 0 ? 0 : 6 - last / 2);
}
