import type { Game } from "../generated/protocol";
import { Icon } from "../ui/icon";
import { go } from "../navigation";
import { t } from "../words/words";

/** Two ways to get to know the game that is chosen. */
export function Learn({ game }: { game: Game }) {
  return (
    <div class="learn">
      <button type="button" class="quiet" onClick={() => go({ screen: "tutorial", game })}>
        <Icon name="learn" /> {t("page.learn")}
      </button>
      <button type="button" class="quiet" onClick={() => go({ screen: "rules", game })}>
        <Icon name="rules" /> {t("page.rules")}
      </button>
    </div>
  );
}
