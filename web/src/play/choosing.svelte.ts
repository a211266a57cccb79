/**
 * What a person has chosen but not sent yet: the card to lay, its place, the payment, the picks.
 *
 * Nothing is sent until it is complete, so cancelling costs nothing and no rival sees it.
 */

import type { Catalog } from "../cards/catalog";
import type { Action, Advice, Half, Placement, Prompt, Spot, View } from "../protocol";
import { DONE, DRAW, SKIP, STUCK, USE, cave, faceDown, intoSlot, keyOf, pick, play, take } from "./actions";
import { handOf, paymentCards, picks, suggestion } from "./paying";

/** Where the cards to pick lie. */
export type Zone = "hand" | "clearing" | "draft";

/** What a prompt is about: halves laid at their cost or for free, cards drawn or picked. */
type About = "turn" | "draw" | "lay" | "lay-free" | "place" | "pay" | "answer" | Zone;

const ABOUT: Readonly<Record<Prompt["kind"], About>> = {
  turn: "turn",
  second_draw: "draw",
  mole: "lay",
  free_play: "lay-free",
  free_plays: "lay-free",
  slot: "place",
  pay: "pay",
  take: "clearing",
  cave: "clearing",
  stash: "hand",
  moor: "hand",
  saplings: "hand",
  discard: "hand",
  draft_keep: "draft",
  draft_right: "draft",
  draft_left: "draft",
  draft_clearing: "draft",
  offer: "answer",
  permanent: "answer",
  mulligan: "answer",
  cave_choice: "answer",
  resolve: "answer",
};

/** A place where the chosen card can go. */
export interface Target {
  /** Null: it lies face down. */
  placement: Placement | null;
  /** Null: it becomes a host. */
  spot: Spot | null;
  gain: number | null;
}

/** The name of a place, as used in the page's elements. */
export const placeOf = (spot: Spot | null): string => (spot ? `${spot.host}-${spot.slot}` : "alone");

/** The choices so far, to be saved. */
export interface Selection {
  card: number | null;
  down: boolean;
  place: string | null;
  paid: number[];
  picked: number[];
}

/** Sends actions in answer to a view; resolves to whether they were accepted. */
export type Send = (view: View, actions: Action[]) => Promise<boolean>;

const NOWHERE: readonly Placement[] = [];

const sameHalf = (a: Half, b: Half): boolean => a.card === b.card && a.half === b.half;

export class Choosing {
  /** The card to lay. */
  card = $state<number | null>(null);
  /** Whether to lay it face down. */
  down = $state(false);
  target = $state.raw<Target | null>(null);
  paid = $state.raw<number[]>([]);
  picked = $state.raw<number[]>([]);
  /** An advised action to highlight, if it cannot be prepared as a choice. */
  pointed = $state.raw<Action | null>(null);
  /** Whether an answer is being sent. */
  busy = $state(false);
  /** Whether both cards of a turn are drawn from the deck: nothing is to be chosen between them. */
  drawsBoth = $state(false);

  /** Whether anything is chosen or advised. */
  get begun(): boolean {
    return this.card !== null || this.down || this.picked.length > 0 || this.pointed !== null;
  }

  constructor(
    private readonly seen: () => View | undefined,
    private readonly catalog: () => Catalog,
    private readonly send: Send,
    private readonly suggests = true,
  ) {}

  // -- the prompt --------------------------------------------------------------------------

  get view(): View | undefined {
    return this.seen();
  }

  get prompt(): Prompt | null {
    return this.view?.prompt ?? null;
  }

  get about(): About | null {
    return this.prompt && ABOUT[this.prompt.kind];
  }

  #legal = $derived.by(() => new Set(this.prompt?.legal.map(keyOf)));

  allows(action: Action): boolean {
    return this.#legal.has(keyOf(action));
  }

  /** Whether card halves can be laid now. */
  get laying(): boolean {
    return this.about === "turn" || this.about === "lay" || this.free;
  }

  /** Whether they cost nothing. */
  get free(): boolean {
    return this.about === "lay-free";
  }

  get drawing(): boolean {
    return this.about === "turn" || this.about === "draw";
  }

  /** Where the cards to pick lie; null: there is nothing to pick. */
  get zone(): Zone | null {
    const { about } = this;
    return about === "hand" || about === "clearing" || about === "draft" ? about : null;
  }

