/** Which page is shown at which address. */

import type { Component } from "svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- pages differ in what they are handed
export type Page = () => Promise<{ default: Component<any> }>;

/** A word after a colon is passed to the page as a prop of that name. */
const PAGES: readonly (readonly [path: string, page: Page])[] = [
  ["/", () => import("./home/Home.svelte")],
  ["/t/:code", () => import("./table/TablePage.svelte")],
  ["/cards", () => import("./pages/Gallery.svelte")],
  ["/signs/:game", () => import("./learn/SignsPage.svelte")],
  ["/rules/:game", () => import("./learn/RulesPage.svelte")],
  ["/learn/:game", () => import("./learn/Tutorial.svelte")],
  ["/record", () => import("./record/RecordPage.svelte")],
  ["/puzzles/:game", () => import("./puzzles/PuzzlesPage.svelte")],
  ["/puzzles/:game/:key", () => import("./puzzles/PuzzlePage.svelte")],
  ["/puzzles/:game/own/:key", () => import("./puzzles/PuzzlePage.svelte")],
  ["/pad", () => import("./pad/PadPage.svelte")],
  ["/pad/count", () => import("./pad/count/CountPage.svelte")],
  ["/pad/history", () => import("./pad/HistoryPage.svelte")],
  ["/pad/:code", () => import("./pad/SharedPage.svelte")],
  ["/about", () => import("./pages/About.svelte")],
  ["/look", () => import("./pages/Look.svelte")],
];

const parts = (path: string) => path.split("/").filter(Boolean);

/** The page at a path and the props from its address; home if there is none. */
export function pageAt(path: string): { page: Page; props: Record<string, string> } {
  const given = parts(path);
  for (const [pattern, page] of PAGES) {
    const expected = parts(pattern);
    if (expected.length !== given.length) continue;
    if (!expected.every((part, i) => part.startsWith(":") || part === given[i])) continue;
    const named = expected.flatMap((part, i) =>
      part.startsWith(":") ? [[part.slice(1), decodeURIComponent(given[i]!)]] : [],
    );
    return { page, props: Object.fromEntries(named) };
  }
  return { page: PAGES[0]![1], props: {} };
}
