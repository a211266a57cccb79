/** Puzzles: which there are, and a connection to one of them that speaks like a table. */

import { ask } from "../api";
import type { Game } from "../cards/catalog";
import { type Channel, type Ear, Refused } from "../ends/end";
import type {
  Action,
  Frames,
  OwnPuzzle,
  PuzzleAttempt,
  PuzzleFrames,
  PuzzleInfo,
  PuzzleList,
  PuzzleResult,
} from "../protocol";

export const KINDS = ["points", "bonus", "payment", "winter"] as const;
export const LEVELS = ["easy", "medium", "hard"] as const;

export const listPuzzles = async (game: Game): Promise<PuzzleInfo[]> =>
  (await ask<PuzzleList>(`/api/puzzles/${game}`)).puzzles;

export interface Source {
  game: Game;
  key: string;
  /** A puzzle made of one's own game, which the server does not have. */
  own: OwnPuzzle | undefined;
  name: string;
  language: string;
  /** Called after each move; null: the turn is not over. */
  onresult: (result: PuzzleResult | null, info: PuzzleInfo) => void;
}

/** A puzzle in place of a table: nothing is stored anywhere, each request brings all moves. */
export class PuzzleChannel implements Channel {
  state: Channel["state"] = "opening";
  #moves: Action[][] = [];
  /** One request after the other, so that answers come in order. */
  #last: Promise<void> = Promise.resolve();

  constructor(
    private readonly source: Source,
    private readonly ear: Ear,
  ) {
    queueMicrotask(() => {
      this.state = "open";
      ear.opened();
    });
  }

  send(text: string): void {
    const command = JSON.parse(text) as { type: string; id: number; actions?: Action[] };
    this.#last = this.#last.then(() => this.#answer(command));
  }

  close(): void {
    this.state = "closed";
  }

  async #answer(command: { type: string; id: number; actions?: Action[] }): Promise<void> {
    try {
      if (command.type === "hello") await this.#move(this.#moves);
      else if (command.type === "act") await this.#move([...this.#moves, command.actions ?? []]);
      else if (command.type === "undo") await this.#move([...this.#moves, []]);
      else return this.#say((await this.#ask(this.#moves, command as PuzzleAttempt["asks"])).frames);
      if (command.type !== "hello") this.#say([{ type: "ack", id: command.id, seq: this.#moves.length }]);
    } catch (error) {
      const { code, message } = error instanceof Refused ? error : new Refused("unavailable", "");
      this.#say([{ type: "error", id: command.type === "hello" ? null : command.id, code, message }]);
      if (command.type === "hello") this.ear.closed();
    }
  }

  async #move(moves: Action[][]): Promise<void> {
    const { frames, result, info } = await this.#ask(moves, null);
    this.#moves = moves;
    this.#say(frames);
    this.source.onresult(result, info);
  }

  #ask(moves: Action[][], asks: PuzzleAttempt["asks"]): Promise<PuzzleFrames> {
    const { game, key, own, name, language } = this.source;
    const attempt: PuzzleAttempt = { name, moves: moves.map((actions) => ({ actions })), asks };
    if (own) return ask(`/api/puzzles/own?language=${language}`, { ...attempt, own });
    return ask(`/api/puzzles/${game}/${key}?language=${language}`, attempt);
  }

  #say(frames: readonly Frames[]): void {
    if (this.state !== "open") return;
    for (const frame of frames) this.ear.heard(JSON.stringify(frame));
  }
}