  /** The cards to pick from. */
  get #cards(): number[] {
    return this.prompt && "cards" in this.prompt ? this.prompt.cards : [];
  }

  /** How many cards are asked for; null: any number. */
  get #more(): number | null {
    return this.prompt && "more" in this.prompt ? this.prompt.more : 0;
  }

  /** How many cards can be picked. */
  get most(): number {
    return this.#more ?? this.#cards.length;
  }

  /** Whether fewer picks are allowed. */
  get anyNumber(): boolean {
    return this.allows(DONE);
  }

  // -- laying a card -----------------------------------------------------------------------

  /** The half being laid, once that is clear. */
  half = $derived.by((): Half | null => {
    if (this.prompt && "half" in this.prompt) return this.prompt.half;
    return this.target?.placement?.half ?? null;
  });

  cost = $derived.by((): number => {
    if (this.about === "pay") return this.#more ?? 0;
    return this.free ? 0 : (this.target?.placement?.cost ?? 0);
  });

  /** Whether a payment is being chosen. */
  get paying(): boolean {
    return this.about === "pay" || (this.target !== null && this.cost > 0);
  }

  get complete(): boolean {
    return this.paid.length === this.cost && (this.target !== null || this.about === "pay");
  }

  /** The plan's placement for the half being laid. */
  get #placement(): Placement | undefined {
    const { half } = this;
    return half === null ? undefined : this.view?.plan?.placements.find((each) => sameHalf(each.half, half));
  }

  /** Whether this payment earns the bonus; null: there is none. */
  get bonus(): boolean | null {
    const matching = this.#placement?.matching ?? null;
    const kept = this.prompt?.kind === "pay" ? this.prompt.bonus : this.free || matching === null ? null : true;
    return kept && this.paid.length === this.cost && this.paid.every((card) => matching?.includes(card));
  }

  /** How many cards are revealed when the chosen card is laid. */
  get reveals(): number {
    if (this.down) return this.view?.plan?.face_down?.reveals ?? 0;
    return this.target?.placement?.reveals ?? 0;
  }

  /** The placements of each card that are possible, now or when planning ahead: the same until the view changes. */
  #possible = $derived.by((): ReadonlyMap<number, Placement[]> => {
    const possible = new Map<number, Placement[]>();
    if (this.prompt && !this.laying) return possible;
    for (const placement of this.view?.plan?.placements ?? []) {
      const { half } = placement;
      if (this.prompt && !this.#offered(half.card, (like) => play({ ...half, card: like }))) continue;
      const others = possible.get(half.card);
      if (others) others.push(placement);
      else possible.set(half.card, [placement]);
    }
    return possible;
  });

  /** Where the halves of a card could go. */
  placements(card: number): readonly Placement[] {
    return this.#possible.get(card) ?? NOWHERE;
  }

  /** The places that light up for the chosen card. */
  targets = $derived.by((): Target[] => {
    if (this.down) {
      const laid = { placement: null, spot: null, gain: this.view?.plan?.face_down?.gain ?? null };
      return this.card === null ? [] : [laid];
    }
    const { prompt } = this;
    if (prompt?.kind === "slot") {
      const placement = this.view?.plan?.placements.find(({ half }) => sameHalf(half, prompt.half)) ?? null;
      return prompt.legal.flatMap((action) => {
        if (action.kind !== "slot") return [];
        const { host, slot } = action;
        const option = placement?.options.find(({ spot }) => placeOf(spot) === placeOf({ host, slot }));
        return [{ placement, spot: { host, slot }, gain: option?.gain ?? null }];
      });
    }
    const placements = this.card === null ? [] : this.placements(this.card);
    return placements.flatMap((placement) => placement.options.map((option) => ({ placement, ...option })));
  });

  /** The target that makes the chosen card a host, if there is one. */
  alone = $derived.by(() => this.targets.find(({ spot }) => spot === null));

  /** The target that brings the most points. */
  get best(): Target | undefined {
    return [...this.targets].sort((a, b) => (b.gain ?? 0) - (a.gain ?? 0))[0];
  }

  /** The places that bring more than others: three at most, none if all are as good. */
  bestPlaces = $derived.by((): ReadonlySet<string> => {
    const ranked = this.targets.filter(({ gain }) => gain !== null).sort((a, b) => b.gain! - a.gain!);
    const rest = ranked[3]?.gain ?? ranked.at(-1)?.gain ?? 0;
    return new Set(ranked.filter(({ gain }) => gain! > rest).map(({ spot }) => placeOf(spot)));
  });

  /** Whether a card in the hand or the clearing can be used now. */
  usable(card: number): boolean {
    if (this.zone) return this.#cards.includes(card);
    return this.layable(card) || this.canTake(card) || this.canLayDown(card);
  }

  layable(card: number): boolean {
    return this.laying && this.placements(card).length > 0;
  }

  canLayDown(card: number): boolean {
    return this.#offered(card, faceDown) !== undefined;
  }

  canTake(card: number): boolean {
    return this.#offered(card, take) !== undefined;
  }

  /** Choose a card; the one already chosen goes to its best place, and from there back. */
  choose(card: number): void {
    const { best } = this;
    const again = this.card === card && !this.down;
    if (again && best && this.prompt && this.target === null) return this.drop(placeOf(best.spot));
    this.forget();
    if (again) return;
    this.card = card;
    // A host has only one place.
    if (this.alone && this.laying) this.put("alone");
  }

  /** Choose to lay a card face down. */
  layDown(card: number | null = this.card): void {
    this.forget();
    this.down = true;
    this.card = card;
    this.target = this.alone ?? null;
  }

  /** Choose a place and suggest a payment. Choosing the same place again confirms. */
  put(place: string): void {
    const target = this.targets.find(({ spot }) => placeOf(spot) === place);
    if (!target || !this.prompt || this.busy) return;
    if (this.about === "place") {
      void this.#say([intoSlot(target.spot!)]);
    } else if (this.isAt(place) && this.complete) {
      void this.confirm();
    } else {
      this.target = target;
      this.suggest();
    }
  }

  /** Put the chosen card somewhere, and lay it if that costs nothing. */
  drop(place: string): void {
    if (!this.isAt(place)) this.put(place);
    if (this.cost === 0) void this.confirm();
  }

  isAt(place: string): boolean {
    return this.target !== null && placeOf(this.target.spot) === place;
  }

  suggest(): void {
    this.paid = !this.suggests ? [] : suggestion(this.paymentCards, this.#placement?.payment ?? null, this.cost);
  }

  /** The cards that can pay. */
  get paymentCards(): number[] {
    if (!this.paying || this.half === null || !this.view) return [];
    return this.about === "pay" ? this.#cards : paymentCards(this.view, this.half);
  }

  /** Add a card to the payment or remove it; if there are too many, the first one is dropped. */
  pay(card: number): void {
    this.paid = this.paid.includes(card)
      ? this.paid.filter((other) => other !== card)
      : [...this.paid, card].slice(-this.cost);
  }

  /** Show some advice: prepared as far as possible, with its place and payment. */
  consider({ action, then }: Pick<Advice, "action" | "then">): void {
    this.forget();
    if (action.kind === "play") {
      this.card = action.card;
      const targets = this.targets.filter(({ placement }) => placement?.half.half === action.half);
      const place = then.find((each) => each.kind === "slot");
      this.target = targets.find(({ spot }) => place && placeOf(spot) === placeOf(place)) ?? targets[0] ?? null;
      this.suggest();
      const paid = then.flatMap((each) => (each.kind === "pick" ? [each.card] : []));
      if (paid.length === this.cost) this.paid = paid;
    } else if (action.kind === "face_down") {
      this.layDown(action.card);
    } else if (this.about === "pay" && action.kind === "pick") {
      this.paid = [action, ...then].flatMap((each) => (each.kind === "pick" ? [each.card] : []));
    } else if (action.kind === "slot") {
      this.target = this.targets.find(({ spot }) => placeOf(spot) === placeOf(action)) ?? null;
    } else {
      this.pointed = action;
    }
  }

  /** Whether a card in the hand or the clearing is highlighted. */
  pointsAt(card: number): boolean {
    return this.pointed !== null && "card" in this.pointed && this.pointed.card === card;
  }

  forget(): void {
    this.card = this.target = this.pointed = null;
    this.down = false;
    this.paid = [];
    this.picked = [];
  }

  get selection(): Selection {
    const { card, down, target, paid, picked } = this;
    return { card, down, place: target && placeOf(target.spot), paid, picked };
  }

  set selection({ card, down, place, paid, picked }: Selection) {
    this.forget();
    [this.card, this.down] = [card, down];
    this.target = this.targets.find(({ spot }) => placeOf(spot) === place) ?? null;
    [this.paid, this.picked] = [paid, picked];
  }

  /** Send what has been chosen. */
  confirm(): Promise<void> {
    const { target, view } = this;
    if (!this.prompt || !view || !this.complete || this.busy) return Promise.resolve();
    if (this.about === "pay") return this.#say(this.#picks(this.#cards, this.paid));
    if (this.card === null || !target) return Promise.resolve();
    if (!target.placement) return this.#say([this.#offered(this.card, faceDown)!]);
    const { half } = target.placement;
    const laid = this.#offered(this.card, (card) => play({ ...half, card }));
    if (laid?.kind !== "play") return Promise.resolve();
    const payment = picks(this.catalog().data, paymentCards(view, laid), this.paid, view.row);
    return this.#say([laid, ...(target.spot ? [intoSlot(target.spot)] : []), ...payment]);
  }

  // -- everything else ---------------------------------------------------------------------

  /** Draw from the deck: both cards of a turn, or only one. */
  async draw(both: boolean): Promise<void> {
    if (this.busy) return;
    this.drawsBoth = both && this.about === "turn";
    await this.#say([DRAW]);
    if (this.drawsBoth && this.prompt?.kind === "second_draw") await this.#say([DRAW]);
    this.drawsBoth = false;
  }

  take(card: number): Promise<void> {
    return this.#say([this.#offered(card, take) ?? take(card)]);
  }

  /** Pick a card or put it back; if only one is asked for, it is sent at once. */
  pick(card: number): Promise<void> {
    if (this.picked.includes(card)) this.picked = this.picked.filter((other) => other !== card);
    else if (this.picked.length < this.most) this.picked = [...this.picked, card];
    const enough = this.#more === 1 && this.picked.length === 1;
    return enough ? this.done() : Promise.resolve();
  }

  /** Whether the picks can be sent. */
  get enough(): boolean {
    return this.picked.length === this.most || (this.anyNumber && this.picked.length > 0);
  }

  done(): Promise<void> {
    const chosen = this.#picks(this.#cards, this.picked);
    return this.#say(this.anyNumber && this.picked.length !== this.#more ? [...chosen, DONE] : chosen);
  }

  /** Resolve a card laid with a Mole. */
  resolve(card: number): Promise<void> {
    return this.#say([pick(card)]);
  }

  /** Accept an effect that hardly anybody declines. */
  accept(send: Send): Promise<void> {
    return this.#say(this.view?.welcome ?? [], send);
  }

  use = (): Promise<void> => this.#say([USE]);
  cave = (number: number): Promise<void> => this.#say([cave(number)]);
  stuck = (): Promise<void> => this.#say([STUCK]);

  /** Decline an effect, pick no card, or stop laying. */
  skip = (): Promise<void> => this.#say([this.allows(SKIP) ? SKIP : DONE]);

  get canSkip(): boolean {
    return this.allows(SKIP) || (this.allows(DONE) && this.picked.length === 0);
  }

  get canDraw(): boolean {
    return this.allows(DRAW);
  }

  /** The caves to choose from. */
  get caves(): number[] {
    return this.prompt?.kind === "cave_choice" ? this.prompt.caves : [];
  }

  /** The cards to resolve, in any order. */
  get resolvable(): number[] {
    return this.prompt?.kind === "resolve" ? this.prompt.cards : [];
  }

  // -- identical cards ---------------------------------------------------------------------

  /** The action for a card or an identical one; only one of identical cards is offered. */
  #offered(card: number, action: (card: number) => Action): Action | undefined {
    const { same } = this.catalog().card(card);
    const zone = [handOf(this.view), this.view?.clearing ?? []].find((cards) => cards.includes(card)) ?? [];
    const like = zone.filter((other) => this.catalog().card(other).same === same);
    return [card, ...like].map(action).find((each) => this.allows(each));
  }

  #picks(from: readonly number[], chosen: readonly number[]): Action[] {
    if (this.view?.row && this.zone === "clearing") return [...chosen].sort((a, b) => a - b).map(pick);
    const ordered = this.prompt !== null && "ordered" in this.prompt && this.prompt.ordered;
    return picks(this.catalog().data, from, chosen, ordered);
  }

  async #say(actions: Action[], send = this.send): Promise<void> {
    const view = this.view;
    if (!view || this.busy || actions.length === 0) return;
    this.busy = true;
    try {
      if (await send(view, actions)) this.forget();
    } finally {
      this.busy = false;
    }
  }
}
