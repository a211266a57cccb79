/** Names and reasons in the page's language, put together like the engine's (spinney/text). */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../words/words.svelte";
import type { Line } from "./score";
import { GAMES, type Count, type Game, type GameName, type Species } from "./tables";

const FILES = import.meta.glob<string>("./locales/*.ftl", { query: "?raw", import: "default" });

type Arguments = Record<string, FluentVariable>;

/** Something countable: a message and its arguments; its forms are attributes of the message. */
interface Noun {
  id: string;
  args?: Arguments;
}

/** The wording of scores in one language. */
export class Wording {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    text: string,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(text));
  }

  /** The name of a species, or of something else: a sapling, a line of a score sheet. */
  name(game: GameName, key: string): string {
    return this.#get(GAMES[game].find(key) ? `${game}-${key}` : `name-${key}`);
  }

  symbol(game: GameName, symbol: string): string {
    return this.#get(`${game}-symbol-${symbol}`);
  }

  slot(slot: string): string {
    return this.#get(`slot-${slot}`);
  }

  set(set: string): string {
    return this.#get(`set-${set}`);
  }

  /** "on a moor", "on a Beech": at hosts with a tag or of a species. */
  on(game: GameName, host: string): string {
    return this.#form(GAMES[game].find(host) ? { id: `${game}-${host}` } : tag(game, host), "on");
  }

  /** What a line's rule counted, and the points it gives for it. */
  reason(game: GameName, line: Line): string {
    if (line.key === "cave") return this.#number({ id: "count-in-cave" }, line.count);
    if (line.key === "cave_card") return this.#get("cave-number", { n: line.count });
    const species = GAMES[game].find(line.key);
    if (!species)
      return this.#get("reason-sets", { n: line.sizes.length, sizes: this.#listed(line.sizes.map(String)) });
    const text = this.#rule(GAMES[game], species, line);
    if (!line.doubled) return text;
    return this.#get("reason-doubled", { text, host: this.name(game, doubler(GAMES[game], species)) });
  }

  #rule(game: Game, species: Species, line: Line): string {
    const rule = species.points;
    const things = () => this.#things(game, species, line);
    switch (rule.kind) {
      case "flat":
        return this.#get("reason-flat", { n: rule.points });
      case "per":
        return this.#get("reason-each", { things: things(), points: rule.points });
      case "at_least":
        if (typeof rule.count !== "string" && rule.count.kind === "on") {
          const on = this.on(game.name, (rule.count.tag ?? rule.count.species)!);
          return this.#get("reason-on", { on, met: line.count > 0 ? "yes" : "no" });
        }
        return this.#get("reason-needed", { things: things(), minimum: rule.minimum });
      case "most": {
        const met = line.points === rule.points * (line.doubled ? 2 : 1);
        return this.#get("reason-most", { things: things(), met: met ? "yes" : "no" });
      }
      case "alone":
        return this.#get("reason-alone", { n: line.count });
      case "table":
      case "total":
        return things();
      case "sets":
        throw new TypeError(`${species.key} is scored with its set`);
    }
  }

  /** How many were counted; for a card's own symbol, the symbol's name. */
  #things(game: Game, species: Species, line: Line): string {
    const { points } = species;
    return "count" in points ? this.#number(this.#noun(game, points.count, species, line.symbol), line.count) : "";
  }

  #noun(game: Game, count: Count, counter: Species, own: string): Noun {
    if (typeof count === "string") return tag(game.name, count);
    switch (count.kind) {
      case "cards":
        return { id: `${game.name}-${count.species}` };
      case "kinds":
        return { id: `kinds-${count.tag}`, args: { game: game.name } };
      case "tree_number":
        return count.species ? { id: `${game.name}-${count.species}` } : tag(game.name, "tree");
      case "symbol": {
        const symbol = count.symbol ?? own;
        if (!symbol) return { id: "count-own-symbol" };
        return { id: "count-symbol", args: { symbol: this.symbol(game.name, symbol) } };
      }
      case "full_trees":
        return { id: "count-full-trees" };
      case "below":
        return { id: count.trees_only ? "count-below-trees" : "count-below" };
      case "in_cave":
        return { id: "count-in-cave" };
      case "filled_slots":
        return { id: "count-filled-slots" };
      case "in_slot":
        return { id: "count-in-slot" };
      case "at_host": {
        const what = count.tag === null ? { id: "card" } : tag(game.name, count.tag);
        const isTree = count.trees_only || counter.place === "tree";
        const [one, some, many] = [this.#form(what), this.#form(what, "some"), this.#form(what, "many")];
        return { id: "count-at-host", args: { one, some, many, host: this.#get(isTree ? "this-tree" : "this-host") } };
      }
      case "sum": {
        const symbols = [count.first, count.second].flatMap((part) =>
          typeof part !== "string" && part.kind === "symbol" && part.symbol
            ? [this.symbol(game.name, part.symbol)]
            : [],
        );
        if (symbols.length === 2) return { id: "count-symbol", args: { symbol: this.#either(symbols) } };
        const first = this.#noun(game, count.first, counter, own);
        const second = this.#noun(game, count.second, counter, own);
        return {
          id: "count-sum",
          args: {
            first: this.#form(first),
            second: this.#form(second),
            firsts: this.#form(first, "many"),
            seconds: this.#form(second, "many"),
          },
        };
      }
      case "on":
        throw new TypeError("a host is asked, not counted");
    }
  }

  /** "3 birds" */
  #number(noun: Noun, n: number): string {
    return this.#get("counted", { n, one: this.#form(noun), many: this.#form(noun, "many") });
  }

  /** A noun in its base form, or in another one. */
  #form({ id, args }: Noun, form = ""): string {
    return this.#get(form ? `${id}.${form}` : id, args);
  }

  /** "3, 2 and 1" */
  #listed(parts: readonly string[]): string {
    const [last, ...before] = [...parts].reverse();
    if (!before.length) return last ?? "";
    const first = before.reduceRight((first, second) => this.#get("list-comma", { first, second }));
    return this.#get("list-and", { first, second: last!, initial: "" });
  }

  /** "Oak or Beech" */
  #either(parts: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "disjunction" }).format(parts);
  }

  #get(id: string, args: Arguments = {}): string {
    const [name, form] = id.split(".");
    const message = this.#bundle.getMessage(name!);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (!pattern) throw new Error(`no message ${id} in ${this.language}`);
    return this.#bundle.formatPattern(pattern, args);
  }
}

/** A type; its name may depend on the game. */
const tag = (game: GameName, name: string): Noun => ({ id: `tag-${name}`, args: { game } });

/** The host that doubles the points of a species. */
function doubler(game: Game, species: Species): string {
  const doubles = ({ permanent }: Species) => permanent?.kind === "doubles" && species.tags.includes(permanent.tag);
  return game.species.find(doubles)!.key;
}

const loaded = new Map<string, Promise<Wording>>();

/** The wording of a language, loaded once. */
export function loadWording(language: Language): Promise<Wording> {
  const file = `./locales/${language}.ftl`;
  let wording = loaded.get(file);
  if (!wording) {
    wording = FILES[file]!().then((text) => new Wording(language, text));
    wording.catch(() => loaded.delete(file));
    loaded.set(file, wording);
  }
  return wording;
}
