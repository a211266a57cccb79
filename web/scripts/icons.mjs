// Writes src/look/sprite.svg: our own drawings, also those of each set, and the game-icons that
// src/score/pictures.json names. Writes src/look/leaves.css: the colours of the tree symbols of each set.
// Run it with 'npm run icons' after a change to either; a test says when the sprite is out of date.

import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const source = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");

/** Rounds to one decimal, a tenth of a pixel at 512, without touching the rest of the text. */
const short = (body) =>
  body.replace(/\.(\d)(\d+)/g, (_, tenth, rest) => {
    const digit = rest[0] >= "5" && tenth !== "9" ? Number(tenth) + 1 : Number(tenth);
    return `.${digit}`;
  });

/** The files of this name in the folders of the sets. */
function inSets(name) {
  const folder = here("../../spinney/cards/sets/");
  const files = readdirSync(folder)
    .sort()
    .map((set) => `${folder}${set}/${name}`);
  return files.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf-8"));
}

/** The text of the sprite. */
export function sprite() {
  const own = inSets("drawings.svg").map((drawn) => drawn.replace(/<svg[^>]*>\n|<\/svg>\n/g, ""));
  const drawings = readFileSync(here("../src/look/drawings.svg"), "utf-8").replace("</svg>", `${own.join("")}</svg>`);
  const names = JSON.parse(readFileSync(here("../src/score/pictures.json"), "utf-8")).species;
  const { icons, aliases } = JSON.parse(readFileSync(source, "utf-8"));
  const needed = Object.values(names).filter((id) => id.startsWith("g-"));
  const symbols = [...new Set(needed)].sort().map((id) => {
    const name = id.slice(2);
    const icon = icons[name] ?? icons[aliases?.[name]?.parent];
    if (!icon) throw new Error(`game-icons has no icon ${name}`);
    return `<symbol id="g-${name}" viewBox="8 8 496 496">${short(icon.body)}</symbol>`;
  });
  return drawings.replace("</svg>", `${symbols.join("\n")}\n</svg>`);
}

/** The colours of all leaves. */
export function leaves() {
  const head =
    "/* The tree symbols: one main colour each (--y, its glyph --yg), the rest derived from it in OKLCH. */\n";
  return head + inSets("leaves.css").join("");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = sprite();
  writeFileSync(here("../src/look/sprite.svg"), text);
  writeFileSync(here("../src/look/leaves.css"), leaves());
  console.log(`src/look/sprite.svg: ${text.match(/<symbol/g).length} symbols, ${text.length} bytes`);
}
