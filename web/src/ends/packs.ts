/**
 * Python's files, packed, in a folder of the client. The page and its worker get them here: each is fetched once,
 * and the browser keeps it for the next time.
 */

/** A file, as python.json names it. */
export interface Packed {
  file: string;
  size: number;
}
export type Parts = Record<"engine" | "standard" | "library", Packed> & Record<`network-${string}`, Packed>;

const ABOUT = "python.json";
const CACHE = "python";

/** Everything but the networks, which bots can do without. */
export const needed = (parts: Parts): Packed[] => [parts.engine, parts.standard, parts.library];

/** Where files are kept; without such a place they come from the web each time. */
async function place(): Promise<Cache | undefined> {
  return globalThis.caches?.open(CACHE).catch(() => undefined);
}

/** Whoever else wants this file, in the page, in its worker or in another tab, waits until it is here. */
async function alone(address: string, work: () => Promise<void>): Promise<void> {
  await (globalThis.navigator.locks?.request(address, work) ?? work());
}

/** What the files are: as the web says now, or else as it said when they were kept; null if there are none. */
export async function partsIn(folder: string): Promise<Parts | null> {
  const address = folder + ABOUT;
  const asked = fetch(address, { cache: "no-cache" });
  const said = await asked
    .then(async (answer) => (answer.ok ? ((await answer.json()) as Parts) : null))
    .catch(() => null);
  if (said) return said;
  const kept = await (await place())?.match(address);
  if (kept) return (await kept.json()) as Parts;
  const { ok, status } = await asked;
  // A server that is only down may have some.
  if (!ok && status !== 404) throw new Error(`${address}: ${status}`);
  return null;
}

/** From now on these are the files without a connection; older ones go. */
export async function settle(folder: string, parts: Parts): Promise<void> {
  const cache = await place();
  const names = [ABOUT, ...Object.values(parts).map(({ file }) => file)].map((name) => folder + name);
  const about = new Response(JSON.stringify(parts), { headers: { "content-type": "application/json" } });
  await cache?.put(folder + ABOUT, about);
  for (const { url } of (await cache?.keys()) ?? [])
    if (url.startsWith(folder) && !names.includes(url)) await cache!.delete(url);
}

/** A file, from what is kept or while it arrives; then it is kept, if that is possible. */
export function pack(folder: string, { file }: Packed): Promise<Response> {
  const address = folder + file;
  return new Promise((resolve, reject) => {
    const work = async () => {
      const cache = await place();
      const kept = await cache?.match(address);
      if (kept) return resolve(kept);
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      const keeping = cache?.put(address, answer.clone());
      resolve(answer);
      await keeping?.catch((error: unknown) => console.info("not kept:", error));
    };
    alone(address, work).catch(reject);
  });
}

/** A file that cannot be read is not kept: the web may have sent something else in its place. */
export async function discard(folder: string, { file }: Packed): Promise<void> {
  const address = folder + file;
  // Once it is kept, which may take longer than to find that it cannot be read.
  await alone(address, async () => void (await (await place())?.delete(address)));
}

/** Those of these files that are not kept. */
export async function missing(folder: string, packed: readonly Packed[]): Promise<Packed[]> {
  const cache = await place();
  const kept = await Promise.all(packed.map(({ file }) => cache?.match(folder + file)));
  return packed.filter((_, i) => !kept[i]);
}

/** Keep files; rejects if that is impossible. */
export async function keepPacks(folder: string, packed: readonly Packed[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const { file } of packed)
    await alone(folder + file, async () => {
      if (!(await cache.match(folder + file))) await cache.add(folder + file);
    });
}
