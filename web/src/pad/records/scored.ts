/** Makes a record of scored forests. */

import { type Forests, GAMES, type Open, type Sheet, settled } from "../../score";
import { type Scored, byCategory, newId } from "./record";

export interface About {
  /** The record to replace. */
  id?: string;
  played?: number;
  location?: string;
  /** The default names of players. */
  nameless: (player: number) => string;
}

export function scored(forests: Forests, sheets: readonly (Sheet & { open?: Open | null })[], about: About): Scored {
  const game = GAMES[forests.game];
  const now = Date.now();
  return {
    id: about.id ?? newId(),
    game: forests.game,
    sets: forests.sets ?? Object.keys(game.sets),
    played: about.played ?? now,
    saved: now,
    location: about.location ?? "",
    players: sheets.map(({ lines, total, open }, player) => ({
      name: forests.players[player]?.name?.trim() || about.nameless(player),
      total,
      points: byCategory(game, lines),
      ...(open && { open }),
    })),
    forests: settled(forests),
  };
}
