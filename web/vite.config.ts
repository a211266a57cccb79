import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { compress } from "./scripts/compress.ts";
import { entryName, inputs, offline } from "./scripts/offline.ts";
import { preload } from "./scripts/preload.ts";

const COMMON = /src\/(look|home)\/.*|src\/cards\/(Scene|scenery|catalog)|src\/[a-z.]+\.ts$/;
/** What says which page and which words are wanted; nothing else, for it is to come first. */
const FIRST = /src\/(pages|words\/languages)\.ts$|preload-helper/;

export default defineConfig({
  base: "/",
  plugins: [svelte(), svelteTesting(), preload(), offline(), compress()],
  build: {
    outDir: "../spinney/server/static",
    emptyOutDir: true,
    // Fonts and drawings are files of their own: the page's policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: inputs,
      output: {
        entryFileNames: entryName,
        // What nearly every page uses comes in one file, not in twenty.
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
    css: { include: /leaves\.css/ },
  },
});
