/** The small picture of a card, by species or as a face-down card. */

import { leafIcon, speciesIcon, treeLeaf } from "../look/icons";

const FACE_DOWN: Readonly<Record<string, string>> = { sapling: "k-sapling", universal_moor: "t-moor" };

export function picture(key: string): string {
  const leaf = treeLeaf(key);
  return FACE_DOWN[key] ?? (leaf ? leafIcon(leaf) : speciesIcon(key));
}
