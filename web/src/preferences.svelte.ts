/** This device's preferences. */

import { StoredValue } from "./kept.svelte";

/** Off by default. */
export const sound = new StoredValue("spinney-sound", false);
/** From 0 to 1. */
export const volume = new StoredValue("spinney-volume", 0.6);
/** Whether the browser notifies about your turn while you are on another page. */
export const notices = new StoredValue("spinney-notices", false);
/** Whether cards are animated; the system's reduced-motion setting also counts. */
export const motion = new StoredValue("spinney-motion", true);
/** Whether to ask even about effects that hardly anybody declines. */
export const asks = new StoredValue("spinney-asks", false);
/** Whether a sign is explained when it is on one's cards for the first time. */
export const signs = new StoredValue("spinney-signs", true);
/** Whether the buttons are within reach of the left hand. */
export const lefty = new StoredValue("spinney-lefty", false);
/** How fast the others' acts are played. */
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];
export const speed = new StoredValue<Speed>("spinney-speed", "normal");
