/** Which page is shown: the path of the address, and links that do not reload the page. */

import { createSubscriber } from "svelte/reactivity";
import { ownsTopEntry } from "./look/back";
import { address, folder, pathIn, queryIn } from "./place";

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
    return pathIn(location);
  },
  get query(): URLSearchParams {
    subscribe();
    return queryIn(location);
  },
};

/** Show a page: by its path, or by a whole address. */
export function go(to: string, replace = false): void {
  history[replace || ownsTopEntry() ? "replaceState" : "pushState"](null, "", address(to));
  dispatchEvent(new Event("spinney:go"));
}

/** An attachment for a page: links within the client are followed without a reload. */
export function links(element: HTMLElement): () => void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.("a");
    if (
      !link ||
      link.origin !== location.origin ||
      !link.pathname.startsWith(folder) ||
      link.target ||
      link.hasAttribute("download")
    )
      return;
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.hash && pathIn(link) === pathIn(location)) return;
    event.preventDefault();
    go(link.href);
    scrollTo(0, 0);
  };
  element.addEventListener("click", follow);
  return () => element.removeEventListener("click", follow);
}
