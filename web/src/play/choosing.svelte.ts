/**
 * What a person has in mind before it is said: the card to lay, its place, the payment, the picks.
 *
 * Nothing is sent until it is complete, so cancelling costs nothing and no rival sees it.
 */

import type { Catalog } from "../cards/catalog";
import type { LegalSlot } from "../cards/slots";
import type { Placement, Prompt, View } from "../protocol";
import { CAVE, DONE, DRAW, SKIP, STUCK, TAKE, USE, faceDown, meaning, pick, play, slot, take } from "./actions";
import { alike, earnsBonus, hasBonus, picks, purse, suggestion } from "./paying";

/** A host stands by itself, in no slot. */
export const ALONE = -1;

/** Prompts that let card halves be laid; those of effects cost nothing. */
const LAYING = new Set(["turn", "mole", "free_play", "free_plays"]);
const FREE = new Set(["free_play", "free_plays"]);
const DRAWING = new Set(["turn", "second_draw"]);
/** Prompts that pick from the clearing; all other picks are made from the hand or the draft. */
const FROM_CLEARING = new Set(["take", "cave"]);

export type Zone = "hand" | "clearing" | "draft";

export class Choosing {
  /** The card to be laid. */
  card = $state<number | null>(null);
  /** Whether it shall lie face down. */
  down = $state(false);
  place = $state<number | null>(null);
  paid = $state.raw<number[]>([]);
  picked = $state.raw<number[]>([]);
  /** While an answer is on its way. */
  busy = $state(false);

  readonly #view: () => View | undefined;
  readonly #catalog: () => Catalog;
  readonly #send: (view: View, actions: number[]) => Promise<boolean>;

  constructor(
    view: () => View | undefined,
    catalog: () => Catalog,
    send: (view: View, actions: number[]) => Promise<boolean>,
  ) {
    this.#view = view;
    this.#catalog = catalog;
    this.#send = send;
  }

  // -- what is asked -----------------------------------------------------------------------

  get view(): View | undefined {
    return this.#view();
  }

  get prompt(): Prompt | null {
    return this.view?.prompt ?? null;
  }

  #legal = $derived.by(() => new Set(this.prompt?.legal));

  allows(action: number): boolean {
    return this.#legal.has(action);
  }

  /** Whether card halves can be laid now. */
  get laying(): boolean {
    return LAYING.has(this.prompt?.kind ?? "");
  }

  get drawing(): boolean {
    return DRAWING.has(this.prompt?.kind ?? "");
  }

  /** Where the cards lie that are to be picked; null: nothing is to be picked. */
  get zone(): Zone | null {
    const prompt = this.prompt;
    if (!prompt || prompt.kind === "pay" || prompt.cards.length === 0) return null;
    if (prompt.kind.startsWith("draft")) return "draft";
    return FROM_CLEARING.has(prompt.kind) ? "clearing" : "hand";
  }

  /** So many cards can be picked; -1: any number. */
  get most(): number {
    const { more = 0, cards = [] } = this.prompt ?? {};
    return more < 0 ? cards.length : more;
  }

  /** Whether fewer picks are enough. */
  get anyNumber(): boolean {
    return this.allows(DONE);
  }

  // -- laying a card -----------------------------------------------------------------------

  /** The half that is being laid, once that is clear. */
  half = $derived.by((): number | null => {
    if (this.prompt && this.prompt.half >= 0) return this.prompt.half;
    if (this.card === null || this.down || this.place === null) return null;
    return 2 * this.card + (this.place === ALONE ? 0 : this.place & 1);
  });

  cost = $derived.by((): number => {
    if (this.prompt?.kind === "pay") return this.prompt.more;
    if (this.half === null || FREE.has(this.prompt?.kind ?? "") || this.prompt?.kind === "slot") return 0;
    return this.#catalog().half(this.half).species.cost;
  });

  /** Whether payment is being put together. */
  get paying(): boolean {
    return this.prompt?.kind === "pay" || (this.place !== null && this.cost > 0);
  }

  get complete(): boolean {
    return this.paid.length === this.cost && (this.place !== null || this.prompt?.kind === "pay");
  }

