/** The layout of a line chart. */

/** Round numbers from 0 up, about this many. */
export function ticks(max: number, about: number): number[] {
  const rough = Math.max(1, max / about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= rough && Number.isInteger(n))!;
  return Array.from({ length: Math.floor(max / step + 1e-9) + 1 }, (_, i) => i * step);
}

/** The top of an axis: the largest value and some space above. */
export function ceiling(values: readonly number[], about: number): number {
  const max = Math.max(1, ...values);
  const step = ticks(max, about)[1] ?? max;
  return max + step / 4;
}

/** Maps a value from 0 to max onto a range. */
export const scale =
  (max: number, from: number, to: number) =>
  (value: number): number =>
    from + (max === 0 ? 0 : value / max) * (to - from);

const short = (n: number): string => String(Math.round(n * 10) / 10);

export function line(values: readonly number[], x: (i: number) => number, y: (v: number) => number): string {
  return values.map((value, i) => `${i ? "L" : "M"}${short(x(i))} ${short(y(value))}`).join("");
}

/** The same, closed along the bottom. */
export function below(
  values: readonly number[],
  x: (i: number) => number,
  y: (v: number) => number,
  bottom: number,
): string {
  return `${line(values, x, y)}L${short(x(values.length - 1))} ${bottom}L${short(x(0))} ${bottom}Z`;
}

/** Labels moved apart until none overlap, as close to their places as possible. */
export function spread(places: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const at = order.map((i) => places[i]!);
  for (let i = 0; i < at.length; i++) at[i] = Math.max(at[i]!, i ? at[i - 1]! + gap : top);
  for (let i = at.length - 1; i >= 0; i--) at[i] = Math.min(at[i]!, i < at.length - 1 ? at[i + 1]! - gap : bottom);
  const moved: number[] = [];
  order.forEach((seat, i) => (moved[seat] = at[i]!));
  return moved;
}

/** Where a line shows its player's shape: at intervals, each line at different places. */
export function markedAt(steps: number, player: number, players: number, apart: number): number[] {
  const marked = new Set<number>();
  const shift = (apart * (player + 1)) / (players + 1);
  for (let at = shift; at < steps - apart / 2; at += apart) marked.add(Math.round(at));
  return [...marked];
}
