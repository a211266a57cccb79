/** What is impossible or missing, in words. */

import type { Catalog } from "../cards/catalog";
import { spoken } from "../cards/words";
import type { Problem } from "../score/notation";
import { t } from "../words/words.svelte";
import type { Pad } from "./pad.svelte";

export function problemText(pad: Pad, catalog: Catalog, problem: Problem): string {
  const name = (key: unknown) => {
    const found = catalog.find(String(key))?.name ?? catalog.data.face_down;
    return spoken(found);
  };
  const { args } = problem;
  return t(`flag-${problem.kind}`, {
    ...args,
    card: name(args.card),
    because: name(args.because),
    others: String(args.others ?? "")
      .split(", ")
      .filter(Boolean)
      .map(name)
      .join(", "),
    host: problem.host + 1,
    player: pad.forests.players[problem.player]?.name ?? "",
  });
}
