/** Which page is shown: the path of the address, and links that do not reload the page. */

import { createSubscriber } from "svelte/reactivity";
import { ownsTopEntry } from "./look/back";

const subscribe = createSubscriber((update) => {
  addEventListener("popstate", update);
  addEventListener("spinney:go", update);
  return () => {
    removeEventListener("popstate", update);
    removeEventListener("spinney:go", update);
  };
});

export const route = {
  get path(): string {
    subscribe();
    return location.pathname;
  },
  get query(): URLSearchParams {
    subscribe();
    return new URLSearchParams(location.search);
  },
};

export function go(to: string, replace = false): void {
  history[replace || ownsTopEntry() ? "replaceState" : "pushState"](null, "", to);
  dispatchEvent(new Event("spinney:go"));
}

/** An attachment for a page: links within the client are followed without a reload. */
export function links(element: HTMLElement): () => void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
    scrollTo(0, 0);
  };
  element.addEventListener("click", follow);
  return () => element.removeEventListener("click", follow);
}
