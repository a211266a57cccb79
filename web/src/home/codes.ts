/** The code of a table, wherever somebody found it. */

const CODE = /^[0-9A-Z]{4,12}$/;

/** The code in what was typed or pasted: the code itself, or a link with it; null if there is none. */
export function codeIn(text: string): string | null {
  const inLink = /\/t\/([^/?#\s]+)/i.exec(text)?.[1];
  const code = (inLink ?? text.replace(/[\s-]/g, "")).toUpperCase();
  return CODE.test(code) ? code : null;
}

/** The address that leads to a table. */
export function linkTo(code: string): string {
  return new URL(`/t/${code}`, location.href).href;
}
