import { mount } from "svelte";
import App from "./App.svelte";
import { loadSprite } from "./look/sprite";
import { setTheme, theme } from "./look/theme";
import "./look/tokens.css";
import "./look/leaves.css";
import "./look/base.css";

setTheme(theme());

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
/** Cards are measured when they are drawn, so the fonts come first, if they come soon. */
const fonts = Promise.all(
  ['400 14px "Asap"', '400 21px "Young Serif"'].map((font) => document.fonts.load(font)),
);

await Promise.all([loadSprite().catch(console.error), Promise.race([fonts, wait(1500)])]);
mount(App, { target: document.getElementById("app")! });
