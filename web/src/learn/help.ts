/**
 * What can be explained, and how it is found on the page.
 *
 * An element with ``data-help="<key>"`` is explained by its key, one with ``data-card`` (a card's
 * number) or ``data-species`` and ``data-symbol`` by its reading card; ``data-half`` within or on a card
 * says which half, ``data-game`` around it which game, ``data-gains`` what each half would bring now. Card components have all of these.
 */

import type { Catalog, Game, Mark, SpeciesFace } from "../cards/catalog";
import { capital, spoken } from "../cards/words";
import { ACTS, LEAVES } from "../look/icons";
import type { ActMark, SignMark } from "../protocol";
import { number, hasMessage, t } from "../words/words.svelte";

// -- finding it ----------------------------------------------------------------------------

export type Asked = { game: Game } & (
  | { kind: "sign"; key: string }
  | {
      kind: "card";
      card: number;
      half: number;
      /** Whether the whole card shows, not one half. */
      whole: boolean;
      /** What each half would bring now; null for a half without a place. */
      gains?: readonly (number | null)[];
    }
  | { kind: "species"; species: string; symbol: string | null }
);

/** Too small for a finger below this size: the card around it is meant. */
const FINGER = 18;

/** What can be explained about an element. */
export function find(element: Element, coarse = false): Asked | null {
  const around = element.closest<HTMLElement>("[data-game]")?.dataset.game;
  const game: Game = around === "dartmoor" ? "dartmoor" : "forest";
  const card = element.closest<HTMLElement>("[data-card], [data-species]");
  let sign = element.closest<HTMLElement>("[data-help]");
  if (
    card &&
    sign &&
    ((sign !== card && sign.contains(card)) || (coarse && sign !== card && card.contains(sign) && small(sign)))
  )
    sign = null;
  const key = sign?.dataset.help;
  if (key?.startsWith("species-")) return { game, kind: "species", species: key.slice(8), symbol: null };
  if (key !== undefined) return { game, kind: "sign", key };
  if (card?.dataset.species)
    return { game, kind: "species", species: card.dataset.species, symbol: card.dataset.symbol ?? null };
  if (!card) return null;
  const half = element.closest<HTMLElement>("[data-half]");
  const whole = card.dataset.half === undefined;
  const gains = card.dataset.gains?.split(" ").map((gain) => (gain === "x" ? null : Number(gain)));
  return {
    game,
    kind: "card",
    card: Number(card.dataset.card),
    half: Number(half?.dataset.half ?? 0),
    whole,
    ...(gains && { gains }),
  };
}

function small(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height) < FINGER;
}

/** A species with the tree symbol it shows. */
export interface Readable {
  species: string;
  symbol: string;
  /** What it would bring now; null: it has no place. */
  gain?: number | null;
}

/** What there is to read on a card: the half meant, then the other one if it shows; nothing for other things. */
export function readable(catalog: Catalog, asked: Asked): Readable[] {
  if (asked.kind === "sign") return [];
  if (asked.kind === "species") {
    if (!catalog.find(asked.species)) return [];
    return [{ species: asked.species, symbol: asked.symbol ?? catalog.symbolsOf(asked.species)[0] ?? "" }];
  }
  const halves = catalog.data.cards[asked.card]?.halves ?? [];
  return halves
    .map(({ species, symbol }, i) => ({ i, species, symbol, gain: asked.gains?.[i] }))
    .filter(({ i }) => asked.whole || i === asked.half)
    .sort((a, b) => Number(b.i === asked.half) - Number(a.i === asked.half))
    .map(({ species, symbol, gain }) => ({ species, symbol, ...(gain !== undefined && { gain }) }));
}

// -- explaining it -------------------------------------------------------------------------

export type Frame = "mark-points" | "mark-effect" | "mark-effect permanent" | "bonus" | "winter" | "cost" | "copies";

export interface Explained {
  frame: Frame;
  marks: Mark[];
  name: string;
  text: string;
}

const sign = (word: SignMark["sign"]): Mark => ({ kind: "sign", sign: word });
const act = (word: ActMark["act"]): Mark => ({ kind: "act", act: word });
const tag = (word: string): Mark => ({ kind: "tag", tag: word });
const figure = (text: string): Mark => ({ kind: "number", text });

const SIGNS: Readonly<Record<`sign-${SignMark["sign"]}`, Mark[]>> = {
  "sign-per": [figure("3"), sign("per"), tag("bird")],
  "sign-different": [sign("different")],
  "sign-else": [figure("15"), sign("else"), figure("5")],
  "sign-most": [sign("most")],
  "sign-any": [sign("any")],
  "sign-to": [sign("to")],
  "sign-when": [tag("plant"), sign("when"), act("card")],
  "sign-and": [tag("butterfly"), sign("and"), tag("butterfly")],
  "sign-double": [sign("double")],
  "sign-as": [sign("as")],
};
/** Everything but types, tree symbols and species. */
const MARKS: Readonly<Record<string, Mark[]>> = {
  ...SIGNS,
  ...Object.fromEntries(ACTS.map((word) => [`act-${word}`, [act(word)]])),
};
const FRAMES: Readonly<Record<string, [Frame, Mark[]]>> = {
  cost: ["cost", []],
  copies: ["copies", [figure("4")]],
  points: ["mark-points", [figure("5")]],
  steps: ["mark-points", [sign("different"), tag("butterfly"), sign("when"), figure("0 3 6…55")]],
  if: ["mark-points", [figure("10"), { kind: "if", marks: [figure("8"), sign("different"), tag("tree")] }]],
  host: ["mark-points", [figure("5"), { kind: "host", marks: [{ kind: "leaf", symbol: "beech" }] }]],
  free: ["mark-effect", [{ kind: "free", marks: [tag("bird")] }]],
  effect: ["mark-effect", [figure("+1"), act("card")]],
  permanent: ["mark-effect permanent", [tag("plant"), sign("when"), figure("+1"), act("card")]],
  bonus: ["bonus", [figure("+2"), act("card")]],
  winter: ["winter", []],
  "winter-only": ["winter", []],
  score: ["mark-points", [figure("64")]],
};

