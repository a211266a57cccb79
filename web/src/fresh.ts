/** Runs before each file of tests, which share a page: what the file before has left is forgotten. */
import { vi } from "vitest";

vi.resetModules();
if (typeof document !== "undefined") {
  document.body.replaceChildren();
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
}
