// Judges tables with the browser's arithmetic, for the test that compares it with NumPy's.
// Reads one JSON value per line, writes one result per line:
//   {"file": ...}                                       {"about": ...}
//   {"features": [...], "parts": [...], "most": ...}    {"logits": [...], "outcome": [...], "ms": ...}

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const options = { root: fileURLToPath(new URL("..", import.meta.url)), configFile: false, logLevel: "error" };
const { module: ends } = await runnerImport("./src/ends/layers.ts", options);
let layers;

function opened({ file }) {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  layers = new ends.Layers(buffer.slice(byteOffset, byteOffset + byteLength));
  return { about: JSON.parse(layers.about) };
}

function judged({ features, parts, most }) {
  const began = performance.now();
  layers.look(Int16Array.from(features), features.length, 1);
  const logits = layers.logits(0, Int16Array.from(parts), parts.length / most, most);
  return { logits, outcome: layers.outcome(0), ms: performance.now() - began };
}

for await (const text of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(text);
  process.stdout.write(`${JSON.stringify(asked.file ? opened(asked) : judged(asked))}\n`);
}
