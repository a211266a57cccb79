// For the build: tells the service worker which files make up this version of the client.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** At the root, because a worker's scope is its own folder. */
const WORKER = "sw.js";

/** Requested by the system when the client is installed, never by a page. */
const ICONS = /\.png$/;

/** The build's inputs: the page and the worker. Vite chooses all other names. */
export const inputs = { index: "index.html", sw: "src/offline/worker.ts" };
export const entryName = ({ name }: { name: string }): string => (name === "sw" ? WORKER : "assets/[name]-[hash].js");

export function offline(): Plugin {
  return {
    name: "spinney-offline",
    apply: "build",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk" || worker.imports.length > 0) this.error("the service worker must be one file");
    },
    // By now all files are there, and none has been compressed yet.
    writeBundle: { sequential: true, handler: ({ dir }) => tell(dir!) },
  };
}

function tell(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => name !== WORKER && !ICONS.test(name) && statSync(join(folder, name)).isFile())
    .sort();
  const hash = createHash("sha256");
  for (const name of [...files, WORKER]) hash.update(name).update(readFileSync(join(folder, name)));
  const built = {
    version: hash.digest("hex").slice(0, 12),
    files: files.map((name) => name.replaceAll("\\", "/")),
  };
  const worker = join(folder, WORKER);
  const code = readFileSync(worker, "utf-8");
  const told = code.replace("__BUILT__", () => JSON.stringify(built));
  if (told === code) throw new Error("the service worker does not ask for its files");
  writeFileSync(worker, told);
}
