/** What a count leaves open, in words. */

import type { Open } from "../score";
import { t } from "../words/words.svelte";

/** "up to 127; 14 leaves open". */
export function openText({ most, leaves, questions }: Open): string {
  const what = [
    ...(leaves ? [t("pad-open-leaves", { n: leaves })] : []),
    ...(questions ? [t("pad-open-questions", { n: questions })] : []),
  ];
  return t("pad-open", { most, what: what.join(", ") });
}
