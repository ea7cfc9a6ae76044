import { render } from "preact";
import { App, followPreferences } from "./app";
import { keepOffline } from "./offline/versions";
import { preferences } from "./preferences";
import { bringRules } from "./table/looking";
import { speak } from "./words/words";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/cards.css";
import "./styles/home.css";
import "./styles/table.css";
import "./styles/motion.css";

await speak(preferences.language.value);
followPreferences();
const page = document.getElementById("page");
if (page) render(<App />, page);
void bringRules();
keepOffline();
