/** Which symbol of the sprite shows what. */

import type { ActMark, Tag } from "../protocol";
import names from "./icons.json";

const NAMES: Readonly<Record<string, string>> = names;

/** Species drawn for Spinney, because species of a set must differ at a glance or no icon fits. */
export const DRAWN: ReadonlySet<string> = new Set([
  "camberwell_beauty",
  "large_tortoiseshell",
  "peacock_butterfly",
  "purple_emperor",
  "silver_washed_fritillary",
  "phoebus_apollo",
  "map_butterfly",
  "beautiful_demoiselle",
  "emerald_damselfly",
  "keeled_skimmer",
  "small_red_damselfly",
  "southern_damselfly",
  "barbastelle_bat",
  "bechsteins_bat",
  "brown_long_eared_bat",
  "greater_horseshoe_bat",
  "savis_pipistrelle",
  "common_pipistrelle",
  "alcathoe_bat",
  "brandts_bat",
  "common_noctule",
  "daubentons_bat",
  "serotine_bat",
  "beech_marten",
  "european_polecat",
  "otter",
]);

/** Every tree symbol of both games. */
export const LEAVES: ReadonlySet<string> = new Set([
  "linden",
  "oak",
  "silver_fir",
  "birch",
  "beech",
  "sycamore",
  "douglas_fir",
  "horse_chestnut",
  "larch",
  "pine",
  "ash",
  "black_alder",
  "crab_apple",
  "goat_willow",
  "moor_birch",
  "sessile_oak",
]);

/** The symbol a tree shows: European Larch shows larch. Null if it is not a tree. */
export function treeLeaf(key: string): string | null {
  const symbol = key.replace(/^(european|stone)_/, "");
  return LEAVES.has(symbol) ? symbol : null;
}

/** The picture of a species; for a tree, its tree symbol. */
export function speciesIcon(key: string): string {
  const leaf = treeLeaf(key);
  if (leaf) return `s-${leaf}`;
  if (DRAWN.has(key)) return `a-${key}`;
  return key in NAMES ? `g-${NAMES[key]}` : "k-mark";
}

/** A tree symbol in a badge, drawn with fewer veins. */
export function leafIcon(symbol: string): string {
  return LEAVES.has(symbol) ? `s0-${symbol}` : "t-tree";
}

const TAGS: Readonly<Partial<Record<string, string>>> = { pawed: "paw", cloven_hoofed: "cloven" };

export function tagIcon(tag: Tag): string {
  return `t-${TAGS[tag] ?? tag}`;
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
