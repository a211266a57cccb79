import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import type { TestSequencer, TestSpecification } from "vitest/node";
import { compress } from "./scripts/compress.ts";
import { entryName, inputs, offline } from "./scripts/offline.ts";
import { preload } from "./scripts/preload.ts";
import { packedElsewhere } from "./scripts/pyodide.ts";

const COMMON = /src\/(look|home)\/.*|src\/cards\/(Scene|scenery|catalog)|src\/[a-z.]+\.ts$/;
/** What decides which page and which words to load; nothing else, because it has to load first. */
const FIRST = /src\/(pages|where|words\/languages)\.ts$|preload-helper/;

/** All tests share one page, which costs half of what a page for each file does; so their order is fixed. */
class ByName implements TestSequencer {
  sort(files: TestSpecification[]) {
    return files.sort((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  }

  shard(files: TestSpecification[]) {
    return files;
  }
}

export default defineConfig({
  base: "/",
  // The page's own links are changed where it is written as plain files; all others find their files
  // wherever they are.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
  worker: {
    format: "es",
    plugins: () => [packedElsewhere()],
    // Pyodide's own.
    rolldownOptions: { checks: { eval: false, commonJsVariableInEsm: false } },
  },
  plugins: [svelte(), svelteTesting(), preload(), offline(), compress()],
  build: {
    outDir: "../spinney/server/static",
    emptyOutDir: true,
    // Fonts and drawings are separate files: the page's policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: inputs,
      output: {
        entryFileNames: entryName,
        // What nearly every page uses goes into one file instead of twenty.
        codeSplitting: {
          groups: [
            { name: "first", test: FIRST, priority: 2 },
            { name: "common", test: COMMON, minShareCount: 2, priority: 1 },
          ],
        },
      },
      checks: { bundlerTimings: false },
    },
  },
  server: {
    proxy: {
      "/api": { target: "http://127.0.0.1:8123", ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/fresh.ts"],
    isolate: false,
    maxWorkers: 1,
    sequence: { sequencer: ByName },
    css: { include: /leaves\.css/ },
  },
});
