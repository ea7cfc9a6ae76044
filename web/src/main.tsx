import { render } from "preact";
import { preferredLanguage, speak, t } from "./words/words";

await speak(preferredLanguage(navigator.languages));
const page = document.getElementById("page");
if (page) render(<main>{t("game.classic")}</main>, page);
