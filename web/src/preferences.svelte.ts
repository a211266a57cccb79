/** How this device likes to be played on. */

import { Kept } from "./kept.svelte";

/** Off unless somebody wants it. */
export const sound = new Kept("spinney-sound", false);
/** Cards travel; the system's wish for less motion counts besides. */
export const motion = new Kept("spinney-motion", true);
