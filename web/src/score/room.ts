/** How cards can lie if only their numbers are known: the least and the most of each. */

import { isHost, placeOf, slotsOf, type Game, type Place, type Species } from "./tables";

export interface Range {
  min: number;
  max: number;
}

/** Species and how many of each. */
export type Cards = readonly (readonly [species: Species, n: number])[];

export const number = (cards: Cards): number => cards.reduce((sum, [, n]) => sum + n, 0);

/** Hosts of one kind. */
export interface Hosts {
  /** "" if face down. */
  key: string;
  place: Place;
  n: number;
}

const PLACES = ["top", "bottom", "side"] as const;
const anywhere = () => true;

export class Room {
  readonly hosts: readonly Hosts[];
  readonly dwellers: Cards;

  constructor(
    readonly game: Game,
    readonly cards: Cards,
    faceDown: number,
  ) {
    const woody = cards.filter(([species]) => isHost(species)).map(([{ key, place }, n]) => ({ key, place, n }));
    this.hosts = faceDown > 0 ? [...woody, { key: "", place: game.face_down.place, n: faceDown }] : woody;
    this.dwellers = cards.filter(([species]) => !isHost(species));
  }

  hostsAt(place?: Place): number {
    return this.hosts.reduce((sum, host) => sum + (place === undefined || host.place === place ? host.n : 0), 0);
  }

  /** How many of some cards can lie at some of the hosts. */
  at(cards: Cards, here: (host: Hosts) => boolean): Range {
    const range = { min: 0, max: 0 };
    for (const place of PLACES) {
      const own = cards.filter(([species]) => species.place === place);
      const all = number(own);
      const sharing = all - this.#single(own);
      const onMoors = own.every(([{ needs }]) => needs === "moor");
      const most = (test: (host: Hosts) => boolean) => {
        const slots = this.#slots(place, (host) => test(host) && (!onMoors || host.place === "moor"));
        return slots ? Math.min(all, slots + sharing) : 0;
      };
      const max = most(here);
      range.max += max;
      range.min += Math.min(max, all - most((host) => !here(host)));
    }
    return range;
  }

  /** How many of n hosts can have no free slot. */
  full(n: number): Range {
    const there = (place: Place) => number(this.#in(place));
    const max = Math.min(n, there("top"), there("bottom"), Math.floor(there("side") / 2));
    return { min: n - this.#free(), max };
  }

  /** How many of n cards can be at such a host without a free slot. */
  atFull(n: number): Range {
    const { max } = this.full(this.hostsAt());
    return { min: n - 2 * this.#free(), max: Math.min(n, 2 * max) };
  }

  /** How many of n cards of a species that lies in pairs can be in a pair. */
  paired(species: Species, n: number): Range {
    const slots = this.#slots(species.place, anywhere) - this.#single(this.#in(species.place));
    return { min: 2 * (n - slots), max: n - (n % 2) };
  }

  /** How many of n cards can be at a tree with a card that has this tag, both in side slots. */
  beside(n: number, tag: string): Range {
    const tagged = number(this.dwellers.filter(([{ tags }]) => tags.includes(tag)));
    const max = Math.min(n, tagged, this.hostsAt("tree"));
    return { min: this.hostsAt() === 1 ? max : 0, max };
  }

  /** How many of n cards can be alone at their host. */
  alone(n: number): Range {
    const all = number(this.dwellers);
    return { min: Number(all === 1), max: Math.min(n, this.hostsAt() - Number(all > n)) };
  }

  /** How many cards can show one of these symbols. */
  showing(symbols: readonly string[]): Range {
    const shown = (species: Species) => species.symbols.filter((symbol) => symbols.includes(symbol)).length;
    return {
      min: number(this.cards.filter(([species]) => shown(species) === species.symbols.length)),
      max: number(this.cards.filter(([species]) => shown(species) > 0)),
    };
  }

  /** The sum, over n cards of a species, of all cards with the same symbol as that card, itself included. */
  showingOwn(species: Species, n: number): Range {
    const rest = new Room(
      this.game,
      this.cards.filter(([each]) => each !== species),
      0,
    );
    const ranges = species.symbols.map((symbol) => rest.showing([symbol]));
    const least = Math.min(...ranges.map(({ min }) => min));
    const most = Math.max(...ranges.map(({ max }) => max));
    return { min: n * (least + 1), max: n * (most + n) };
  }

  #in(place: Place): Cards {
    return this.dwellers.filter(([species]) => species.place === place);
  }

  #slots(place: Place, test: (host: Hosts) => boolean): number {
    const slots = (host: Hosts) => slotsOf(host.place).filter((slot) => placeOf(slot) === place).length;
    return this.hosts.filter(test).reduce((sum, host) => sum + host.n * slots(host), 0);
  }

  /** How many of the cards never share a slot. */
  #single(cards: Cards): number {
    return number(cards.filter(([species]) => !this.#shares(species)));
  }

  #shares(species: Species): boolean {
    if (species.permanent?.kind === "stacks" || species.needs === "bird") return true;
    const guest = this.game.guest(species);
    const opens = ({ permanent }: Species) => permanent?.kind === "opens_slot" && permanent.place === guest;
    return guest !== undefined && this.dwellers.some(([each]) => opens(each));
  }

  /** The most slots that may be free. */
  #free(): number {
    const free = PLACES.map((place) => this.#slots(place, anywhere) - this.#single(this.#in(place)));
    return free.reduce((sum, slots) => sum + Math.max(0, slots), 0);
  }
}
