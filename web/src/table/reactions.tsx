// After a round, when cards can no longer be told of: a word with one press.
import { reactionOf, reactions, signOf } from "../game/reactions";
import type { Told } from "../session/told";
import { Icon } from "../ui/icon";
import { t } from "../words/words";
import { mayChat } from "./chat";
import type { Desk } from "./desk";

export function Reactions({ desk, told }: { desk: Desk; told: Told }) {
  const hears = told.seats.filter((info) => info.person !== undefined).length > 1;
  if (told.you === null || !hears || !mayChat(told)) return null;
  const mine = reactionOf(told, told.you);
  return (
    <div class="reactions" role="group" aria-label={t("page.react")}>
      {reactions.map((reaction) => (
        <button key={reaction} type="button" class="chip" aria-pressed={reaction === mine} onClick={() => reaction !== mine && void desk.tell({ do: "chat", text: signOf(reaction) })}>
          <Icon name={reaction} /> {t(`page.react.${reaction}`)}
        </button>
      ))}
    </div>
  );
}
