// All hands, open: this game is over.
import { CardFace } from "../cards/card";
import { partsOf } from "../game/cards";
import { nameOf } from "../game/phrases";
import type { Card, Seat } from "../generated/protocol";
import type { Told } from "../session/told";
import { spokenCard } from "../table/hand";
import { t } from "../words/words";
import type { Projector } from "./projector";

function HandOf({ told, seat, cards }: { told: Told; seat: Seat; cards: readonly Card[] }) {
  const { game, options } = told.table;
  return (
    <li class="open-hand" data-seat-place={seat} data-seat-colour={seat} data-moves={told.state?.seat === seat || undefined}>
      <b>{seat === told.you ? t("screen.hand") : nameOf(told.seats, seat)}</b>
      <span class="little-cards" role="img" aria-label={cards.map((card) => spokenCard(told, card)).join(", ") || t("seat.cards", { n: 0 })}>
        {cards.map((card) => (
          <CardFace key={card} game={game} card={card} options={options} {...(game === "face" ? { owner: seat } : {})} />
        ))}
      </span>
    </li>
  );
}

export function OpenHands({ projector, told }: { projector: Projector; told: Told }) {
  const hands = projector.game.steps[projector.at.value]?.hands ?? {};
  const sorted = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => Number(partsOf(a).card) - Number(partsOf(b).card));
  return (
    <ul class="open-hands" aria-label={t("page.viewer.hands")} style={{ "--most": Math.max(...Object.values(projector.game.steps[0]?.hands ?? {}).map((cards) => cards.length)) }}>
      {Object.entries(hands).map(([seat, cards]) => (
        <HandOf key={seat} told={told} seat={Number(seat)} cards={told.table.game === "quick" ? cards : sorted(cards)} />
      ))}
    </ul>
  );
}
