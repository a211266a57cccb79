/** The players, as named for one of them or for somebody watching. */

import type { TableInfo } from "../protocol";
import { language, t } from "../words/words.svelte";

export interface Someone {
  seat: number;
  name: string;
  /** Whether it is the viewer's only seat: "you". */
  me: boolean;
}

export function people(info: TableInfo, own: readonly number[]): Someone[] {
  return info.seats.map(({ name }, seat) => {
    const me = own.length === 1 && own[0] === seat;
    return { seat, me, name: me ? t("end-you") : name || t("end-player", { n: seat + 1 }) };
  });
}

/** "Ana, Ben and Cleo". */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
