/** One connection, two ends: whoever answers, a server or the page itself, is spoken to in the same way. */

import type { Problem } from "../protocol";

export interface Request {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** As on a server: /api/... with its query. */
  path: string;
  body?: object;
  /** The language for refusals. */
  language: string;
  /** The key to a seat there, if this device has one. */
  token?: string | undefined;
}

export class Refused extends Error {
  constructor(
    readonly code: Problem["code"],
    message: string,
  ) {
    super(message);
  }
}

/** What comes back over a channel. */
export interface Ear {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

/** A connection to a table. */
export interface Channel {
  readonly state: "opening" | "open" | "closed";
  send(text: string): void;
  close(): void;
}

export interface End {
  /** A request; a refusal is thrown. */
  ask<T>(request: Request): Promise<T>;
  /** A connection to a table. */
  open(code: string, ear: Ear): Channel;
}
