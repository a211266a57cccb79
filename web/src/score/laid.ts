/** A forest looked up in the tables. Cards and slots the game does not have are left out. */

import type { Host, Player } from "./notation";
import { isHost, slotsOf, type Count, type Game, type Place, type Species } from "./tables";

export interface LaidCard {
  species: Species;
  /** The symbol it shows; "" if unknown. */
  symbol: string;
  /** The symbols it may show, as far as known. */
  may: readonly string[];
  /** Its index in the slot's list in the notation. */
  at: number;
}

export interface LaidHost {
  /** Its index among the player's hosts. */
  number: number;
  /** Null if it lies face down. */
  species: Species | null;
  place: Place;
  symbol: string;
  may: readonly string[];
  /** Its four slots, with the cards in a possible order of arrival. */
  slots: LaidCard[][];
}

/** The parts of "species@symbol"; without @ there is no symbol. */
export function split(text: string): { key: string; symbol: string | null } {
  const at = text.indexOf("@");
  return at < 0 ? { key: text, symbol: null } : { key: text.slice(0, at), symbol: text.slice(at + 1) };
}

/** The notation for a symbol that is only known to be none of these. */
export const noneOf = (symbols: readonly string[]): string => symbols.map((symbol) => `-${symbol}`).join("");

/** The symbols a card may show: the given one, all but the excluded ones, or any. */
export function mayShow({ symbols }: Species, symbol: string | null): readonly string[] {
  if (symbol === null) return symbols;
  if (!symbol.startsWith("-")) return symbols.filter((each) => each === symbol);
  const others = symbol.slice(1).split("-");
  return symbols.filter((each) => !others.includes(each));
}

/** The symbol a card shows: the only one possible; "" if there are several. */
export function shown(species: Species, symbol: string | null): string {
  const may = mayShow(species, symbol);
  return may.length === 1 ? may[0]! : "";
}

/** Cards that open slots come first, then plain cards, their guests, and birds beside birds. */
export function layingOrder(game: Game, species: Species): number {
  if (species.needs === "bird") return 3;
  return species.permanent?.kind === "opens_slot" ? 0 : game.guest(species) ? 2 : 1;
}

/** The kind of host a card is; undefined if it is not a host. */
export function hostPlace(game: Game, card: string): Place | undefined {
  if (card === game.face_down.key) return game.face_down.place;
  const species = game.find(split(card).key);
  return species && isHost(species) ? species.place : undefined;
}

/** A player's hosts. */
export function lay(game: Game, player: Player): LaidHost[] {
  const hosts = (player.hosts ?? []).flatMap((host, number) => layHost(game, host, number));
  settle(hosts);
  return hosts;
}

function layHost(game: Game, host: Host, number: number): LaidHost[] {
  const place = hostPlace(game, host.card);
  if (!place) return [];
  const { key, symbol } = split(host.card);
  const species = game.find(key) ?? null;
  const slots = slotsOf(place).map((slot) =>
    ((host[slot as keyof Host] as string[] | undefined) ?? [])
      .flatMap((text, at) => layCard(game, text, at))
      .sort((a, b) => layingOrder(game, a.species) - layingOrder(game, b.species)),
  );
  const may = species ? mayShow(species, symbol) : [];
  return [{ number, species, place, symbol: species ? shown(species, symbol) : "", may, slots }];
}

function layCard(game: Game, text: string, at: number): LaidCard[] {
  const { key, symbol } = split(text);
  const species = game.find(key);
  if (!species || isHost(species)) return [];
  return [{ species, symbol: shown(species, symbol), may: mayShow(species, symbol), at }];
}

// -- symbols ---------------------------------------------------------------------------------

/** The symbols that a species' points count in a forest. */
export interface SymbolRule {
  key: string;
  symbols: readonly string[];
}

/** The symbols a count looks at; null stands for the card's own. */
function symbolsIn(count: Count): (string | null)[] {
  if (typeof count === "string") return [];
  if (count.kind === "symbol") return [count.symbol];
  return count.kind === "sum" ? [...symbolsIn(count.first), ...symbolsIn(count.second)] : [];
}

export function symbolsCounted({ points }: Species): (string | null)[] {
  return "count" in points ? symbolsIn(points.count) : [];
}

/** Whether its points count its own symbol. */
export const countsOwnSymbol = (species: Species): boolean => symbolsCounted(species).includes(null);

/** What the cards of a forest count; a card that counts its own symbol is left out while that is unknown. */
export function symbolRules(hosts: readonly LaidHost[]): SymbolRule[] {
  return [...everyCard(hosts)].flatMap(({ species, symbol }) => {
    const symbols = symbolsCounted(species)
      .map((counted) => counted ?? symbol)
      .filter(Boolean);
    return symbols.length ? [{ key: species.key, symbols }] : [];
  });
}

/** The rules for which it matters which of these symbols a card shows. */
export function askers(may: readonly string[], rules: readonly SymbolRule[]): SymbolRule[] {
  return rules.filter((rule) => {
    const hits = may.filter((symbol) => rule.symbols.includes(symbol)).length;
    return hits > 0 && hits < may.length;
  });
}

/** Every face-up card of a forest. */
export function* everyCard(
  hosts: readonly LaidHost[],
): Generator<{ species: Species; symbol: string; may: readonly string[] }> {
  for (const host of hosts) {
    const { species } = host;
    if (species) yield host as LaidHost & { species: Species };
    for (const cards of host.slots) yield* cards;
  }
}

/** Fills in unknown symbols where any of the possible ones will do. */
function settle(hosts: readonly LaidHost[]): void {
  const rules = symbolRules(hosts);
  if (!rules.length) return;
  for (const card of everyCard(hosts)) {
    const [first] = card.may;
    if (card.symbol || !first || askers(card.may, rules).length) continue;
    if (rules.some((rule) => rule.symbols.includes(first))) card.symbol = first;
  }
}
