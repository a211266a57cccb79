/** The state of a table, for somebody with a seat there. */

import type { TableNow } from "../protocol";
import { number, t } from "../words/words.svelte";

export interface Standing {
  text: string;
  /** Whether it is this person's turn. */
  yours: boolean;
}

export function standing(table: TableNow, person: number): Standing {
  if (table.phase === "over") return { text: t("home-over", { points: result(table, person) }), yours: false };
  if (table.phase === "lobby") {
    const n = table.seats.filter((seat) => seat.person === null && seat.bot === null).length;
    return n > 0
      ? { text: t("home-waiting", { n }), yours: false }
      : { text: t("home-ready"), yours: table.host === person };
  }
  const actor = table.seats[table.actor ?? 0];
  const yours = actor?.person === person && actor.bot === null;
  return { text: yours ? t("home-your-turn") : t("home-their-turn", { name: actor?.name ?? "" }), yours };
}

/** Everybody's points, your own first. */
function result({ scores, seats }: TableNow, person: number): string {
  const own = (seat: number) => Number(seats[seat]?.person === person);
  const all = (scores ?? []).map((points, seat) => ({ points, seat })).sort((a, b) => own(b.seat) - own(a.seat));
  return all.map(({ points }) => number(points)).join(" : ");
}
