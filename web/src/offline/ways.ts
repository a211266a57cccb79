/** How a request is answered, with and without a connection; the worker only hands on. */

/** On to the network as if there were no worker, or as one of the answers below. */
export type Way = "pass" | "page" | "file" | "catalog";

/** What a request says about itself. */
export interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** All caches of ours begin so; what follows is the version. */
export const PREFIX = "spinney-";
/** The page of every address. */
export const INDEX = "/index.html";
/** So long does a page wait for the network, in ms. */
export const PATIENCE = 2500;

const CATALOG = /^\/api\/catalog\/[a-z]+$/;
/** What only a server can answer. */
const SERVERS = /^\/(api|health|ready|metrics)(\/|$)/;

/** Of what is asked of our origin, pages, the client's files and the catalogs; of the rest nothing. */
export function wayOf({ method, mode, url }: Asked, origin: string, files: ReadonlySet<string>): Way {
  const { origin: asked, pathname } = new URL(url);
  if (method !== "GET" || asked !== origin) return "pass";
  if (CATALOG.test(pathname)) return "catalog";
  if (SERVERS.test(pathname)) return "pass";
  if (files.has(pathname) || pathname.startsWith("/assets/")) return "file";
  return mode === "navigate" && !pathname.split("/").at(-1)!.includes(".") ? "page" : "pass";
}

/** The caches to remove: all but this version's and the one before, whose pages may still be open. */
export function outdated(names: readonly string[], current: string): string[] {
  return names.filter((name) => name.startsWith(PREFIX) && name !== current).slice(0, -1);
}

/** The catalogs among requests: the languages that are used here. */
export const catalogsIn = (urls: readonly string[]): string[] =>
  [...new Set(urls)].filter((url) => CATALOG.test(new URL(url).pathname));

type Ask = () => Promise<Response>;
type Find = () => Promise<Response | undefined>;

/** What is kept, or the network. */
export async function keptFirst(find: Find, ask: Ask): Promise<Response> {
  return (await find()) ?? ask();
}

/** The network, so that a new version comes; what is kept if it is slow, fails or has no better answer. */
export async function networkFirst(ask: Ask, find: Find, patience: number): Promise<Response> {
  const answer = ask();
  const tired = new Promise<undefined>((tire) => setTimeout(tire, patience));
  const soon = await Promise.race([answer.catch(() => undefined), tired]);
  return soon && soon.status < 500 ? soon : ((await find()) ?? answer);
}

/** What is kept at once, and for the next time what the network says, which `later` waits for. */
export async function staleFirst(
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
