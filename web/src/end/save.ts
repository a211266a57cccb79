/** Saving a finished game as a file. */

import { ask } from "../api";
import { endFor } from "../ends/ends";
import { server } from "../ends/server";
import type { TableInfo } from "../protocol";
import { download } from "./picture";

/** Where a server has the file; on this device it is made when the link is followed. */
export const replayPath = (code: string): string => `/api/tables/${code}/replay`;

/** For the link to the file: what no server has comes from this device, and a link carries no key. */
export const saving = (info: TableInfo, name: string) => async (event: MouseEvent) => {
  const { code, settings } = info;
  if (settings.onlookers && endFor(replayPath(code)) === server) return;
  event.preventDefault();
  download(new File([JSON.stringify(await ask(replayPath(code)))], name, { type: "application/json" }));
};
