/** The client's messages in the chosen language: Fluent, one folder per language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, preferred, remember, words } from "./languages";

export { LANGUAGES, type Language } from "./languages";
export type Arguments = Record<string, FluentVariable>;

interface Spoken {
  language: Language;
  bundle: FluentBundle;
  unread: string[];
  /** What has been said before, by message and arguments: a table says much the same all the time. */
  said: Map<string, string>;
  /** Kept, because making them takes far longer than using them. */
  numbers: Intl.NumberFormat;
  either: Intl.ListFormat;
}

const EITHER = { type: "disjunction" } as const;

/** Then it starts anew. */
const MOST_SAID = 2000;

let spoken = $state.raw<Spoken>();

/** Switch to a language, or to the preferred one; the screen changes with it. */
export async function speak(language: Language = preferred()): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const unread = [...(await words(language)).default];
  const numbers = new Intl.NumberFormat(language);
  spoken = { language, bundle, unread, said: new Map(), numbers, either: new Intl.ListFormat(language, EITHER) };
  document.documentElement.lang = language;
}

/** Switch to a language and remember it. */
export function choose(language: Language): Promise<void> {
  remember(language);
  return speak(language);
}

/** The current language. */
export function language(): Language {
  return spoken?.language ?? "en";
}

/** A file is parsed when one of its messages is needed: a slow phone shows its first page sooner. */
function found({ bundle, unread }: Spoken, id: string) {
  if (!bundle.hasMessage(id)) {
    const at = unread.findIndex((text) => `\n${text}`.includes(`\n${id} =`));
    if (at >= 0) bundle.addResource(new FluentResource(unread.splice(at, 1)[0]!));
  }
  return bundle.getMessage(id);
}

/** Whether a message exists. */
export function hasMessage(id: string): boolean {
  return spoken !== undefined && found(spoken, id) !== undefined;
}

/** A message in the current language. */
export function t(id: string, args?: Arguments): string {
  const key = args ? id + JSON.stringify(args) : id;
  const before = spoken?.said.get(key);
  if (before !== undefined) return before;
  const message = spoken && found(spoken, id);
  if (!message?.value) throw new Error(`no message ${id} in ${language()}`);
  const { bundle, said } = spoken!;
  const text = bundle.formatPattern(message.value, args);
  if (said.size >= MOST_SAID) said.clear();
  said.set(key, text);
  return text;
}

/** A number formatted in the current language. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  const plain = options ? undefined : spoken?.numbers;
  return (plain ?? new Intl.NumberFormat(language(), options)).format(value);
}

/** "Oak or Beech" */
export function either(parts: readonly string[]): string {
  return (spoken?.either ?? new Intl.ListFormat(language(), EITHER)).format(parts);
}

/** A date or time formatted in the current language. */
export function date(ms: number, options: Intl.DateTimeFormatOptions = { dateStyle: "medium" }): string {
  return new Intl.DateTimeFormat(language(), options).format(ms);
}
