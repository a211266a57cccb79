import { mount } from "svelte";
import App from "./App.svelte";
import { loadSprite } from "./look/sprite";
import { setTheme, theme } from "./look/theme";
import { pageAt } from "./pages";
import { speak } from "./words/words.svelte";
import "./look/tokens.css";
import "./look/leaves.css";
import "./look/base.css";
import "./look/controls.css";

setTheme(theme());
await Promise.all([speak(), pageAt(location.pathname).page()]);
mount(App, { target: document.getElementById("app")! });
// Pictures come after words; cards are measured anew when a font has come.
void loadSprite().catch(console.error);
