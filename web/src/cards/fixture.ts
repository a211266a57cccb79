/** A handful of cards for the tests, in the server's format. */

import pictures from "../score/pictures.json";
import type { CatalogData, Mark, SpeciesFace } from "./catalog";
import type { ActMark, SignMark } from "../protocol";
import { Catalog } from "./catalog";

const number = (text: string): Mark => ({ kind: "number", text });
const tag = (name: string): Mark => ({ kind: "tag", tag: name });
const sign = (name: SignMark["sign"]): Mark => ({ kind: "sign", sign: name });
const act = (name: ActMark["act"]): Mark => ({ kind: "act", act: name });

const half = (species: string, symbol: string) => ({ species, symbol, attested: symbol !== "sycamore" });

function species(key: string, name: string, more: Partial<SpeciesFace>): SpeciesFace {
  return {
    key,
    name,
    picture: pictures.species[key as keyof typeof pictures.species],
    set: "base",
    place: "top",
    copies: 4,
    cost: 0,
    tags: [],
    points: [],
    effect: [],
    permanent: [],
    bonus: [],
    name_printed: true,
    unattested: [],
    text: { placement: null, effect: null, permanent: null, bonus: null, points: null, steps: null },
    ...more,
  };
}

const FOREST: CatalogData = {
  game: "forest",
  deck: "b05cb6b69955c348",
  colours: {},
  marks: ["mountain"],
  language: "en",
  species: [
    species("oak", "Oak", {
      place: "tree",
      cost: 2,
      copies: 7,
      tags: ["tree"],
      points: [number("10"), { kind: "if", marks: [number("8"), sign("different"), tag("tree")] }],
      bonus: [act("turn")],
    }),
    species("beech", "Beech", {
      place: "tree",
      cost: 1,
      copies: 10,
      tags: ["tree"],
      points: [number("5"), { kind: "if", marks: [number("4"), { kind: "leaf", symbol: "beech" }] }],
      effect: [number("+1"), act("card")],
    }),
    species("tawny_owl", "Tawny Owl", {
      cost: 2,
      tags: ["bird"],
      points: [number("5")],
      effect: [number("+1"), act("card")],
      bonus: [number("+2"), act("card")],
      text: {
        placement: null,
        effect: "Draw 1 card",
        permanent: null,
        bonus: "Draw 2 cards",
        points: "5 points",
        steps: null,
      },
    }),
    species("stag_beetle", "Stag Beetle", {
      place: "bottom",
      cost: 2,
      copies: 2,
      tags: ["insect"],
      points: [number("1"), sign("per"), tag("pawed")],
      bonus: [{ kind: "free", marks: [tag("bird")] }],
    }),
    species("european_hare", "European Hare", {
      place: "side",
      cost: 0,
      copies: 11,
      tags: ["pawed"],
      points: [number("1"), sign("per"), { kind: "species", key: "european_hare" }],
    }),
    species("roe_deer", "Roe Deer", {
      place: "side",
      cost: 2,
      copies: 5,
      tags: ["cloven_hoofed", "deer"],
      points: [number("3"), sign("per"), { kind: "leaf", symbol: "own" }],
    }),
    species("peacock_butterfly", "Peacock But\u00adterfly", {
      tags: ["butterfly", "insect"],
      points: [number("0 3 6…55"), sign("different"), tag("butterfly")],
      text: {
        placement: null,
        effect: null,
        permanent: null,
        bonus: null,
        points: "Sets of different butterflies: 2 = 3, 3 = 6, 4 = 12, 5 = 20, 6 = 35, 7 = 55",
        steps: {
          title: "Sets of different butterflies",
          rows: [3, 6, 12, 20, 35, 55].map((points, i) => ({ count: i + 2, or_more: false, points })),
        },
      },
    }),
  ],
  symbols: { oak: "Oak", beech: "Beech", sycamore: "Sycamore", birch: "Birch", linden: "Linden" },
  tags: { bird: "bird", insect: "insect", tree: "tree", pawed: "pawed animal", butterfly: "butterfly" },
  sets: { base: "Base game" },
  face_down: "Sapling",
  winter: "Winter",
  cave: "Cave",
  caves: [],
  challenges: [],
  rules: {
    fewest_players: 2,
    most_players: 5,
    hand_size: 6,
    hand_limit: 10,
    clearing_limit: 10,
    winters: 3,
    removed: [{ sets: 0, draft: false, cards: [30, 20, 10, 0] }],
    draft: [],
    automa: [],
  },
  cards: [
    { kind: "tree", set: "base", same: 0, halves: [half("oak", "oak")] },
    { kind: "tree", set: "base", same: 1, halves: [half("beech", "beech")] },
    {
      kind: "top_bottom",
      set: "base",
      same: 2,
      halves: [half("tawny_owl", "beech"), half("stag_beetle", "sycamore")],
    },
    {
      kind: "left_right",
      set: "base",
      same: 3,
      halves: [half("european_hare", "birch"), half("roe_deer", "birch")],
    },
    {
      kind: "left_right",
      set: "base",
      same: 4,
      halves: [half("european_hare", "linden"), half("european_hare", "birch")],
    },
    { kind: "winter", set: "base", same: 5, halves: [] },
  ],
};

const MOOR: CatalogData = {
  ...FOREST,
  game: "dartmoor",
  face_down: "Universal Moor",
  species: [
    ...FOREST.species,
    species("valley_mire", "Valley Mire", { place: "moor", set: "dartmoor", cost: 2, copies: 3, tags: ["moor"] }),
  ],
  symbols: { goat_willow: "Goat Willow" },
  cards: [{ kind: "moor", set: "dartmoor", same: 0, halves: [half("valley_mire", "goat_willow")] }, FOREST.cards[2]!],
};

export const OAK = 0;
export const BEECH = 1;
export const OWL = 2;
export const DEER = 3;
export const HARES = 4;
export const WINTER = 5;

export const forest = new Catalog(FOREST);
export const german = new Catalog({
  ...FOREST,
  language: "de",
  symbols: { ...FOREST.symbols, beech: "Buche", sycamore: "Ahorn" },
});
export const dartmoor = new Catalog(MOOR);
