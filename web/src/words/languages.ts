/** The languages there are, and which of them is wanted here. */

/** A code such as "de"; every folder here is a language. */
export type Language = string;

const FOLDERS = import.meta.glob<{ default: string[] }>("./*/index.ts");

/** What each of them calls itself, by its code. */
export const LANGUAGES: Readonly<Record<Language, string>> = Object.fromEntries(
  Object.keys(FOLDERS).map((path) => {
    const code = path.split("/")[1]!;
    return [code, ownName(code)];
  }),
);

const KEY = "spinney-language";

/** What there is to say in a language, file by file. */
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
