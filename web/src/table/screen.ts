/** The kinds of screens the table is laid out for; the styles of its parts use the same conditions. */

import { MediaQuery } from "svelte/reactivity";

/** A phone, upright or lying. */
export const phone = new MediaQuery("(width < 720px) or (height < 560px)");
/** A phone in landscape; an upright one stays upright when its keyboard leaves it less height than width. */
export const lying = new MediaQuery("(height < 560px) and (width >= 560px)");
/** Narrow: an upright phone. */
export const narrow = new MediaQuery("width < 720px");
/** With room for the log beside the table. */
export const wide = new MediaQuery("width >= 1340px");
export const low = new MediaQuery("height < 820px");
/** Seen from across the room. */
export const large = new MediaQuery("(width >= 1800px) and (height >= 1000px)");
/** With room for larger cards still. */
export const huge = new MediaQuery("(width >= 2400px) and (height >= 1300px)");
/** Used with fingers. */
export const fingers = new MediaQuery("pointer: coarse");
