import { mount } from "svelte";
import { account } from "./account/followed.svelte";
import App from "./App.svelte";
import { loadSprite } from "./look/sprite";
import { setTheme, theme } from "./look/theme";
import { alone } from "./place";
import { speak } from "./words/words.svelte";

/** Show the page for the address. */
export async function start(): Promise<void> {
  setTheme(theme());
  await speak();
  mount(App, { target: document.getElementById("app")! });
  // Pictures load after the words; cards are measured again when a font has loaded.
  void loadSprite().catch(console.error);
  // A device that follows an account carries its changes.
  if (!alone && account.value)
    void import("./account/account.svelte").then(({ keepInStep }) => keepInStep(), console.error);
}
