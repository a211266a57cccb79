/** What the rules of a game tell, in which order: texts of rules.ftl, and what is drawn from the cards. */

import type { Game } from "../cards/catalog";

export type Figure =
  | "cards"
  | "host"
  | "removed"
  | "caves"
  | "paying"
  | "effects"
  | "winters"
  | "moor-only"
  | "hosts"
  | "types"
  | "signs"
  | "sets"
  | "draft"
  | "automa"
  | "guesses";
export type Part = { text: string } | { figure: Figure };

export interface Section {
  id: string;
  parts: readonly Part[];
}

const text = (id: string): Part => ({ text: id });
const figure = (name: Figure): Part => ({ figure: name });

export const SECTIONS: Readonly<Record<Game, readonly Section[]>> = {
  forest: [
    { id: "goal", parts: [text("goal-forest")] },
    {
      id: "cards",
      parts: [text("cards-forest"), text("cards-halves"), figure("cards"), text("cards-parts"), figure("host")],
    },
    { id: "setup", parts: [text("setup-removed"), figure("removed"), text("setup-piles"), text("setup-forest")] },
    { id: "turn", parts: [text("turn"), text("turn-forest")] },
    { id: "playing", parts: [text("playing")] },
    { id: "paying", parts: [text("paying"), figure("paying")] },
    { id: "effects", parts: [text("effects"), text("effects-forest"), figure("effects")] },
    { id: "clearing", parts: [text("clearing")] },
    { id: "winter", parts: [text("winter"), figure("winters")] },
    { id: "scoring", parts: [text("scoring-forest"), text("scoring")] },
    { id: "slots", parts: [text("slots"), text("slots-forest"), text("slots-full")] },
    { id: "rulings", parts: [text("rulings"), text("rulings-forest")] },
    { id: "options", parts: [text("options"), text("options-draft"), figure("draft")] },
    { id: "sets", parts: [text("sets"), figure("sets")] },
    { id: "types", parts: [text("types"), figure("types")] },
    { id: "signs", parts: [text("signs"), figure("signs")] },
    { id: "hosts", parts: [text("hosts"), figure("hosts")] },
  ],
  dartmoor: [
    { id: "goal", parts: [text("goal-dartmoor")] },
    {
      id: "cards",
      parts: [text("cards-dartmoor"), text("cards-halves"), figure("cards"), text("cards-parts"), figure("host")],
    },
    {
      id: "setup",
      parts: [text("setup-removed"), figure("removed"), text("setup-piles"), text("setup-dartmoor"), figure("caves")],
    },
    { id: "turn", parts: [text("turn"), text("turn-dartmoor")] },
    { id: "playing", parts: [text("playing")] },
    { id: "paying", parts: [text("paying"), figure("paying"), text("paying-dartmoor")] },
    { id: "effects", parts: [text("effects"), text("effects-dartmoor"), figure("effects")] },
    { id: "clearing", parts: [text("clearing")] },
    { id: "winter", parts: [text("winter"), figure("winters")] },
    { id: "scoring", parts: [text("scoring-dartmoor"), text("scoring")] },
    {
      id: "slots",
      parts: [text("slots"), text("slots-dartmoor"), text("slots-full"), text("slots-moor"), figure("moor-only")],
    },
    { id: "rulings", parts: [text("rulings"), text("rulings-dartmoor")] },
    { id: "options", parts: [text("options")] },
    { id: "solo", parts: [text("solo"), figure("automa")] },
    { id: "types", parts: [text("types"), figure("types")] },
    { id: "signs", parts: [text("signs"), figure("signs")] },
    { id: "hosts", parts: [text("hosts"), figure("hosts")] },
    { id: "guesses", parts: [text("guesses"), figure("guesses")] },
  ],
};

/** A draft: the columns of its table, and what the rules call them. */
export const DRAFT = {
  rounds: "rounds",
  look: "looked_at",
  keep: "kept",
  right: "right",
  left: "left",
  clearing: "clearing",
  out: "out",
} as const;

/** How many cards leave unseen, by the number of sets besides the first. */
export const REMOVED = ["base", "one", "both"] as const;

/** Cards that show what a section is about. */
export const EXAMPLES: Readonly<
  Record<
    Game,
    {
      whole: readonly string[];
      top: string;
      side: string;
      paid: string;
      effect: string;
      permanent: string;
      bonus: string;
      host: string;
      guests: readonly (readonly string[])[];
      /** What the host and then its guests score. */
      points: readonly number[];
    }
  >
> = {
  forest: {
    whole: ["linden"],
    top: "tawny_owl",
    side: "red_deer",
    paid: "tawny_owl",
    effect: "eurasian_jay",
    permanent: "fly_agaric",
    bonus: "hedgehog",
    host: "oak",
    guests: [["red_squirrel"], ["common_toad", "common_toad"], ["european_hare", "european_hare"], ["european_badger"]],
    points: [0, 5, 5, 5, 2, 2, 2],
  },
  dartmoor: {
    whole: ["crab_apple", "wet_woodland"],
    top: "grey_heron",
    side: "dartmoor_pony",
    paid: "nuthatch",
    effect: "treecreeper",
    permanent: "tor",
    bonus: "royal_fern",
    host: "valley_mire",
    guests: [["grey_heron"], ["meadowsweet"], ["keeled_skimmer"], ["heather"]],
    points: [2, 8, 5, 0, 1],
  },
};
