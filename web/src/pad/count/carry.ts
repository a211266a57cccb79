/** What counting and laying can take over from each other: cards and hosts, caves, names, rivals. */

import { split } from "../../score/laid";
import type { Forests, Host, Player } from "../../score/notation";
import { GAMES, type GameName, isHost } from "../../score/tables";
import { kept as current, keptForests } from "../kept";
import { Log, type Op, type PadFile, layHosts, tableOf } from "../log";
import { fileOf } from "../pad.svelte";
import { putAway } from "../putAway";
import { type CountTable, type CountedPlayer, emptyTable, kept as counts } from "./counts.svelte";

/** The cards of a forest by species. */
function cardsOf(game: GameName, { hosts = [] }: Player): { cards: Record<string, number>; face_down: number } {
  const cards: Record<string, number> = {};
  let face_down = 0;
  for (const { card, ...slots } of hosts)
    for (const text of [card, ...Object.values(slots).flat()]) {
      const { key } = split(text);
      if (key === GAMES[game].face_down.key) face_down += 1;
      else cards[key] = (cards[key] ?? 0) + 1;
    }
  return { cards, face_down };
}

const names = (table: { game: string; players: readonly { name?: string }[] }): string =>
  JSON.stringify([table.game, table.players.map(({ name }) => name)]);

/** Switch to counting: everything laid is counted, and nothing counted before is lost. */
export function toCounts(forests: Forests): CountTable {
  const before = counts.value && names(counts.value) === names(forests) ? counts.value : emptyTable(forests);
  const players = before.players.map((player, i): CountedPlayer => {
    const laid = forests.players[i]!;
    const { cards, face_down } = cardsOf(forests.game, laid);
    const most = Object.keys({ ...player.cards, ...cards }).map((key) => [
      key,
      Math.max(player.cards[key] ?? 0, cards[key] ?? 0),
    ]);
    return {
      ...player,
      cards: Object.fromEntries(most) as Record<string, number>,
      face_down: Math.max(player.face_down, face_down),
      cave: laid.cave || player.cave,
      cave_card: laid.cave_card ?? player.cave_card,
    };
  });
  const rivals = { ...before.rivals, ...forests.rivals };
  const table = { ...before, players, ...(Object.keys(rivals).length > 0 && { rivals }) };
  counts.value = table;
  return table;
}

/** Switch to laying: the counted hosts are laid without guests, as it is unknown who lives where. */
export function toLaid(table: CountTable): PadFile {
  const left = keptForests();
  const same = left !== null && names(left) === names(table);
  const own = current.value;
  if (!same) putAway(left);
  const file = same && own && !("code" in own) ? own : fileOf(bare(table));
  const log = new Log(file.ops, "counts");
  for (const [i, { player, hosts }] of tableOf(file.ops).players.entries()) {
    const there = new Map<string, number>();
    for (const { card } of hosts) there.set(split(card).key, (there.get(split(card).key) ?? 0) + 1);
    layHosts(log, player, missing(table.game, table.players[i]!, there));
    if (table.players[i]!.cave) log.add([{ type: "cave", player, n: table.players[i]!.cave }]);
    if (table.players[i]!.cave_card) log.add([{ type: "cave_card", player, n: table.players[i]!.cave_card }]);
  }
  const rivals = Object.entries(table.rivals ?? {}).map(([what, most]) => ({ type: "rival", what, most }) as Op);
  log.add(rivals);
  const next = { ...file, ops: log.ops };
  current.value = next;
  return next;
}

const bare = ({ game, sets, players }: CountTable): Forests => ({
  game,
  sets,
  players: players.map(({ name }) => ({ name, hosts: [] })),
});

/** A player's hosts that are not laid yet. */
function missing(game: GameName, player: CountedPlayer, there: ReadonlyMap<string, number>): Host[] {
  const { species, face_down } = GAMES[game];
  const wanted = [
    ...species.filter(isHost).map(({ key }) => [key, player.cards[key] ?? 0] as const),
    [face_down.key, player.face_down] as const,
  ];
  return wanted.flatMap(([card, n]) =>
    Array.from({ length: Math.max(0, n - (there.get(card) ?? 0)) }, () => ({ card })),
  );
}
