/** Table codes and links. */

import { wholeAddress } from "../place";

const CODE = /^[0-9A-Z]{4,12}$/;

/** The code in typed or pasted text: the code itself or a link with it; null if there is none. */
export function codeIn(text: string): string | null {
  const inLink = /\/t\/([^/?&#\s]+)/i.exec(text)?.[1];
  const code = (inLink ?? text.replace(/[\s-]/g, "")).toUpperCase();
  return CODE.test(code) ? code : null;
}

/** The address of a table. */
export function linkTo(code: string): string {
  return wholeAddress(`/t/${code}`);
}
