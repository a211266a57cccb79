/** The app on a home screen opens where one was: it begins at an address of its own, which stands for the last one. */

import { address, folder } from "./place";

const KEY = "spinney-where";
/** The query of that address. */
export const APP = "?app";

/** Call whenever a page is shown. */
export function remember(path: string): void {
  try {
    localStorage.setItem(KEY, path);
  } catch {
    // Storage is full or forbidden: the app begins at home.
  }
}

/** Call before the first page is shown. */
export function returnThere(): void {
  if (location.pathname !== folder || location.search !== APP) return;
  let last: string | null = null;
  try {
    last = localStorage.getItem(KEY);
  } catch {
    // As above.
  }
  history.replaceState(null, "", address(last?.startsWith("/") && !last.startsWith("//") ? last : "/"));
}
