import { Icon } from "../ui/icon";
import { t, type PlainKey } from "../words/words";
import type { Desk } from "./desk";

const keys: readonly [string, PlainKey][] = [
  ["← →", "key.choose_card"],
  ["↑ ↓", "key.choose_pile"],
  ["Enter", "key.lay"],
  ["1 2 3 4", "key.digits"],
  ["E", "page.key.end"],
  ["U", "page.key.undo"],
  ["H", "key.hint"],
  ["T", "key.talk"],
  ["C", "page.key.chat"],
  ["W", "key.log"],
  ["Esc", "page.key.let_go"],
  ["?", "key.help"],
];

export function Keys({ desk }: { desk: Desk }) {
  return (
    <>
      <dl class="keys">
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="quiet" onClick={() => (desk.dialog.value = { name: "rules" })}>
        <Icon name="rules" /> {t("page.rules")}
      </button>
    </>
  );
}
