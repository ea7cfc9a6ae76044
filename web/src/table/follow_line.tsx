// One line over the hand: what was laid last, or is being shown again. A press shows all that came since one's turn, or skips.
import { laidLine } from "../game/log";
import type { Told } from "../session/told";
import { Icon } from "../ui/icon";
import { t } from "../words/words";
import type { Desk } from "./desk";

export function FollowLine({ desk, told }: { desk: Desk; told: Told }) {
  const { following: follow } = desk;
  const laid = desk.log.value?.since.laid ?? [];
  const shown = follow.card.value;
  const last = shown ?? laid.at(-1);
  const mayHurry = follow.mayHurry.value || shown !== null;
  if (!last) return <span class="follow-line" />;
  const act = (): void => {
    if (shown) follow.stop();
    else if (mayHurry) follow.hurry();
    else follow.again();
  };
  const what = mayHurry ? t("page.follow.skip") : t("page.follow.again");
  return (
    <button type="button" class="follow-line" data-seat-colour={last.seat} data-again={shown ? "yes" : undefined} title={what} onClick={act}>
      <b class="avatar" aria-hidden="true">
        {last.seat}
      </b>
      <span class="follow-text">{laidLine(told, last)}</span>
      <Icon name={mayHurry ? "turn_on" : "replay"} />
      <span class="unseen">{what}</span>
    </button>
  );
}
