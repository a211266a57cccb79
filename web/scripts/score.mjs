// Scores forests with the browser's score core, for the test that compares it with the engine.
// Reads one JSON value per line, writes one result per line:
//   {"forests": ...}              {"problems": [...], "sheets": [...], "link": ...}
//   {"game": ..., "line": ...}    {"reasons": {language: text}}

import { readFileSync, readdirSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const locales = here("../src/score/locales/");

const options = { root: here(".."), configFile: false, logLevel: "error" };
const { module: core } = await runnerImport("./src/score/index.ts", options);
const wordings = readdirSync(locales).map(
  (file) => new core.Wording(file.replace(".ftl", ""), readFileSync(locales + file, "utf-8")),
);

/** The reason of a line in every language. */
function reasons({ game, line }) {
  return { reasons: Object.fromEntries(wordings.map((wording) => [wording.language, wording.reason(game, line)])) };
}

/** The problems of some forests, their scores, and what comes back from their link. */
function scores(data) {
  const { forests, problems } = core.read(data);
  if (!forests) return { problems };
  const link = core.pack(forests);
  return { problems: core.check(forests), sheets: core.score(forests), link: link && core.unpack(link) };
}

for await (const text of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(text);
  process.stdout.write(`${JSON.stringify(asked.line ? reasons(asked) : scores(asked.forests))}\n`);
}
