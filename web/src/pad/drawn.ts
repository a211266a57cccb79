/** Forests in the notation, drawn like those of a game: each card gets its own number. */

import { Catalog, NO_LEAF, type Half } from "../cards/catalog";
import type { Host as HostFace } from "../protocol";
import { hostPlace, shown, split } from "../score/laid";
import type { Host, Slot } from "../score/notation";
import type { Sheet } from "../score/score";
import { GAMES, slotsOf } from "../score/tables";
import type { Where } from "./pad.svelte";

export class Drawn extends Catalog {
  readonly hosts: HostFace[];
  readonly #cards: Half[] = [];
  readonly #where: Where[] = [];

  constructor(catalog: Catalog, hosts: readonly Host[]) {
    super(catalog.data);
    this.hosts = hosts.map((host, number) => this.#host(host, number));
  }

  override halves(number: number): Half[] {
    const half = this.#cards[number];
    return half ? [half, half] : [];
  }

  /** Where the card with this number lies. */
  where(number: number): Where | undefined {
    return this.#where[number];
  }

  /** The tree symbol a card shows, if known. */
  symbolAt({ host, slot, at }: Where): string {
    const number = this.#where.findIndex((each) => each.host === host && each.slot === slot && each.at === at);
    return this.#cards[number]?.symbol ?? NO_LEAF;
  }

  /** The points of the cards by number. */
  points(sheet: Sheet): Map<number, number> {
    const points = new Map<number, number>();
    for (const { host, slot, at, points: worth } of sheet.lines) {
      const card = slot < 0 ? this.hosts[host]?.card : this.hosts[host]?.slots[slot]?.[at];
      if (card != null) points.set(card, (points.get(card) ?? 0) + worth);
    }
    return points;
  }

  #host(host: Host, number: number): HostFace {
    const game = GAMES[this.game];
    const kind = (hostPlace(game, host.card) ?? "tree") as HostFace["kind"];
    const slots = slotsOf(kind) as Slot[];
    const down = host.card === game.face_down.key;
    return {
      host: number,
      kind,
      card: this.#card(host.card, { host: number, slot: slots[0]!, at: -1 }),
      face_down: down,
      slots: slots.map((slot) => (host[slot] ?? []).map((card, at) => this.#card(card, { host: number, slot, at }))),
    };
  }

  #card(text: string, where: Where): number {
    const { key, symbol } = split(text);
    const species = GAMES[this.game].find(key);
    const face = this.find(key);
    const number = this.#where.push(where) - 1;
    if (species && face) this.#cards[number] = { species: face, symbol: shown(species, symbol) || NO_LEAF };
    return number;
  }
}
