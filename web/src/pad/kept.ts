/** The pads saved on this device: its own, and those it shares; pads of earlier versions can be opened too. */

import { StoredValue } from "../kept.svelte";
import type { Pad as ServerPad } from "../protocol";
import type { Forests, Host, Player } from "../score/notation";
import { Log, type Op, type PadFile, idsAt, layHosts, opsOf, tableOf } from "./log";
import { fileOf, forestsOf } from "./pad.svelte";

/** The last known state of a pad on several phones; a phone may be closed at any time. */
export interface SharedFile extends PadFile {
  /** The ids of operations not sent yet. */
  unsent: string[];
  closed: boolean;
}

/** This device's current pad: its own, or a shared one. */
export type Current = PadFile | { code: string };

/** A whole forest instead of operations: how pads were saved by earlier versions. */
interface OldDraft {
  state: Omit<ServerPad, "ops">;
  unsent: Record<number, Player>;
}

const current = new StoredValue<Current | Forests | null>("spinney-pad", null);
const shared = new StoredValue<Record<string, SharedFile | OldDraft>>("spinney-pad-drafts", {});
/** How many shared pads are kept, the last used ones. */
const SHARED = 5;

/** This device's current pad. */
export const kept = {
  get value(): Current | null {
    const value = current.value;
    return value && "players" in value ? fileOf(value) : value;
  },
  set value(to: Current | null) {
    current.value = to;
  },
};

export function sharedFile(code: string): SharedFile | null {
  const file = shared.value[code];
  if (!file) return null;
  return "state" in file ? fromDraft(file) : file;
}

export function keepShared(code: string, file: SharedFile): void {
  const others = Object.entries(shared.value)
    .filter(([other]) => other !== code)
    .slice(1 - SHARED);
  shared.value = Object.fromEntries([...others, [code, file]]);
}

/** The forests of the current pad, if there is one. */
export function keptForests(): Forests | null {
  const value = kept.value;
  if (!value) return null;
  const file = "code" in value ? sharedFile(value.code) : value;
  return file && forestsOf(file, tableOf(file.ops));
}

/** Turns an unsent draft into operations on what the server had: hosts added, and hosts removed. */
function fromDraft({ state, unsent }: OldDraft): SharedFile {
  const had = state.players.map(
    ({ player, name, forest }) => ({ player, ...forest, name }) as Player & { player: number },
  );
  const rivals = Object.entries(state.rivals).filter(([, most]) => most);
  const log = new Log(
    [
      ...had.flatMap((each) => opsOf(each.player, each)),
      ...rivals.map(([what, most], i) => ({ id: `${i + 1}-rivals`, type: "rival", what, most }) as Op),
    ],
    "draft",
  );
  const made: Op[] = [];
  for (const [number, now] of Object.entries(unsent)) {
    const player = Number(number);
    const before = had.find((each) => each.player === player);
    const placed = tableOf(log.ops).players.find((each) => each.player === player)?.hosts ?? [];
    const text = (host: Host) => JSON.stringify(Object.entries(host).sort());
    const left = (before?.hosts ?? []).map(text);
    const fresh = (now.hosts ?? []).filter((host) => {
      const at = left.indexOf(text(host));
      if (at >= 0) left[at] = "";
      return at < 0;
    });
    const gone = placed.filter((_, i) => left[i]);
    made.push(...layHosts(log, player, fresh));
    made.push(
      ...log.add([
        ...(gone.length ? [{ type: "take" as const, player, cards: gone.flatMap(idsAt) }] : []),
        ...(now.name && now.name !== before?.name ? [{ type: "name" as const, player, name: now.name }] : []),
        ...(now.cave !== before?.cave ? [{ type: "cave" as const, player, n: now.cave ?? 0 }] : []),
      ]),
    );
  }
  const { game, sets, solo, closed } = state;
  return { game, sets, solo, closed, ops: log.ops, undos: [], unsent: made.map(({ id }) => id) };
}
