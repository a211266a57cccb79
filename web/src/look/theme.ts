/** Light, dark, or the system's theme; remembered on this device. */

export type Theme = "auto" | "light" | "dark";

const KEY = "spinney-theme";

export function theme(): Theme {
  const kept = localStorage.getItem(KEY);
  return kept === "light" || kept === "dark" ? kept : "auto";
}

export function setTheme(to: Theme): void {
  if (to === "auto") {
    localStorage.removeItem(KEY);
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem(KEY, to);
    document.documentElement.dataset.theme = to;
  }
}
