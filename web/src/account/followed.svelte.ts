/** The account this device follows. */

import { StoredValue } from "../kept.svelte";

export interface Followed {
  phrase: string[];
  /** The tables that this device and the server agreed on. */
  agreed: string[];
  /** When they last agreed, in milliseconds since 1970. */
  at: number;
}

export const account = new StoredValue<Followed | null>("spinney-account", null);
