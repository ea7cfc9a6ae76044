// The cards in hand: tapped, dragged onto a pile, or chosen with the arrows.
import { useRef } from "preact/hooks";
import type { Card } from "../generated/protocol";
import { CardFace } from "../cards/card";
import { hasFlame } from "../game/cards";
import { cardName } from "../game/phrases";
import type { Told } from "../session/told";
import { t } from "../words/words";
import { useDoubleTap } from "./double_tap";
import { useDrag } from "./drag";
import type { Desk } from "./desk";

export function spokenCard(told: Told, card: Card): string {
  const name = cardName(card);
  return hasFlame(told.table.options, card) ? `${name}, ${t("variant.fire")}` : name;
}

function HandCard({ desk, told, card, place, count }: { desk: Desk; told: Told; card: Card; place: number; count: number }) {
  const element = useRef<HTMLButtonElement>(null);
  const chosen = desk.card.value === card;
  const drag = useDrag(desk, card, element);
  const isSecond = useDoubleTap();
  const dull = desk.myMove && !desk.fitsSomewhere(card);
  const first = desk.card.value === null ? place === 0 : chosen;
  return (
    <button
      ref={element}
      type="button"
      class="hand-card"
      data-hand-card={card}
      data-dull={dull || undefined}
      data-shown={desk.shown.value?.card === card || undefined}
      aria-pressed={chosen}
      aria-label={spokenCard(told, card)}
      tabIndex={first ? 0 : -1}
      style={{ "--tilt": place - (count - 1) / 2 }}
      onClick={({ timeStamp }) => {
        if (drag.justDragged()) return;
        if (isSecond(chosen, timeStamp)) desk.placeBest(card);
        else desk.choose(chosen ? null : card);
      }}
      {...drag.listeners}
    >
      <CardFace game={told.table.game} card={card} options={told.table.options} {...(told.table.game === "face" && told.you ? { owner: told.you } : {})} />
    </button>
  );
}

export function Hand({ desk, told }: { desk: Desk; told: Told }) {
  const hand = desk.hand.value;
  return (
    <div class="hand" role="group" aria-label={t("screen.hand")} data-seat-place={told.you} data-count={hand.length} style={{ "--count": hand.length }}>
      {hand.map((card, place) => (
        <HandCard key={card} desk={desk} told={told} card={card} place={place} count={hand.length} />
      ))}
    </div>
  );
}
