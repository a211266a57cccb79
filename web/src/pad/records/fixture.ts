/** Scored games for the tests. */

import type { Result, Scored } from "./record";

const result = (name: string, total: number, points: Result["points"] = { tree: total }): Result => ({
  name,
  total,
  points,
});

/** A game played some days after 1 May 2026. */
export function game(
  id: string,
  day: number,
  players: [name: string, total: number][],
  more: Partial<Scored> = {},
): Scored {
  const played = new Date(2026, 4, 1 + day, 20, 30).getTime();
  return {
    id,
    game: "forest",
    sets: ["base"],
    played,
    saved: played,
    location: "",
    forests: null,
    players: players.map(([name, total]) => result(name, total)),
    ...more,
  };
}

export const GAMES: readonly Scored[] = [
  game("a", 0, [
    ["Ana", 120],
    ["Ben", 140],
  ]),
  game(
    "b",
    3,
    [
      ["ana ", 160],
      ["Ben", 160],
      ["Cleo", 90],
    ],
    { location: "Zuhause" },
  ),
  game("c", 9, [["Ana", 200]], { game: "dartmoor", sets: ["dartmoor"] }),
];
