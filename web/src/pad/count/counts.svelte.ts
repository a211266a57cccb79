/** A score pad by counts: how many cards of each species everybody has. Every change can be undone. */

import { StoredValue } from "../../kept.svelte";
import { type MostQuestion, mostQuestions } from "../../score/asks";
import { type CountQuestion, type Counted, type CountedSheet, countUp } from "../../score/counts";
import type { Forests } from "../../score/notation";
import { type Standing, openOrNull, pessimisticRivals } from "../../score/standing";
import { GAMES, type GameName, type Rival } from "../../score/tables";

export interface CountedPlayer extends Counted {
  name: string;
}

export interface CountTable {
  game: GameName;
  sets: string[];
  players: CountedPlayer[];
  rivals?: Forests["rivals"];
}

const UNDOS = 100;
const nobody = (name: string): CountedPlayer => ({
  name,
  cards: {},
  face_down: 0,
  cave: 0,
  cave_card: null,
  answers: {},
});

/** A table with nothing counted yet. */
export function emptyTable({ game, sets, players }: Forests): CountTable {
  return { game, sets: sets ?? Object.keys(GAMES[game].sets), players: players.map(({ name = "" }) => nobody(name)) };
}

export class CountPad {
  table = $state.raw() as CountTable;
  player = $state(0);
  #undos = $state.raw<CountTable[]>([]);

  constructor(
    table: CountTable,
    private readonly keep: (table: CountTable) => void = () => {},
  ) {
    this.table = table;
  }

  /** What cannot be known when one player scores alone. */
  most: MostQuestion[] = $derived.by(() => {
    const { game, players } = this.table;
    return players.length > 1 ? [] : mostQuestions({ game }, countUp(game, players)[0]?.lines ?? []);
  });

  sheets: (CountedSheet & Pick<Standing, "open">)[] = $derived.by(() => {
    const { game, players, rivals } = this.table;
    const unasked = this.most.filter(({ what }) => rivals?.[what] === undefined);
    return countUp(game, players, { rivals: pessimisticRivals(rivals, unasked) }).map((sheet, player) => {
      const questions = sheet.questions.filter(({ answered }) => !answered).length + unasked.length;
      return { ...sheet, open: openOrNull({ most: questions ? this.#most(player) : 0, leaves: 0, questions }) };
    });
  });

  /** The most a player can have, whatever the answers. */
  #most(player: number): number {
    const { game, players, rivals } = this.table;
    const best = (each: CountedPlayer, questions: readonly CountQuestion[]): CountedPlayer => ({
      ...each,
      answers: { ...Object.fromEntries(questions.map(({ id, max }) => [id, max])), ...each.answers },
    });
    const now = countUp(game, players, { rivals });
    const then = players.map((each, i) => (i === player ? best(each, now[i]!.questions) : each));
    return countUp(game, then, { rivals })[player]!.total;
  }

  get game() {
    return GAMES[this.table.game];
  }

  get current(): CountedPlayer {
    return this.table.players[this.player]!;
  }

  get sheet() {
    return this.sheets[this.player]!;
  }

  /** How many questions a player has not answered yet. */
  open(player: number): number {
    return this.sheets[player]!.open?.questions ?? 0;
  }

  /** How many cards of a species, or face down, a player has. */
  count(key: string, player: CountedPlayer = this.current): number {
    return key === this.game.face_down.key ? player.face_down : (player.cards[key] ?? 0);
  }

  /** How many more cards of a species there can be on the table. */
  left(key: string): number {
    const copies = this.game.find(key)?.copies ?? Infinity;
    return copies - this.table.players.reduce((sum, player) => sum + this.count(key, player), 0);
  }

  // -- changing ----------------------------------------------------------------------------

  change(next: CountTable): void {
    this.#undos = [...this.#undos, this.table].slice(-UNDOS);
    this.#set(next);
  }

  get canUndo(): boolean {
    return this.#undos.length > 0;
  }

  /** Undoes the last change and shows the player it was for. */
  undo(): void {
    const last = this.#undos.at(-1);
    if (!last) return;
    const changed = last.players.findIndex((player, i) => player !== this.table.players[i]);
    this.#undos = this.#undos.slice(0, -1);
    this.#set(last);
    this.player = Math.min(changed < 0 ? this.player : changed, last.players.length - 1);
  }

  #set(table: CountTable): void {
    this.table = table;
    this.keep(table);
  }

  changePlayer(change: Partial<CountedPlayer>): void {
    const players = this.table.players.map((each, i) => (i === this.player ? { ...each, ...change } : each));
    this.change({ ...this.table, players });
  }

  /** Adds this many cards of a species, or removes them. */
  add(key: string, n = 1): void {
    const count = Math.max(0, this.count(key) + n);
    if (key === this.game.face_down.key) this.changePlayer({ face_down: count });
    else this.changePlayer({ cards: { ...this.current.cards, [key]: count } });
  }

  answer({ id }: Pick<CountQuestion, "id">, value: number): void {
    this.changePlayer({ answers: { ...this.current.answers, [id]: value } });
  }

  /** The most that any player not listed here has. */
  rival(what: Rival, most: number): void {
    this.change({ ...this.table, rivals: { ...this.table.rivals, [what]: most } });
  }

  addPlayer(name: string): void {
    this.change({ ...this.table, players: [...this.table.players, nobody(name)] });
    this.player = this.table.players.length - 1;
  }

  removePlayer(): void {
    this.change({ ...this.table, players: this.table.players.filter((_, i) => i !== this.player) });
    this.player = Math.max(0, this.player - 1);
  }
}

/** The last counts on this device. */
export const kept = new StoredValue<CountTable | null>("spinney-pad-counts", null);
