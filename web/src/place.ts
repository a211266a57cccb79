/**
 * Where the client lives. A server has it at the root, with a path for every page. As plain files on
 * any web host it stands alone in some folder, and the page's path is a part of the query.
 */

/** Whether there is no server behind this page; the command that writes the files says so in them. */
export const alone = document.documentElement.hasAttribute("data-alone");

/** The folder of the client's files, as a path. */
export const folder = alone ? new URL(".", location.href).pathname : "/";

/** The address of a page, for links: its path as on a server, with query and hash; a query alone is this page's. */
export function address(path: string): string {
  if (!alone || !/^[/?]/.test(path)) return path;
  const { pathname, search, hash } = new URL(path, new URL(pathIn(location), location.origin));
  const page = pathname === "/" ? "" : `at=${pathname}`;
  const query = [page, search.slice(1)].filter(Boolean).join("&");
  return folder + (query && `?${query}`) + hash;
}

/** The page's path in an address. */
export function pathIn({ pathname, search }: { pathname: string; search: string }): string {
  return alone ? (new URLSearchParams(search).get("at") ?? "/") : pathname;
}

/** The query of an address, without the page's path. */
export function queryIn({ search }: { search: string }): URLSearchParams {
  const query = new URLSearchParams(search);
  if (alone) query.delete("at");
  return query;
}

/** The whole address of a page, to hand on. */
export const wholeAddress = (path: string): string => new URL(address(path), location.href).href;

/** The address of one of the client's own files. */
export const file = (name: string): string => folder + name;
