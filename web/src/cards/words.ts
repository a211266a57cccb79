/** The few words a card needs besides those of the catalog, for its accessible names. */

import type { Catalog } from "./catalog";

interface Words {
  either: (first: string, second: string) => string;
  cost: (cost: string) => string;
  leaf: (leaves: string) => string;
  points: (points: number) => string;
  inDeck: (copies: number) => string;
  guess: string;
  lower: boolean;
  /** above, below, left of, right of. */
  sides: readonly [string, string, string, string];
  gain: (gain: number) => string;
  stack: (cards: number) => string;
  free: string;
  winters: (seen: number) => string;
}

const signed = (plus: string, minus: string) => (gain: number) =>
  gain < 0 ? `${minus} ${-gain}` : `${plus} ${gain}`;

const WORDS = {
  en: {
    either: (a, b) => `${a} or ${b}`,
    cost: (c) => `cost ${c}`,
    leaf: (l) => `${l} leaf`,
    points: (n) => (n === 1 ? "1 point" : `${n} points`),
    inDeck: (n) => `${n} in the deck`,
    guess: "our best guess",
    lower: true,
    sides: ["above", "below", "left of", "right of"],
    gain: signed("plus", "minus"),
    stack: (n) => `${n} cards`,
    free: "free",
    winters: (n) => `${n} of 3`,
  },
  de: {
    either: (a, b) => `${a} oder ${b}`,
    cost: (c) => `Kosten ${c}`,
    leaf: (l) => `Blatt ${l}`,
    points: (n) => (n === 1 ? "1 Punkt" : `${n} Punkte`),
    inDeck: (n) => `${n} im Stapel`,
    guess: "unsere beste Vermutung",
    lower: false,
    sides: ["über", "unter", "links von", "rechts von"],
    gain: signed("plus", "minus"),
    stack: (n) => `${n} Karten`,
    free: "frei",
    winters: (n) => `${n} von 3`,
  },
  fr: {
    either: (a, b) => `${a} ou ${b}`,
    cost: (c) => `coût ${c}`,
    leaf: (l) => `feuille ${l}`,
    points: (n) => (n < 2 ? `${n} point` : `${n} points`),
    inDeck: (n) => `${n} dans la pioche`,
    guess: "notre meilleure supposition",
    lower: true,
    sides: ["au-dessus de", "au-dessous de", "à gauche de", "à droite de"],
    gain: signed("plus", "moins"),
    stack: (n) => `${n} cartes`,
    free: "libre",
    winters: (n) => `${n} sur 3`,
  },
  es: {
    either: (a, b) => `${a} o ${b}`,
    cost: (c) => `coste ${c}`,
    leaf: (l) => `hoja de ${l}`,
    points: (n) => (n === 1 ? "1 punto" : `${n} puntos`),
    inDeck: (n) => `${n} en el mazo`,
    guess: "nuestra mejor suposición",
    lower: true,
    sides: ["encima de", "debajo de", "a la izquierda de", "a la derecha de"],
    gain: signed("más", "menos"),
    stack: (n) => `${n} cartas`,
    free: "libre",
    winters: (n) => `${n} de 3`,
  },
  it: {
    either: (a, b) => `${a} o ${b}`,
    cost: (c) => `costo ${c}`,
    leaf: (l) => `foglia di ${l}`,
    points: (n) => (n === 1 ? "1 punto" : `${n} punti`),
    inDeck: (n) => `${n} nel mazzo`,
    guess: "la nostra migliore ipotesi",
    lower: true,
    sides: ["sopra", "sotto", "a sinistra di", "a destra di"],
    gain: signed("più", "meno"),
    stack: (n) => `${n} carte`,
    free: "libero",
    winters: (n) => `${n} di 3`,
  },
} satisfies Record<string, Words>;

export function wordsOf(language: string): Words {
  return language in WORDS ? WORDS[language as keyof typeof WORDS] : WORDS.en;
}

/** Without the soft hyphens that names carry for narrow cards. */
export const spoken = (text: string): string => text.replaceAll("\u00ad", "");

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** "Tawny Owl or Stag Beetle, cost 2; beech, sycamore leaf" */
export function cardName(catalog: Catalog, number: number): string {
  const words = wordsOf(catalog.language);
  const halves = catalog.halves(number);
  if (halves.length === 0) return spoken(catalog.data.winter);
  const names = unique(halves.map((h) => spoken(h.species.name)));
  const name = names.length === 2 ? words.either(names[0]!, names[1]!) : names[0]!;
  const costs = unique(halves.map((h) => String(h.species.cost)));
  const cost = costs.length === 2 ? words.either(costs[0]!, costs[1]!) : costs[0]!;
  return `${name}, ${words.cost(cost)}; ${words.leaf(leaves(catalog, halves.map((h) => h.symbol)))}`;
}

/** "beech, sycamore": each leaf once. */
export function leaves(catalog: Catalog, symbols: readonly string[]): string {
  const names = unique(symbols).map((s) => spoken(catalog.symbolName(s)));
  const list = names.join(", ");
  return wordsOf(catalog.language).lower ? list.toLowerCase() : list;
}

/** "below Beech 2, plus 9"; slots as the engine counts them. */
export function slotName(
  language: string, moor: boolean, slot: number, host: string, gain: number | null,
): string {
  const words = wordsOf(language);
  const side = words.sides[moor ? slot & 1 : slot] ?? "";
  return `${side} ${host}${gain === null ? "" : `, ${words.gain(gain)}`}`;
}
