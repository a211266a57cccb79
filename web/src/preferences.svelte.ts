/** How this device likes to be played on. */

import { Kept } from "./kept.svelte";

/** Off unless somebody wants it. */
export const sound = new Kept("spinney-sound", false);
/** From 0 to 1. */
export const volume = new Kept("spinney-volume", 0.6);
/** Whether the browser tells whose turn it is while one looks at something else. */
export const notices = new Kept("spinney-notices", false);
/** Cards travel; the system's wish for less motion counts besides. */
export const motion = new Kept("spinney-motion", true);
/** Whether effects that hardly anybody declines are asked for all the same. */
export const asks = new Kept("spinney-asks", false);
/** How fast what the others do is played. */
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];
export const speed = new Kept<Speed>("spinney-speed", "normal");
