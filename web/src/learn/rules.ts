/** The contents of the rules, in order: texts from rules.ftl, and figures made from the cards. */

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

function sectionsOf(game: Game): Section[] {
  const only = (where: Game, ...parts: Part[]) => (game === where ? parts : []);
  const sections: Section[] = [
    { id: "goal", parts: [text(`goal-${game}`)] },
    {
      id: "cards",
      parts: [text(`cards-${game}`), text("cards-halves"), figure("cards"), text("cards-parts"), figure("host")],
    },
    {
      id: "setup",
      parts: [
        text("setup-removed"),
        figure("removed"),
        text("setup-piles"),
        text(`setup-${game}`),
        ...only("dartmoor", figure("caves")),
      ],
    },
    { id: "turn", parts: [text("turn"), text(`turn-${game}`)] },
    { id: "playing", parts: [text("playing")] },
    { id: "paying", parts: [text("paying"), figure("paying"), ...only("dartmoor", text("paying-dartmoor"))] },
    { id: "effects", parts: [text("effects"), text(`effects-${game}`), figure("effects")] },
    { id: "clearing", parts: [text("clearing")] },
    { id: "winter", parts: [text("winter"), figure("winters")] },
    { id: "scoring", parts: [text(`scoring-${game}`), text("scoring")] },
    {
      id: "slots",
      parts: [
        text("slots"),
        text(`slots-${game}`),
        text("slots-full"),
        ...only("dartmoor", text("slots-moor"), figure("moor-only")),
      ],
    },
    { id: "rulings", parts: [text("rulings"), text(`rulings-${game}`)] },
    { id: "options", parts: [text("options"), ...only("forest", text("options-draft"), figure("draft"))] },
    { id: "sets", parts: only("forest", text("sets"), figure("sets")) },
    { id: "solo", parts: only("dartmoor", text("solo"), figure("automa")) },
    { id: "types", parts: [text("types"), figure("types")] },
    { id: "signs", parts: [text("signs"), figure("signs")] },
    { id: "hosts", parts: [text("hosts"), figure("hosts")] },
    { id: "guesses", parts: only("dartmoor", text("guesses"), figure("guesses")) },
  ];
  return sections.filter(({ parts }) => parts.length > 0);
}

export const SECTIONS: Readonly<Record<Game, readonly Section[]>> = {
  forest: sectionsOf("forest"),
  dartmoor: sectionsOf("dartmoor"),
};

/** The draft: the columns of its table, and their names in the rules. */
export const DRAFT = {
  rounds: "rounds",
  look: "looked_at",
  keep: "kept",
  right: "right",
  left: "left",
  clearing: "clearing",
  out: "out",
} as const;

/** How many cards are removed unseen, by the number of sets besides the first. */
export const REMOVED = ["alone", "one", "both"] as const;

/** Cards that illustrate a section; the points are those of the host, then its guests. */
export const EXAMPLES = {
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
} as const satisfies Record<Game, object>;
