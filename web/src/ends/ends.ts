/** Who answers: the page itself for the tables of this device, otherwise the server, if there is one. */

import { alone } from "../place";
import type { End } from "./end";
import { page } from "./page.svelte";
import { server } from "./server";

/** Codes of this device begin with it; a server's never contain it. */
const OWN = "0";

export const isOwn = (code: string): boolean => code.startsWith(OWN);

const TABLE = /^\/api\/tables\/([^/?]+)/;

/** The table that a request is about. */
export const tableOf = (path: string): string | undefined => TABLE.exec(path)?.[1];

export function endFor(path: string): End {
  const code = tableOf(path);
  return alone || (code && isOwn(code)) ? page : server;
}
