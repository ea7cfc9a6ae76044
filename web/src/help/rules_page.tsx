import type { Game } from "../generated/protocol";
import { gameName } from "../game/phrases";
import { go } from "../navigation";
import { games } from "../routes";
import { OneOf } from "../ui/choice";
import { Page } from "../ui/page";
import { t } from "../words/words";
import { RulesText } from "./rules_text";

export function RulesPage({ game }: { game: Game }) {
  return (
    <Page title={t("page.rules")}>
      <OneOf
        label={t("setup.game")}
        hidden
        value={game}
        options={games.map((value) => ({ value, text: gameName(value) }))}
        choose={(value) => go({ screen: "rules", game: value }, true)}
      />
      <button type="button" class="main" data-ready onClick={() => go({ screen: "tutorial", game })}>
        {t("page.learn")}
      </button>
      <RulesText key={game} game={game} />
    </Page>
  );
}
