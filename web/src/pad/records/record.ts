/** A scored game, as saved on this device. */

import { ranking } from "../../end/sheet";
import { type Category, categoryOf } from "../../play/points.svelte";
import type { Forests, GameName, Line, Open } from "../../score";

export interface Result {
  name: string;
  total: number;
  /** By category. */
  points: Partial<Record<Category, number>>;
  /** What is not counted yet; without it the total is final. */
  open?: Open;
}

export interface Scored {
  id: string;
  game: GameName;
  /** The sets in play. */
  sets: string[];
  /** When it was played and when it was saved, in ms. */
  played: number;
  saved: number;
  /** Where it was played, if entered. */
  location: string;
  players: Result[];
  /** The forests on the table. */
  forests: Forests | null;
}

/** A player with a place, ties sharing it; a solo player wins nothing, and nobody wins before it is decided. */
export interface Ranked extends Result {
  seat: number;
  place: number;
  winner: boolean;
}

/** Best first. */
export function ranked({ players }: Pick<Scored, "players">): Ranked[] {
  const { place, order } = ranking(players.map(({ total }) => total));
  const sure = decided({ players });
  return order.map((seat) => ({
    ...players[seat]!,
    seat,
    place: place[seat]!,
    winner: sure && players.length > 1 && place[seat] === 1,
  }));
}

/** Whether nothing left open can change who won. */
export function decided({ players }: Pick<Scored, "players">): boolean {
  const best = Math.max(...players.map(({ total }) => total));
  const winners = players.filter(({ total }) => total === best);
  const others = players.filter(({ total }) => total < best);
  const tied = winners.length > 1 && winners.some(({ open }) => open);
  return !tied && others.every(({ open }) => !open || open.most < best);
}

/** The points of a score sheet by category. */
export function byCategory(
  species: Parameters<typeof categoryOf>[0],
  lines: readonly Pick<Line, "key" | "points">[],
): Result["points"] {
  const points: Result["points"] = {};
  for (const line of lines) {
    const category = categoryOf(species, line);
    points[category] = (points[category] ?? 0) + line.points;
  }
  return points;
}

/** An id that no other game has; works on insecure pages too. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
