/** How a request is answered, with and without a connection; the worker only calls these. */

/** Passed to the network as if there were no worker, or answered in one of the ways below. */
export type Strategy = "pass" | "page" | "file" | "catalog";

/** The relevant parts of a request. */
export interface RequestParts {
  method: string;
  mode: string;
  url: string;
}

/** The prefix of all our caches; the version follows. */
export const PREFIX = "spinney-";
/** The page for every address. */
export const INDEX = "index.html";
/** How long a page waits for the network, in ms. */
export const NETWORK_TIMEOUT = 2500;

/** From a server, or one of the client's own files. */
const CATALOG = /^(api\/catalog\/[a-z]+|catalog\/[a-z]+-[a-z]+\.json)$/;
/** What only a server can answer. */
const SERVER_PATHS = /^(api|health|ready|metrics)(\/|$)/;

/** For requests to our folder: pages, the client's files and the catalogs; everything else passes. */
export function strategyFor({ method, mode, url }: RequestParts, folder: string, files: ReadonlySet<string>): Strategy {
  const name = nameIn(folder, url);
  if (method !== "GET" || name === null) return "pass";
  if (CATALOG.test(name)) return "catalog";
  if (SERVER_PATHS.test(name)) return "pass";
  if (files.has(name) || name.startsWith("assets/")) return "file";
  return mode === "navigate" && !name.split("/").at(-1)!.includes(".") ? "page" : "pass";
}

/** The name of a file in a folder, without its query; null if it is elsewhere. */
function nameIn(folder: string, url: string): string | null {
  const whole = url.replace(/[?#].*/, "");
  return whole.startsWith(folder) ? whole.slice(folder.length) : null;
}

/** The caches to remove: all but this version's and the previous one, whose pages may still be open. */
export function outdated(names: readonly string[], current: string): string[] {
  return names.filter((name) => name.startsWith(PREFIX) && name !== current).slice(0, -1);
}

/** The catalogs among some requests: the languages used here. */
export const catalogsIn = (urls: readonly string[], folder: string): string[] =>
  [...new Set(urls)].filter((url) => CATALOG.test(nameIn(folder, url) ?? ""));

type Ask = () => Promise<Response>;
type Find = () => Promise<Response | undefined>;

/** The stored answer, or the network's. */
export async function cacheFirst(find: Find, ask: Ask): Promise<Response> {
  return (await find()) ?? ask();
}

/** The network's answer, so that new versions arrive; the stored one if it is slow, fails or has a server error. */
export async function networkFirst(ask: Ask, find: Find, patience: number): Promise<Response> {
  const answer = ask();
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const soon = await Promise.race([answer.catch(() => undefined), timeout]);
  return soon && soon.status < 500 ? soon : ((await find()) ?? answer);
}

/** The stored answer at once; it is then renewed from the network, which `later` waits for. */
export async function staleWhileRevalidate(
  find: Find,
  ask: Ask,
  keep: (answer: Response) => Promise<void>,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const renew = async () => {
    const answer = await ask();
    if (answer.ok) await keep(answer.clone());
    return answer;
  };
  const kept = await find();
  if (!kept) return renew();
  later(renew().catch(() => undefined));
  return kept;
}
