/** Finding a name by typing: its beginning, its initials, a part of it, or something close. */

import { plain } from "../pages/search";

/** How well a name matches a text, 0 is best; null: not at all. */
export function fit(name: string, text: string): number | null {
  const whole = plain(name);
  const wanted = plain(text).trim();
  if (!wanted || whole.startsWith(wanted)) return 0;
  const words = whole.split(/[\s\-'’]+/).filter(Boolean);
  const parts = wanted.split(/\s+/);
  if (parts.every((part) => words.some((word) => word.startsWith(part)))) return 1;
  if (
    words.length > 1 &&
    words
      .map((word) => word[0])
      .join("")
      .startsWith(wanted.replace(/\s/g, ""))
  )
    return 2;
  if (parts.every((part) => whole.includes(part))) return 3;
  const slips = wanted.length < 4 ? 0 : wanted.length < 7 ? 1 : 2;
  const near = [whole, ...words].some((one) => slips > 0 && distance(wanted, one) <= slips);
  return near ? 4 : null;
}

/** The fewest typos between a text and the beginning of a name: a letter added, missing, wrong, or two swapped. */
function distance(text: string, name: string): number {
  let before: number[] = [];
  let last = Array.from({ length: name.length + 1 }, (_, j) => j);
  for (let i = 1; i <= text.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= name.length; j += 1) {
      const same = text[i - 1] === name[j - 1];
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + Number(!same));
      if (i > 1 && j > 1 && text[i - 1] === name[j - 2] && text[i - 2] === name[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    [before, last] = [last, row];
  }
  return Math.min(...last);
}

/** The items whose names match a text, best first; near matches only if there are no others. */
export function found<T>(all: readonly T[], nameOf: (one: T) => string, text: string): T[] {
  const fits = all
    .map((one) => ({ one, how: fit(nameOf(one), text) }))
    .filter((each): each is { one: T; how: number } => each.how !== null);
  const some = fits.some(({ how }) => how < 4) ? fits.filter(({ how }) => how < 4) : fits;
  return some.sort((a, b) => a.how - b.how).map(({ one }) => one);
}
