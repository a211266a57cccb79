/** The words of the gallery. */

interface Words {
  title: string;
  lead: (species: number, shown: number) => string;
  search: string;
  all: string;
  set: string;
  type: string;
  leaf: string;
  language: string;
  theme: { auto: string; light: string; dark: string; label: string };
  games: { forest: string; dartmoor: string; label: string };
  groups: { tree: string; shrub: string; moor: string; top: string; bottom: string; side: string };
  none: string;
  clear: string;
  failed: string;
  again: string;
  close: string;
  printed: string;
  about: string;
}

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", es: "Español", it: "Italiano" };
export type Language = keyof typeof LANGUAGES;

const count = (all: number, shown: number, what: string, of: string) =>
  shown === all ? `${all} ${what}` : `${shown} ${of} ${all} ${what}`;

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: "Cards", lead: (n, m) => count(n, m, "species", "of"), search: "Search", all: "All",
    set: "Set", type: "Type", leaf: "Leaf", language: "Language",
    theme: { auto: "System", light: "Light", dark: "Dark", label: "Colours" },
    games: { forest: "Forest", dartmoor: "Dartmoor", label: "Game" },
    groups: { tree: "Trees", shrub: "Shrubs", moor: "Moors", top: "Above", bottom: "Below", side: "Left or right" },
    none: "No species matches.", clear: "Show all", failed: "The cards could not be loaded.",
    again: "Try again", close: "Close", printed: "Printed with", about: "About",
  },
  de: {
    title: "Karten", lead: (n, m) => count(n, m, "Arten", "von"), search: "Suchen", all: "Alle",
    set: "Set", type: "Typ", leaf: "Blatt", language: "Sprache",
    theme: { auto: "System", light: "Hell", dark: "Dunkel", label: "Farben" },
    games: { forest: "Wald", dartmoor: "Dartmoor", label: "Spiel" },
    groups: { tree: "Bäume", shrub: "Sträucher", moor: "Moore", top: "Oben", bottom: "Unten", side: "Links oder rechts" },
    none: "Keine Art passt.", clear: "Alle zeigen", failed: "Die Karten konnten nicht geladen werden.",
    again: "Noch einmal", close: "Schließen", printed: "Gedruckt mit", about: "Über Spinney",
  },
  fr: {
    title: "Cartes", lead: (n, m) => count(n, m, "espèces", "sur"), search: "Chercher", all: "Tout",
    set: "Série", type: "Type", leaf: "Feuille", language: "Langue",
    theme: { auto: "Système", light: "Clair", dark: "Sombre", label: "Couleurs" },
    games: { forest: "Forêt", dartmoor: "Dartmoor", label: "Jeu" },
    groups: { tree: "Arbres", shrub: "Arbustes", moor: "Landes", top: "Au-dessus", bottom: "Au-dessous", side: "À gauche ou à droite" },
    none: "Aucune espèce ne correspond.", clear: "Tout afficher", failed: "Impossible de charger les cartes.",
    again: "Réessayer", close: "Fermer", printed: "Imprimée avec", about: "À propos",
  },
  es: {
    title: "Cartas", lead: (n, m) => count(n, m, "especies", "de"), search: "Buscar", all: "Todo",
    set: "Serie", type: "Tipo", leaf: "Hoja", language: "Idioma",
    theme: { auto: "Sistema", light: "Claro", dark: "Oscuro", label: "Colores" },
    games: { forest: "Bosque", dartmoor: "Dartmoor", label: "Juego" },
    groups: { tree: "Árboles", shrub: "Arbustos", moor: "Páramos", top: "Arriba", bottom: "Abajo", side: "A la izquierda o derecha" },
    none: "Ninguna especie coincide.", clear: "Mostrar todo", failed: "No se pudieron cargar las cartas.",
    again: "Reintentar", close: "Cerrar", printed: "Impresa con", about: "Acerca de",
  },
  it: {
    title: "Carte", lead: (n, m) => count(n, m, "specie", "di"), search: "Cerca", all: "Tutto",
    set: "Serie", type: "Tipo", leaf: "Foglia", language: "Lingua",
    theme: { auto: "Sistema", light: "Chiaro", dark: "Scuro", label: "Colori" },
    games: { forest: "Foresta", dartmoor: "Dartmoor", label: "Gioco" },
    groups: { tree: "Alberi", shrub: "Arbusti", moor: "Brughiere", top: "Sopra", bottom: "Sotto", side: "A sinistra o a destra" },
    none: "Nessuna specie corrisponde.", clear: "Mostra tutto", failed: "Impossibile caricare le carte.",
    again: "Riprova", close: "Chiudi", printed: "Stampata con", about: "Informazioni",
  },
};

export function isLanguage(text: string | null | undefined): text is Language {
  return text != null && text in LANGUAGES;
}

/** What the address says, or the browser, or English. */
export function languageOf(query: URLSearchParams): Language {
  const asked = query.get("lang");
  if (isLanguage(asked)) return asked;
  const own = navigator.language.slice(0, 2);
  return isLanguage(own) ? own : "en";
}
