/** The page without a server: its files, written by our command, and a plain file server that can be stopped. */

import { execFileSync } from "node:child_process";
import { createServer, type Server as HttpServer } from "node:http";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { PYTHON } from "./server.ts";

/** How long Python may take to start in a page on a busy machine. */
export const PYTHON_MS = 60_000;

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

export class Site {
  readonly #root = mkdtempSync(join(tmpdir(), "spinney-site-"));
  /** Not at the root: it must work in any folder. */
  readonly folder = join(this.#root, "games");
  /** What was asked for, and how many bytes were sent. */
  readonly sent = new Map<string, number>();
  url = "";
  #server: HttpServer;

  private constructor() {
    execFileSync(PYTHON, ["-m", "spinney", "site", this.folder], { stdio: "ignore" });
    this.#server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url!, "http://any").pathname);
      const file = join(this.#root, path.endsWith("/") ? `${path}index.html` : path);
      try {
        if (!statSync(file).isFile()) throw new Error("a folder");
        const body = readFileSync(file);
        this.sent.set(path, body.length);
        response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
        response.end(body);
      } catch {
        response.writeHead(404);
        response.end();
      }
    });
  }

  static async start(): Promise<Site> {
    const site = new Site();
    await new Promise<void>((done) => site.#server.listen(0, "127.0.0.1", done));
    site.url = `http://127.0.0.1:${(site.#server.address() as AddressInfo).port}/games/`;
    return site;
  }

  /** From now on nothing can be reached. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  async close(): Promise<void> {
    if (this.#server.listening) await this.stop();
    rmSync(this.#root, { recursive: true, force: true });
  }
}
