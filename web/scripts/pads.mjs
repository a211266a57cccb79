// What operations of a score pad add up to by the browser's rules, for the test that compares them with the
// server's. Reads one JSON list of operations per line, writes one table per line.

import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const { module: log } = await runnerImport("./src/pad/log.ts", { root, configFile: false, logLevel: "error" });

for await (const text of createInterface({ input: process.stdin })) {
  const { players, rivals } = log.tableOf(JSON.parse(text));
  const told = players.map((entered) => ({ player: entered.player, ...log.playerOf(entered) }));
  process.stdout.write(`${JSON.stringify({ players: told, rivals })}\n`);
}
