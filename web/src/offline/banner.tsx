// Says that a new version has come; never at a table, where loading it would disturb a game.
import { useState } from "preact/hooks";
import type { Screen } from "../routes";
import { t } from "../words/words";
import { loadNewVersion, waiting } from "./versions";

const atPlay: readonly Screen[] = ["table", "local", "tutorial"];

export function NewVersionBanner({ screen }: { screen: Screen }) {
  const [later, setLater] = useState(false);
  if (!waiting.value || later || atPlay.includes(screen)) return null;
  return (
    <section class="new-version panel" role="status" aria-label={t("page.update")}>
      <p>{t("page.update")}</p>
      <button type="button" class="main small" data-ready onClick={loadNewVersion}>
        {t("page.update.load")}
      </button>
      <button type="button" class="quiet small" onClick={() => setLater(true)}>
        {t("page.update.later")}
      </button>
    </section>
  );
}
