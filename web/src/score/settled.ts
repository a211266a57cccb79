/** Forests for others to read: every card shows one tree symbol, or it is open. */

import { askers, countsOwnSymbol, lay, mayShow, split, symbolRules } from "./laid";
import type { Forests, Host } from "./notation";
import { GAMES } from "./tables";

/** A card with only excluded symbols gets one of the others, if that changes no score. */
export function settled(forests: Forests): Forests {
  const game = GAMES[forests.game];
  const players = forests.players.map((player) => {
    const rules = symbolRules(lay(game, player));
    const card = (text: string): string => {
      const { key, symbol } = split(text);
      const species = game.find(key);
      if (!species || !symbol?.startsWith("-")) return text;
      const may = mayShow(species, symbol);
      const open = countsOwnSymbol(species) || askers(may, rules).length > 0;
      return open || !may[0] ? key : `${key}@${may[0]}`;
    };
    const host = (entry: Host): Host =>
      Object.fromEntries(
        Object.entries(entry).map(([slot, cards]) => [slot, Array.isArray(cards) ? cards.map(card) : card(cards)]),
      ) as Host;
    return player.hosts ? { ...player, hosts: player.hosts.map(host) } : player;
  });
  return { ...forests, players };
}
