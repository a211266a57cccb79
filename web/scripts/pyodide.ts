// For the build: Pyodide's own file names stay names. Its engine is packed by tools/page_python.py.

import type { Plugin } from "vite";

const NAMED = 'new URL("pyodide.asm.wasm",import.meta.url).href';

export function packedElsewhere(): Plugin {
  return {
    name: "spinney-pyodide",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith("/pyodide.asm.mjs")) return null;
      if (!code.includes(NAMED)) this.error("Pyodide names its engine in another way");
      return { code: code.replace(NAMED, '"pyodide.asm.wasm"'), map: null };
    },
  };
}
