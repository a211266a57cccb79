/** Scored games as a table for other programs: one row per player. */

import { CATEGORIES } from "../../play/points.svelte";
import { type Scored, ranked } from "./record";

const HEAD = [
  "id",
  "played",
  "location",
  "game",
  "sets",
  "players",
  "player",
  "place",
  "winner",
  "total",
  ...CATEGORIES,
  "up_to",
  "open",
];

/** In this device's time zone, as spreadsheets read it. */
export function localTime(ms: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  const at = new Date(ms);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(":")}`;
}

/** Text that a spreadsheet would take for a formula is marked as text. */
const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function field(value: string | number): string {
  const text = typeof value === "string" ? plain(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csv(games: readonly Scored[]): string {
  const rows = games.flatMap((game) =>
    ranked(game).map(({ name, place, winner, total, points, open }) => [
      game.id,
      localTime(game.played),
      game.location,
      game.game,
      game.sets.join(" "),
      game.players.length,
      name,
      place,
      Number(winner),
      total,
      ...CATEGORIES.map((category) => points[category] ?? 0),
      open?.most ?? total,
      open ? open.leaves + open.questions : 0,
    ]),
  );
  // The byte order mark says that this is Unicode.
  return `\uFEFF${[HEAD, ...rows].map((row) => `${row.map(field).join(",")}\r\n`).join("")}`;
}
