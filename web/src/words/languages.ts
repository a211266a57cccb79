/** The languages there are, and which of them is wanted here. */

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", es: "Español", it: "Italiano" };
export type Language = keyof typeof LANGUAGES;

const KEY = "spinney-language";

const FILES: Readonly<Record<Language, () => Promise<{ default: string[] }>>> = {
  en: () => import("./en"),
  de: () => import("./de"),
  fr: () => import("./fr"),
  es: () => import("./es"),
  it: () => import("./it"),
};

/** What there is to say in a language, file by file. */
export function words(language: Language): Promise<{ default: string[] }> {
  return FILES[language]();
}

function isLanguage(text: unknown): text is Language {
  return typeof text === "string" && text in LANGUAGES;
}

/** What the address says, what was chosen before, what the browser speaks, or English. */
export function preferred(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  const wishes = [asked, remembered(), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wishes.find(isLanguage) ?? "en";
}

/** What was chosen here before. */
function remembered(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

/** The language that was chosen; where nothing can be kept, it lasts as long as the page. */
export function remember(language: Language): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(language));
  } catch {
    // A full or forbidden store.
  }
}
