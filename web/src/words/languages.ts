/** The available languages, and which one to use. */

/** A code such as "de"; every folder here is a language. */
export type Language = string;

const FOLDERS = import.meta.glob<{ default: string[] }>("./*/index.ts");

/** The languages' own names, by code. */
export const LANGUAGES: Readonly<Record<Language, string>> = Object.fromEntries(
  Object.keys(FOLDERS).map((path) => {
    const code = path.split("/")[1]!;
    return [code, ownName(code)];
  }),
);

const KEY = "spinney-language";

/** The messages of a language, file by file. */
export function words(language: Language): Promise<{ default: string[] }> {
  return FOLDERS[`./${language}/index.ts`]!();
}

function ownName(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function isLanguage(text: unknown): text is Language {
  return typeof text === "string" && text in LANGUAGES;
}

/** From the address, an earlier choice, the browser, or English. */
export function preferred(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  const wishes = [asked, remembered(), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wishes.find(isLanguage) ?? "en";
}

/** The language chosen before. */
function remembered(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

/** Save the chosen language; if that is impossible, it lasts as long as the page. */
export function remember(language: Language): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(language));
  } catch {
    // Storage is full or forbidden.
  }
}
