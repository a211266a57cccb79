import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, choose, language, speak, t } from "./words.svelte";

const files = import.meta.glob<string>("./*/*.ftl", { eager: true, query: "?raw", import: "default" });
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The text of each message: what is between its name and the next one. */
function messages(code: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, text] of Object.entries(files)) {
    if (!path.startsWith(`./${code}/`)) continue;
    for (const [, id, body] of text.matchAll(/^([a-z][\w-]*) *=((?:.|\n(?=[ \t}\n]))*)/gm)) {
      expect(found.has(id!), `${path}: ${id} twice`).toBe(false);
      found.set(id!, body!);
    }
  }
  return found;
}

const variables = (text: string) => [...new Set([...text.matchAll(/\$([a-z_]+)/gi)].map(([, name]) => name))].sort();
const english = messages("en");

describe.each(Object.keys(LANGUAGES))("the words in %s", (code) => {
  const own = messages(code);

  it("are the messages of English", () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("use only arguments English has", () => {
    for (const [id, text] of own)
      expect(variables(english.get(id) ?? ""), id).toEqual(expect.arrayContaining(variables(text)));
  });

  it("are read without an error", () => {
    const bundle = new FluentBundle(code);
    for (const [path, text] of Object.entries(files))
      if (path.startsWith(`./${code}/`)) expect(bundle.addResource(new FluentResource(text)), path).toEqual([]);
    for (const id of own.keys()) {
      const errors: Error[] = [];
      const args = Object.fromEntries(variables(own.get(id)!).map((name) => [name!, 2]));
      bundle.formatPattern(bundle.getMessage(id)!.value!, args, errors);
      expect(errors, id).toEqual([]);
    }
  });
});

it("every message is asked for, and every one asked for is there", () => {
  const text = Object.values(sources)
    .filter((source) => source.includes("words.svelte"))
    .join("\n");
  const asked = [...text.matchAll(/\bt\(\s*"([\w-]+)"/g)].map(([, id]) => id!);
  expect(asked.filter((id) => !english.has(id))).toEqual([]);
  const families = [...text.matchAll(/\bt\(\s*`([\w-]+-)\$\{/g)].map(([, prefix]) => prefix!);
  const said = (id: string) => text.includes(`"${id}"`) || families.some((prefix) => id.startsWith(prefix));
  expect([...english.keys()].filter((id) => !said(id))).toEqual([]);
});

describe("speaking", () => {
  beforeAll(() => speak("en"));

  it("changes the language and remembers it", async () => {
    expect(t("close")).toBe("Close");
    await choose("de");
    expect(language()).toBe("de");
    expect(t("close")).toBe("Schließen");
    expect(localStorage.getItem("spinney-language")).toBe('"de"');
  });

  it("says loudly what is missing", () => {
    expect(() => t("nothing-like-this")).toThrow("nothing-like-this");
  });
});