const PARTS = ["points", "permanent", "effect", "bonus"] as const;

/** A row of points. */
const STEPS = /[ …]/;

/** Explained at the table, but printed on no card. */
const UNPRINTED: ReadonlySet<string> = new Set(["score", "winter-only"]);

/** All keys that need their own text. */
export const KEYS: readonly string[] = [...Object.keys(MARKS), ...Object.keys(FRAMES)];

/** The signs on the cards of a game, and the frames around them. */
export function signsOf(catalog: Catalog): string[] {
  const seen = new Set<string>();
  for (const species of catalog.species)
    for (const part of PARTS) for (const key of keysOf(species[part])) seen.add(key);
  return KEYS.filter((key) => seen.has(key) || (key in FRAMES && !UNPRINTED.has(key)));
}

/** A whole sign as it is on the cards, with what it says, and the species that show it. */
export interface WholeSign {
  part: (typeof PARTS)[number];
  species: SpeciesFace;
  symbol: string;
  text: string;
  names: string[];
}

/** Every sign on the cards of a game, each once: what looks the same says the same. */
export function wholeSigns(catalog: Catalog): WholeSign[] {
  const found = new Map<string, WholeSign>();
  for (const part of PARTS)
    for (const species of catalog.species) {
      const text = species.text[part];
      if (species[part].length === 0) continue;
      const key = `${part} ${JSON.stringify(species[part])} ${text}`;
      const before = found.get(key);
      if (before) before.names.push(spoken(species.name));
      else {
        const symbol = catalog.symbolsOf(species.key)[0] ?? "";
        found.set(key, { part, species, symbol, text: spoken(text ?? ""), names: [spoken(species.name)] });
      }
    }
  return [...found.values()];
}

/** The keys of everything a part of a face shows, from left to right. */
function keysOf(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) => {
    if (mark.kind === "sign") return [`sign-${mark.sign}`];
    if (mark.kind === "act") return [`act-${mark.act}`];
    if (mark.kind === "number") return STEPS.test(mark.text) ? ["steps"] : [];
    return "marks" in mark ? [mark.kind, ...keysOf(mark.marks)] : [];
  });
}

/** The first sign on these cards that is not among those already met; null: there is none. */
export function newSign(catalog: Catalog, cards: readonly number[], met: readonly string[]): string | null {
  for (const card of cards)
    for (const { species } of catalog.halves(card))
      for (const part of PARTS) {
        const marks = species[part];
        const framed = marks.length > 0 && (part === "bonus" || part === "permanent") ? [part] : [];
        const found = [...framed, ...keysOf(marks)].find((key) => !met.includes(key));
        if (found) return found;
      }
  return null;
}

/** What a key means; null for an unknown one. */
export function explain(catalog: Catalog, key: string): Explained | null {
  const [family, word = ""] = split(key);
  if (family === "tag" && word in catalog.data.tags) return explainTag(catalog, word);
  if (family === "leaf" && LEAVES.has(word)) {
    const shown = catalog.data.cards.filter((card) => card.halves.some((half) => half.symbol === word)).length;
    const name = capital(spoken(catalog.symbolName(word)));
    return {
      frame: "mark-points",
      marks: [{ kind: "leaf", symbol: word }],
      name,
      text: t("help-text-leaf", { n: shown }),
    };
  }
  const [frame, marks] = FRAMES[key] ?? (["mark-points", MARKS[key]] as const);
  if (!marks) return null;
  return { frame, marks: [...marks], name: t(`help-name-${key}`), text: t(`help-text-${key}`) };
}

/** How many species and how many cards of a game show a type. */
export function countedAs(catalog: Catalog, tag: string): { species: number; cards: number } {
  const keys = new Set(catalog.species.filter(({ tags }) => tags.includes(tag)).map(({ key }) => key));
  const cards = catalog.data.cards.filter(({ halves }) => halves.some(({ species }) => keys.has(species)));
  return { species: keys.size, cards: cards.length };
}

function explainTag(catalog: Catalog, word: string): Explained {
  const { species, cards } = countedAs(catalog, word);
  const counted = t("help-text-type", { species: number(species), cards });
  return {
    frame: "mark-points",
    marks: [tag(word)],
    name: capital(catalog.tagName(word)),
    // Some types have rules of their own, besides being counted.
    text: `${t(hasMessage(`help-text-tag-${word}`) ? `help-text-tag-${word}` : "help-text-counted")} ${counted}`,
  };
}

function split(key: string): [family: string, word: string] {
  const at = key.indexOf("-");
  return at < 0 ? [key, ""] : [key.slice(0, at), key.slice(at + 1)];
}
