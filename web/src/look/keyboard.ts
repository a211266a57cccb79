/** The keyboard of a phone or tablet: browsers lay it over the page and say only how much of the page is left. */

import { createSubscriber } from "svelte/reactivity";

const follow = createSubscriber((update) => {
  const listening = new AbortController();
  for (const change of ["resize", "scroll"]) window.visualViewport?.addEventListener(change, update, listening);
  return () => listening.abort();
});

/** How many pixels at the lower end of the page it covers. */
export function covered(): number {
  follow();
  // With two fingers one also sees only a part of the page.
  const { visualViewport } = window;
  if (!visualViewport || visualViewport.scale > 1) return 0;
  return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop));
}
