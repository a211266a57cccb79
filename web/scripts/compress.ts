// For the build: a compressed copy of every file that gets smaller, so that the server need not make it.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;

export function compress(): Plugin {
  return {
    name: "spinney-compress",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      handler: ({ dir }) =>
        readdirSync(dir!, { recursive: true, encoding: "utf-8" }).forEach((name) => shrink(join(dir!, name))),
    },
  };
}

function shrink(path: string): void {
  if (!TEXT.test(path)) return;
  const body = readFileSync(path);
  const copies = { ".br": brotliCompressSync(body), ".gz": gzipSync(body, { level: 9 }) };
  for (const [ending, small] of Object.entries(copies))
    if (small.length < body.length) writeFileSync(path + ending, small);
}
