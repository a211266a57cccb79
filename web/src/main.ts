/** Loads the words and the page at once, in parallel with the code that shows them. */

import { pageAt } from "./pages";
import { pathIn } from "./place";
import { returnThere } from "./where";
import { preferred, words } from "./words/languages";
import "./look/tokens.css";
import "./look/leaves.css";
import "./look/base.css";
import "./look/controls.css";

returnThere();
const [{ start }] = await Promise.all([import("./start"), words(preferred()), pageAt(pathIn(location)).page()]);
await start();
