/** Light, dark, or the system's theme; remembered on this device. */

export type Theme = "auto" | "light" | "dark";

const KEY = "spinney-theme";

export function theme(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "light" || kept === "dark" ? kept : "auto";
  } catch {
    return "auto"; // storage is forbidden
  }
}

export function setTheme(to: Theme): void {
  if (to === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = to;
  try {
    if (to === "auto") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, to);
  } catch {
    // Storage is full or forbidden: it lasts as long as the page.
  }
}
