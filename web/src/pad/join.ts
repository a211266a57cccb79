/** Merges forests from another phone into the pad. */

import { type Forests, GAMES, MAX_PLAYERS } from "../score";

/**
 * The pad with the incoming players; those with the same name are replaced, unless it is a default name.
 * Null: another game, or too many players.
 */
export function joined(here: Forests, coming: Forests, nameless: (player: number) => string): Forests | null {
  if (here.game !== coming.game) return null;
  const given = new Set(Array.from({ length: MAX_PLAYERS }, (_, i) => nameless(i)));
  const players = [...here.players];
  for (const player of coming.players) {
    const own = player.name !== undefined && !given.has(player.name);
    const index = own ? players.findIndex(({ name }) => name === player.name) : -1;
    if (index >= 0) players[index] = player;
    else {
      const taken = players.some(({ name }) => name === player.name);
      players.push(own && !taken ? player : { ...player, name: nameless(players.length) });
    }
  }
  if (players.length > MAX_PLAYERS) return null;
  const all = Object.keys(GAMES[here.game].sets);
  const sets = all.filter((set) => [here, coming].some((each) => (each.sets ?? all).includes(set)));
  return { ...here, sets, players };
}
