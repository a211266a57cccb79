/** For the default case after every kind has been handled: a new kind is a compile error. */
export function unhandled(kind: never): never {
  throw new Error(`nobody deals with ${JSON.stringify(kind)}`);
}
