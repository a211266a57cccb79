/** The browsers installed on this machine; none is ever downloaded. */

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

export const chromium = (): string => find("CHROMIUM", "chromium");
export const firefox = (): string => find("FIREFOX", "firefox-esr");

function find(variable: string, usual: string): string {
  const name = process.env[variable] || usual;
  const folders = ["", ...(process.env.PATH ?? "").split(delimiter)];
  const found = folders.map((folder) => join(folder, name)).find(runs);
  if (!found) throw new Error(`${name} is missing; tools/services.sh installs it, or ${variable} says where it is`);
  return found;
}

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
