/** The positions of a host's four slots, in the engine's order. */

import type { Host } from "../protocol";
import type { Catalog, Half } from "./catalog";
import { spoken } from "./words";

const TREE = ["top", "bottom", "left", "right"] as const;
const MOOR = ["top1", "bottom1", "top2", "bottom2"] as const;

export type SlotSide = (typeof TREE)[number] | (typeof MOOR)[number];

export interface HostFace {
  /** Null if it lies face down. */
  half: Half | null;
  moor: boolean;
  kind: "tree" | "shrub" | "moor" | "back";
  name: string;
  sides: readonly SlotSide[];
}

/** A slot that already holds cards can be legal too: they share it. */
export interface LegalSlot {
  slot: number;
  /** The change in score, if known. */
  gain: number | null;
  /** Whether it is among the best. */
  best?: boolean;
}

export function hostFace(catalog: Catalog, host: Host): HostFace {
  const half = host.face_down || host.card === null ? null : (catalog.halves(host.card)[0] ?? null);
  const moor = host.kind === "moor";
  return {
    half,
    moor,
    kind: half ? host.kind : "back",
    name: half ? half.species.name : catalog.data.face_down,
    sides: moor ? MOOR : TREE,
  };
}

/** "Beech 2": a host and its number in the forest. */
export function numbered(face: HostFace, number: number | null): string {
  return number === null ? spoken(face.name) : `${spoken(face.name)} ${number}`;
}

export const signed = (gain: number): string => (gain < 0 ? `−${-gain}` : `+${gain}`);
