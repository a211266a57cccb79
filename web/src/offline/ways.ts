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
export const INDEX = "/index.html";
/** How long a page waits for the network, in ms. */
export const NETWORK_TIMEOUT = 2500;

const CATALOG = /^\/api\/catalog\/[a-z]+$/;
/** What only a server can answer. */
const SERVER_PATHS = /^\/(api|health|ready|metrics)(\/|$)/;

/** For requests to our origin: pages, the client's files and the catalogs; everything else passes. */
export function strategyFor({ method, mode, url }: RequestParts, origin: string, files: ReadonlySet<string>): Strategy {
  const { origin: asked, pathname } = new URL(url);
  if (method !== "GET" || asked !== origin) return "pass";
  if (CATALOG.test(pathname)) return "catalog";
  if (SERVER_PATHS.test(pathname)) return "pass";
  if (files.has(pathname) || pathname.startsWith("/assets/")) return "file";
  return mode === "navigate" && !pathname.split("/").at(-1)!.includes(".") ? "page" : "pass";
}

/** The caches to remove: all but this version's and the previous one, whose pages may still be open. */
export function outdated(names: readonly string[], current: string): string[] {
  return names.filter((name) => name.startsWith(PREFIX) && name !== current).slice(0, -1);
}

/** The catalogs among some requests: the languages used here. */
export const catalogsIn = (urls: readonly string[]): string[] =>
  [...new Set(urls)].filter((url) => CATALOG.test(new URL(url).pathname));

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
