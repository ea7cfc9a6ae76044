// Who begins (TG-3): everybody looks at their hand and says how much they want to.
import type { Wish } from "../generated/protocol";
import { owesWish, type Told } from "../session/told";
import { t } from "../words/words";
import type { Desk } from "./desk";

const wishes: readonly Wish[] = ["very_much", "gladly", "do_not_care", "rather_not"];

export function Opening({ desk, told }: { desk: Desk; told: Told }) {
  if (told.you === null) return null;
  if (!owesWish(told))
    return (
      <div class="actions">
        <button type="button" class="main" data-ready onClick={() => void desk.tell({ do: "begin" })}>
          {t("page.begin")}
        </button>
      </div>
    );
  return (
    <fieldset class="wishes">
      <legend>{t("page.begin.ask")}</legend>
      {wishes.map((wish) => (
        <button key={wish} type="button" class="chip" onClick={() => desk.wish(wish)}>
          {t(`wish.${wish}`)}
        </button>
      ))}
    </fieldset>
  );
}
