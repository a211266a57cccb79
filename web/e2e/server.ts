/** A real server with the built client; it can be stopped and started again on the same port. */

import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Admission, GameOptions, Join, NewTable } from "../src/protocol.ts";

export const PYTHON = process.env.SPINNEY_PYTHON ?? resolve(import.meta.dirname, "../../.venv/bin/python");
/** Saved games by name; written by make.py in that folder. */
const SAVED = join(import.meta.dirname, "fixtures");
const START_MS = 60_000;
const LOOK_MS = 50;

/** Tests are faster than people, so the limits are high. */
const LIMITS = {
  SPINNEY_TABLES_PER_HOUR: "100000",
  SPINNEY_COMMANDS_PER_SECOND: "100000",
  SPINNEY_REQUESTS_PER_SECOND: "100000",
  SPINNEY_SOCKETS_PER_ADDRESS: "1000",
  SPINNEY_THINKERS: "1",
};

/** A connection is not used again: the server may have closed it meanwhile, and a busy test has not heard of it. */
const ONCE = { connection: "close" };

/** What a test wants of a table. By default: one person against one bot, and a deal where nobody may redraw their hand. */
type Wish = Partial<Omit<NewTable, "options">> & { options?: Partial<GameOptions> };
const WISH: Wish = {
  name: "Ana",
  seed: "a",
  options: { game: "forest" },
  seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }],
};

export class Server {
  readonly url: string;
  readonly folder = mkdtempSync(join(tmpdir(), "spinney-e2e-"));
  readonly #log = join(this.folder, "log");
  readonly #remove = () => this.#end("SIGKILL");
  #process?: ChildProcess;

  private constructor(
    readonly port: number,
    private readonly environment: Record<string, string>,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    process.once("exit", this.#remove);
  }

  /** Starts a server; the environment can change its settings. */
  static async start(environment: Record<string, string> = {}): Promise<Server> {
    const server = new Server(await freePort(), environment);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const log = openSync(this.#log, "a");
    const command = [
      "-m",
      "spinney",
      "serve",
      "--port",
      String(this.port),
      "--db",
      `sqlite:///${this.folder}/tables.sqlite`,
    ];
    this.#process = spawn(PYTHON, command, {
      cwd: this.folder,
      env: { ...process.env, ...LIMITS, ...this.environment },
      stdio: ["ignore", log, log],
      detached: true, // its own process group, together with the processes of its bots
    });
    closeSync(log);
    for (const end = Date.now() + START_MS; !(await this.#isReady()); await wait(LOOK_MS)) {
      if (this.#process.exitCode !== null) throw new Error(`the server has ended:\n${this.log()}`);
      if (Date.now() > end) throw new Error(`the server does not answer:\n${this.log()}`);
    }
  }

  /** Kills it, as in a power failure. */
  async kill(): Promise<void> {
    await this.#ended("SIGKILL");
  }

  /** Stops it and deletes its tables. */
  async close(): Promise<void> {
    await this.#ended("SIGTERM");
    process.off("exit", this.#remove);
    rmSync(this.folder, { recursive: true, force: true });
  }

  log(): string {
    return readFileSync(this.#log, "utf-8");
  }

  newTable(changes: Wish = {}): Promise<Admission> {
    return this.#post("/api/tables", { ...WISH, ...changes });
  }

  join(code: string, wish: Join): Promise<Admission> {
    return this.#post(`/api/tables/${code}/join`, wish);
  }

  /** A table with a saved game; by default everybody else is a bot. */
  imports(name: string, { seats, settings }: Pick<Wish, "seats" | "settings"> = {}): Promise<Admission> {
    const replay = JSON.parse(readFileSync(join(SAVED, `${name}.json`), "utf-8")) as { options: { players: number } };
    const bots = Array.from({ length: replay.options.players - 1 }, () => ({ kind: "bot", bot: "greedy" }));
    return this.#post("/api/tables/import", {
      name: "Ana",
      replay,
      seats: seats ?? [{ kind: "me" }, ...bots],
      settings: settings ?? {},
    });
  }

  async #post(path: string, body: object): Promise<Admission> {
    const headers = { "content-type": "application/json", ...ONCE };
    const answer = await fetch(this.url + path, { method: "POST", body: JSON.stringify(body), headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Admission;
  }

  async #isReady(): Promise<boolean> {
    return fetch(`${this.url}/ready`, { headers: ONCE }).then(
      (answer) => answer.ok,
      () => false,
    );
  }

  async #ended(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((done) => running.once("exit", done));
    this.#end(signal);
    await ended;
  }

  #end(signal: NodeJS.Signals): void {
    const running = this.#process;
    if (running?.pid && running.exitCode === null && running.signalCode === null) process.kill(-running.pid, signal);
  }
}

/**
 * A free port. It is below the range for outgoing connections, which could otherwise take it while
 * the server is stopped.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(12_000 * Math.random());
    const free = await new Promise<boolean>((done) => {
      const probe = createServer();
      probe.once("error", () => done(false));
      probe.listen(port, "127.0.0.1", () => probe.close(() => done(true)));
    });
    if (free) return port;
  }
}
