/** A game that was scored, as this device keeps it. */

import { ranking } from "../../end/sheet";
import { type Category, categoryOf } from "../../play/points.svelte";
import type { Forests, GameName, Line, Open } from "../../score";

export interface Result {
  name: string;
  total: number;
  /** By where the points come from. */
  points: Partial<Record<Category, number>>;
  /** What is not counted yet; without it the total is final. */
  open?: Open;
}

export interface Scored {
  id: string;
  game: GameName;
  /** The sets in play. */
  sets: string[];
  /** When it was played and when it was kept, in ms. */
  played: number;
  saved: number;
  /** Where it was played, as far as somebody says. */
  location: string;
  players: Result[];
  /** What lay on the table. */
  forests: Forests | null;
}

/** A player with a place, ties sharing it; whoever plays alone wins nothing, nor does anybody before it is decided. */
export interface Ranked extends Result {
  seat: number;
  place: number;
  winner: boolean;
}

/** The best first. */
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

/** Whether what is left open cannot change any more who has won. */
export function decided({ players }: Pick<Scored, "players">): boolean {
  const best = Math.max(...players.map(({ total }) => total));
  const winners = players.filter(({ total }) => total === best);
  const others = players.filter(({ total }) => total < best);
  const tied = winners.length > 1 && winners.some(({ open }) => open);
  return !tied && others.every(({ open }) => !open || open.most < best);
}

/** The points of a score sheet by where they come from. */
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

/** An id that no other game has; on any page, not only on safe ones. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
