import { mount } from "svelte";
import App from "./App.svelte";
import { loadSprite } from "./look/sprite";
import { setTheme, theme } from "./look/theme";
import { speak } from "./words/words.svelte";

/** Show the page of the address. */
export async function start(): Promise<void> {
  setTheme(theme());
  await speak();
  mount(App, { target: document.getElementById("app")! });
  // Pictures come after words; cards are measured anew when a font has come.
  void loadSprite().catch(console.error);
}
