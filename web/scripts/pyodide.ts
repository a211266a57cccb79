// For the build: Pyodide's own file names stay names, and so do the modules of Node. Its engine is packed by tools/page_python.py.

import type { Plugin } from "vite";

const NAMED = 'new URL("pyodide.asm.wasm",import.meta.url).href';

export function packedElsewhere(): Plugin {
  return {
    name: "spinney-pyodide",
    enforce: "pre",
    // It names these modules for Node alone.
    resolveId: (id) => (id.startsWith("node:") ? { id, external: true } : null),
    transform(code, id) {
      if (!id.endsWith("/pyodide.asm.mjs")) return null;
      if (!code.includes(NAMED)) this.error("Pyodide names its engine in another way");
      return { code: code.replace(NAMED, '"pyodide.asm.wasm"'), map: null };
    },
  };
}
