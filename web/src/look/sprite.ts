/** Puts all drawings into the page once; every icon refers to one of them by id. */

import url from "./sprite.svg?url&no-inline";

export async function loadSprite(): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the drawings: ${answer.status}`);
  const sprite = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  sprite.setAttribute("aria-hidden", "true");
  sprite.setAttribute("width", "0");
  sprite.setAttribute("height", "0");
  sprite.classList.add("sr-only");
  document.body.prepend(document.importNode(sprite, true));
}
