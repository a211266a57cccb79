/** The browsers installed on this machine; none is ever downloaded. */

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The one without a window, which nobody would see, takes a sixth less of the processor. */
export const chromium = (): string => find("CHROMIUM", "chromium-headless-shell", "chromium");
export const firefox = (): string => find("FIREFOX", "firefox-esr");

function find(variable: string, ...usual: string[]): string {
  const wanted = process.env[variable];
  const names = wanted ? [wanted] : usual;
  const folders = ["", ...(process.env.PATH ?? "").split(delimiter)];
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
  if (!found) throw new Error(`${names[0]} is missing; tools/services.sh installs it, or ${variable} says where it is`);
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
