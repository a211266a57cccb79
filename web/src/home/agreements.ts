/** A table's options in words. */

import { optional } from "../cards/sets";
import type { Clock, GameOptions, TableSettings } from "../protocol";
import { number, t } from "../words/words.svelte";

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** "2 minutes": in the largest unit that divides evenly. */
export function duration(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0)!;
  return number(seconds / size, { style: "unit", unit, unitDisplay: "long" });
}

/** "2 minutes a turn" */
export function clockInWords(clock: Clock): string {
  const time = duration(clock.seconds);
  return clock.per === "move" ? t("agreed-clock-move", { time }) : t("agreed-clock-game", { time });
}

/** What differs from the default game, each in a few words. */
export function inWords(options: GameOptions, settings: TableSettings, setName: (set: string) => string): string[] {
  return [
    ...optional(options.sets).map(setName),
    ...(options.draft ? [t("agreed-draft")] : []),
    ...(options.no_removal ? [t("agreed-no-removal")] : []),
    ...(options.visible_score ? [] : [t("agreed-hidden-points")]),
    ...(settings.clock ? [clockInWords(settings.clock)] : []),
    ...(settings.hints ? [] : [t("agreed-no-hints")]),
  ];
}
