/** A new state of something that keeps the parts of the one before that are equal: what shows them need not change. */

type Json = unknown;

const isObject = (value: Json): value is Record<string, Json> => typeof value === "object" && value !== null;

/** Like `after`, but every part of it that equals the part of `before` in the same place is that part. */
export function shared<T>(before: Json, after: T): T {
  if (Object.is(before, after) || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    const part = shared(before[name], after[name]);
    (after as Record<string, Json>)[name] = part;
    same &&= Object.is(part, before[name]);
  }
  return same ? (before as T) : after;
}

/** Gives the set before again as long as its members are the same. */
export function steady<T>(): (next: ReadonlySet<T>) => ReadonlySet<T> {
  let last: ReadonlySet<T> = new Set();
  return (next) => {
    const same = next.size === last.size && [...next].every((each) => last.has(each));
    return same ? last : (last = next);
  };
}
