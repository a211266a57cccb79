/** Where every kind has been dealt with, none is left: a new one is an error of the compiler. */
export function unhandled(kind: never): never {
  throw new Error(`nobody deals with ${JSON.stringify(kind)}`);
}
