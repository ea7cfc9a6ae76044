import { Page } from "../ui/page";
import { t } from "../words/words";

export function Games() {
  return (
    <Page title={t("games.title")}>
      <p>{t("games.none")}</p>
    </Page>
  );
}
