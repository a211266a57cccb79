/** The slots of hosts, and which cards may go there. */

import { check } from "../score/check";
import { hostPlace, split } from "../score/laid";
import type { Host, Slot } from "../score/notation";
import { GAMES, type GameName, type Species, placeOf, slotsOf } from "../score/tables";

/** Problems with cards that cannot share a slot, or cannot be there. */
const SHARING: ReadonlySet<string> = new Set(["sharing", "bird", "moor"]);

/** The slots of a host in the notation. */
export function slotNames(host: Host, game?: GameName): Slot[] {
  const place = game ? hostPlace(GAMES[game], host.card) : undefined;
  if (place) return [...slotsOf(place)] as Slot[];
  return Object.keys(host).filter((key) => key !== "card") as Slot[];
}

export function withSlot(host: Host, slot: Slot, cards: string[]): Host {
  if (cards.length > 0) return { ...host, [slot]: cards };
  const { [slot]: _, ...rest } = host;
  return rest as Host;
}

/**
 * Whether the rules allow a card in a slot. If several cards may share a slot because of a third one,
 * that one may be entered after them.
 */
export function joins(
  name: GameName,
  sets: readonly string[] | null,
  host: Host,
  slot: Slot,
  species: Species,
): boolean {
  const game = GAMES[name];
  const there = host[slot] ?? [];
  const wrong = (cards: string[]) =>
    check({ game: name, players: [{ hosts: [withSlot(host, slot, cards)] }] }).filter(({ kind }) => SHARING.has(kind))
      .length;
  if (wrong([...there, species.key]) <= wrong(there)) return true;
  const guest = game.guest(species);
  const opened = game.species.some(
    ({ permanent, set }) =>
      permanent?.kind === "opens_slot" && permanent.place === guest && (!sets || sets.includes(set)),
  );
  const isGuest = (card: string) => {
    const other = game.find(split(card).key);
    return other !== undefined && game.guest(other) === guest;
  };
  return guest !== undefined && opened && there.length > 0 && there.every(isGuest);
}

/** Where a card goes; the guests there may have to be moved together first. */
export interface Spot {
  slot: Slot;
  /** The slot the present guests move to. */
  others: Slot | null;
}

/** The slot of a host for a card: with its own kind, an empty one, one it may share, or one that can be cleared. */
export function placeFor(game: GameName, sets: readonly string[] | null, host: Host, species: Species): Spot | null {
  const slots = slotNames(host, game).filter((slot) => placeOf(slot) === species.place);
  const fits = slots.filter((slot) => joins(game, sets, host, slot, species));
  const likes = (slot: Slot) =>
    species.permanent?.kind === "stacks" && host[slot]?.some((card) => split(card).key === species.key);
  const slot = fits.find(likes) ?? fits.find((each) => !host[each]?.length) ?? fits[0];
  if (slot) return { slot, others: null };
  for (const from of slots)
    for (const to of slots)
      if (
        from !== to &&
        makesRoom(game, sets, host, from, to) &&
        joins(game, sets, withSlot(host, from, []), from, species)
      )
        return { slot: from, others: to };
  return null;
}

/** Whether all cards of a slot may join those in another. */
function makesRoom(game: GameName, sets: readonly string[] | null, host: Host, from: Slot, to: Slot): boolean {
  let after = withSlot(host, from, []);
  return (host[from] ?? []).every((card) => {
    const species = GAMES[game].find(split(card).key);
    const may =
      species !== undefined && GAMES[game].guest(species) !== undefined && joins(game, sets, after, to, species);
    after = withSlot(after, to, [...(after[to] ?? []), card]);
    return may;
  });
}

/** How many of a species can share one slot, at least if another card allows it: these are laid together. */
export function stackOf(name: GameName, species: Species): number {
  const { permanent } = species;
  if (permanent?.kind === "stacks") return permanent.limit || 3;
  return GAMES[name].guest(species) ? 3 : 1;
}