  /** With this payment: whether the bonus is earned; null: there is none. */
  get bonus(): boolean | null {
    const half = this.half;
    if (half === null || !hasBonus(this.#catalog().data, half) || FREE.has(this.prompt?.kind ?? "")) return null;
    if (this.prompt?.kind === "pay" && !this.prompt.matched) return false;
    return this.paid.length === this.cost && earnsBonus(this.#catalog().data, half, this.paid);
  }

  /** Where the halves of a card could lie, whether they can be laid now or are only thought of. */
  placements(card: number): Placement[] {
    const all = this.view?.plan?.placements.filter((placement) => placement.half >> 1 === card) ?? [];
    if (!this.laying) return this.prompt ? [] : all;
    return all.filter(({ half }) => this.allows(play(this.#same(half))));
  }

  /** The places that light up, host by host, for the card in mind. */
  targets = $derived.by((): Map<number, LegalSlot[]> => {
    const found = new Map<number, LegalSlot[]>();
    const add = (place: number, gain: number | null) =>
      found.set(place >> 2, [...(found.get(place >> 2) ?? []), { slot: place & 3, gain }]);
    if (this.prompt?.kind === "slot") {
      for (const action of this.prompt.legal) {
        const meant = meaning(action);
        if (meant.kind === "slot") add(meant.place, this.#gain(this.prompt.half, meant.place));
      }
    } else if (this.card !== null && !this.down) {
      for (const { places, gains } of this.placements(this.card))
        places.forEach((place, i) => {
          if (place !== ALONE) add(place, gains?.[i] ?? null);
        });
    }
    return found;
  });

  /** The change in score if the card in mind became a host; undefined: it cannot. */
  alone = $derived.by((): number | null | undefined => {
    if (this.card === null) return undefined;
    if (this.down) return this.view?.plan?.face_down ?? null;
    const placement = this.placements(this.card).find(({ places }) => places.includes(ALONE));
    return placement && (placement.gains?.[0] ?? null);
  });

  #gain(half: number, place: number): number | null {
    const placement = this.view?.plan?.placements.find((each) => each.half === half);
    const at = placement?.places.indexOf(place) ?? -1;
    return at < 0 ? null : (placement?.gains?.[at] ?? null);
  }

  /** Whether a card of the hand or the clearing has something to be done with now. */
  usable(card: number): boolean {
    if (this.zone) return this.prompt!.cards.includes(card);
    return this.layable(card) || this.canTake(card) || this.canLayDown(card);
  }

  layable(card: number): boolean {
    return this.laying && this.placements(card).length > 0;
  }

  canLayDown(card: number): boolean {
    return this.allows(faceDown(this.#sameCard(card, this.#hand())));
  }

  canTake(card: number): boolean {
    return this.allows(take(this.#takeable(card)));
  }

  /** Take a card into mind, or let go of it. */
  choose(card: number): void {
    const again = this.card === card && !this.down;
    this.forget();
    if (again) return;
    this.card = card;
    // A host has but one place.
    if (this.alone !== undefined && this.laying) this.put(ALONE);
  }

  /** The card in mind shall lie face down. */
  layDown(card: number | null = this.card): void {
    this.forget();
    this.down = true;
    this.card = card;
    this.place = card === null ? null : ALONE;
  }

  /** A place for the card in mind; a payment is suggested. The same place again confirms. */
  put(place: number): void {
    if (!this.prompt || this.busy) return;
    if (this.prompt.kind === "slot") {
      void this.#say([slot(place)]);
    } else if (this.place === place && this.complete) {
      void this.confirm();
    } else {
      this.place = place;
      this.suggest();
    }
  }

  suggest(): void {
    this.paid =
      this.half === null || !this.view ? [] : suggestion(this.#catalog().data, this.view, this.half, this.cost);
  }

  /** The cards that can pay. */
  get purse(): number[] {
    if (!this.paying || this.half === null || !this.view) return [];
    return this.prompt?.kind === "pay" ? this.prompt.cards : purse(this.view, this.half);
  }

  /** Pay with a card, or not; of too many the first one goes back. */
  pay(card: number): void {
    this.paid = this.paid.includes(card)
      ? this.paid.filter((other) => other !== card)
      : [...this.paid, card].slice(-this.cost);
  }

  forget(): void {
    this.card = this.place = null;
    this.down = false;
    this.paid = [];
    this.picked = [];
  }

  /** Say what is in mind. */
  confirm(): Promise<void> {
    const { prompt, view } = this;
    if (!prompt || !view || !this.complete || this.busy) return Promise.resolve();
    const payment = this.#payment();
    if (prompt.kind === "pay") return this.#say(payment);
    if (this.card === null) return Promise.resolve();
    if (this.down) return this.#say([faceDown(this.#sameCard(this.card, this.#hand()))]);
    const place = this.place === ALONE ? [] : [slot(this.place!)];
    return this.#say([play(this.#same(this.half!)), ...place, ...payment]);
  }

  #payment(): number[] {
    const { data } = this.#catalog();
    if (this.prompt?.kind === "pay") return picks(data, this.prompt.cards, this.paid, this.prompt.ordered);
    if (this.half === null || this.paid.length === 0) return [];
    return picks(data, purse(this.view!, this.#same(this.half)), this.paid, this.#solo);
  }

  // -- everything else ---------------------------------------------------------------------

  /** Draw from the deck; both cards of a turn, unless only one is wanted. */
  async draw(both: boolean): Promise<void> {
    const first = this.prompt?.kind === "turn";
    await this.#say([DRAW]);
    if (both && first && this.prompt?.kind === "second_draw") await this.#say([DRAW]);
  }

  take(card: number): Promise<void> {
    return this.#say([take(this.#takeable(card))]);
  }

  /** Pick a card, or put it back; where just one is asked for, that is all. */
  pick(card: number): Promise<void> {
    if (this.picked.includes(card)) this.picked = this.picked.filter((other) => other !== card);
    else if (this.picked.length < this.most) this.picked = [...this.picked, card];
    const enough = this.most === 1 && this.prompt?.more === 1 && this.picked.length === 1;
    return enough ? this.done() : Promise.resolve();
  }

  /** Whether the picks can be handed in. */
  get enough(): boolean {
    return this.picked.length === this.most || (this.anyNumber && this.picked.length > 0);
  }

  done(): Promise<void> {
    const prompt = this.prompt;
    if (!prompt) return Promise.resolve();
    const row = this.#solo && this.zone === "clearing";
    const chosen = row
      ? [...this.picked].sort((a, b) => a - b).map(pick)
      : picks(this.#catalog().data, prompt.cards, this.picked, prompt.ordered);
    const open = this.anyNumber && this.picked.length !== prompt.more;
    return this.#say(open ? [...chosen, DONE] : chosen);
  }

  /** Resolve a card that a Mole has laid. */
  resolve(card: number): Promise<void> {
    return this.#say([pick(card)]);
  }

  use = (): Promise<void> => this.#say([USE]);
  cave = (number: number): Promise<void> => this.#say([CAVE + number]);
  stuck = (): Promise<void> => this.#say([STUCK]);

  /** Not to use an effect, to pick no card, to lay no more. */
  skip = (): Promise<void> => this.#say([this.allows(SKIP) ? SKIP : DONE]);

  get canSkip(): boolean {
    return this.allows(SKIP) || (this.allows(DONE) && this.picked.length === 0);
  }

  get canDraw(): boolean {
    return this.allows(DRAW);
  }

  /** The caves to choose from. */
  get caves(): number[] {
    return this.#meant("cave");
  }

  /** The cards to resolve, in an order of one's own. */
  get resolvable(): number[] {
    return this.prompt?.kind === "resolve" ? this.#meant("card") : [];
  }

  #meant(what: "cave" | "card"): number[] {
    return (this.prompt?.legal ?? []).flatMap((action) => {
      const meant = meaning(action);
      return what in meant ? [(meant as unknown as Record<string, number>)[what]!] : [];
    });
  }

  // -- cards that look alike ---------------------------------------------------------------

  #hand(): number[] {
    const { view } = this;
    return view && view.seat !== null ? (view.players[view.seat]?.hand ?? []) : [];
  }

  /** In the solo row every card has a place of its own, so none is like another. */
  get #solo(): boolean {
    return this.view?.players.length === 1;
  }

  /** The lowest card there that looks like this one: only that one is offered. */
  #sameCard(card: number, among: readonly number[]): number {
    return Math.min(card, ...among.filter((other) => alike(this.#catalog().data, other, card)));
  }

  #same(half: number): number {
    const card = half >> 1;
    const hand = this.#hand();
    return hand.includes(card) ? 2 * this.#sameCard(card, hand) + (half & 1) : this.#inClearing(half);
  }

  #inClearing(half: number): number {
    if (this.#solo) return half;
    return 2 * this.#sameCard(half >> 1, this.view?.clearing ?? []) + (half & 1);
  }

  #takeable(card: number): number {
    const clearing = this.view?.clearing ?? [];
    if (!clearing.includes(card)) return -TAKE - 1;
    return this.#solo ? card : this.#sameCard(card, clearing);
  }

  async #say(actions: number[]): Promise<void> {
    const view = this.view;
    if (!view || this.busy || actions.length === 0) return;
    this.busy = true;
    try {
      if (await this.#send(view, actions)) this.forget();
    } finally {
      this.busy = false;
    }
  }
}
