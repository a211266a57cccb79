/** Points that grow by steps, taken from their words for a table. */

export interface Steps {
  title: string;
  /** The number of things, as a column's head, and the points. */
  rows: [string, string][];
}

/** ``Sets of different butterflies: 2 = 3, 3 = 6, 4 = 12`` as a table; null for other words. */
export function steps(text: string | null): Steps | null {
  const [, title, list] = text?.match(/^([^:]+?)\s?:\s(.+?)\.?$/) ?? [];
  if (title === undefined || list === undefined) return null;
  const rows: [string, string][] = [];
  for (const part of list.split(/,\s/)) {
    const [, count, more, points] = part.match(/^(\d+)(\D*?)\s=\s(-?\d+)$/) ?? [];
    if (count === undefined || points === undefined) return null;
    rows.push([more ? `${count}+` : count, points]);
  }
  return rows.length > 2 ? { title, rows } : null;
}
