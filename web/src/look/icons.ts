/** Which symbol of the sprite shows what. */

import type { ActMark, SpeciesFace } from "../protocol";
import shipped from "../score/pictures.json";

const SPECIES = new Map(Object.entries(shipped.species));
const TREES = new Map(Object.entries(shipped.leaves));

/** Every tree symbol of both games. */
export const LEAVES: ReadonlySet<string> = new Set(shipped.symbols);

/** Makes the species of a catalog known, with those of sets of one's own. */
export function know(species: readonly SpeciesFace[], symbolOf: (key: string) => string | undefined): void {
  for (const { key, place, picture } of species) {
    if (picture) SPECIES.set(key, picture);
    if (place === "tree") TREES.set(key, symbolOf(key) ?? key);
    else TREES.delete(key);
  }
}

/** The symbol a tree shows: European Larch shows larch. Null if it is not a tree. */
export function treeLeaf(key: string): string | null {
  return TREES.get(key) ?? null;
}

/** The picture of a species; for a tree, its tree symbol. */
export function speciesIcon(key: string): string {
  const leaf = treeLeaf(key);
  if (leaf) return LEAVES.has(leaf) ? `s-${leaf}` : "t-tree";
  return SPECIES.get(key) ?? "k-mark";
}

/** A tree symbol in a badge, drawn with fewer veins. */
export function leafIcon(symbol: string): string {
  return LEAVES.has(symbol) ? `s0-${symbol}` : "t-tree";
}

const KNOWN_TAGS: ReadonlySet<string> = new Set(shipped.tags);
const TAGS: Readonly<Partial<Record<string, string>>> = { pawed: "paw", cloven_hoofed: "cloven" };

export function tagIcon(tag: string): string {
  return KNOWN_TAGS.has(tag) ? `t-${TAGS[tag] ?? tag}` : "k-mark";
}

const ACT_ICONS: Readonly<Record<ActMark["act"], string>> = {
  card: "p-card",
  turn: "p-turn",
  clearing: "p-clearing",
  cave: "p-cave",
  hand: "p-hand",
  deck: "p-deck",
  sapling: "p-back",
  moor: "p-mback",
  full: "p-full",
  slots: "p-attached",
  below: "p-bottom",
  top: "p-top",
  bottom: "p-bottom",
  alone: "p-alone",
  discard: "p-out",
};

export const ACTS = Object.keys(ACT_ICONS) as ActMark["act"][];

/** Null for an act only a newer server knows; its word is shown instead. */
export function actIcon(act: ActMark["act"]): string | null {
  return ACT_ICONS[act] ?? null;
}
