// Those who sit at the table, with their cards, their presence and what they say of their hands.
import type { Seat } from "../generated/protocol";
import { BotFace } from "../cards/bot_face";
import { CardBack } from "../cards/card";
import { levelName, nameOf } from "../game/phrases";
import { reactionOf } from "../game/reactions";
import type { Told } from "../session/told";
import { t } from "../words/words";
import type { Desk } from "./desk";
import { saidOfCards, SaidChip } from "./said";

function Presence({ told, seat }: { told: Told; seat: Seat }) {
  const info = told.seats[seat - 1] ?? {};
  if (info.stand_in) return <small>{info.away ? `${t("seat.away")}, ${t("page.seat.stand_in")}` : t("page.seat.stand_in")}</small>;
  if (info.bot) return <small>{levelName(info.bot)}</small>;
  return info.away ? <small>{t("seat.away")}</small> : null;
}

function ThinkingDots() {
  return (
    <span class="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

function SeatView({ desk, told, seat }: { desk: Desk; told: Told; seat: Seat }) {
  const info = told.seats[seat - 1] ?? {};
  const count = told.state?.counts[String(seat)] ?? 0;
  const moves = told.state?.status === "playing" && told.state.seat === seat;
  const words = saidOfCards(told, seat);
  const wish = told.state?.status === "opening" ? told.state.wishes[String(seat)] : undefined;
  const reaction = reactionOf(told, seat);
  const mayVote = told.you !== null && info.votes !== undefined;
  return (
    <li class="seat" data-seat-place={seat} data-seat-colour={seat} data-moves={moves || undefined} data-away={info.away || undefined}>
      <span class="fan" aria-hidden="true">
        {Array.from({ length: Math.min(count, 8) }, (_, place) => (
          <CardBack key={place} owner={told.table.game === "face" ? seat : undefined} />
        ))}
      </span>
      <span class="avatar" aria-hidden="true">
        {seat}
      </span>
      {info.bot && <BotFace seat={seat} level={info.bot} />}
      <span class="seat-text">
        <b>{nameOf(told.seats, seat)}</b>
        <Presence told={told} seat={seat} />
        <span class="count">
          <span class="count-words">{t("seat.cards", { n: count })}</span>
          <span class="count-figure" aria-hidden="true">
            {count}
          </span>
        </span>
      </span>
      {moves && (!info.away || info.stand_in) && <ThinkingDots />}
      {wish && <span class="bubble">{t(`wish.${wish}`)}</span>}
      {reaction && <span class="bubble">{t(`page.react.${reaction}`)}</span>}
      {words.length > 0 && (
        <span class="seat-words">
          {words.map((say) => (
            <SaidChip key={say} say={say} />
          ))}
        </span>
      )}
      {mayVote && (
        <button type="button" class="small" disabled={info.votes?.includes(told.you ?? 0)} onClick={() => void desk.tell({ do: "vote", seat })}>
          {t("page.seat.vote")} {(info.votes_needed ?? 1) > 1 && t("page.seat.votes", { n: info.votes?.length ?? 0, all: info.votes_needed ?? 1 })}
        </button>
      )}
    </li>
  );
}

/** Clockwise from the reader's left. */
export function otherSeats(told: Told): Seat[] {
  const { players } = told.table;
  const first = told.you ?? 0;
  const count = told.you === null ? players : players - 1;
  return Array.from({ length: count }, (_, place) => ((first + place) % players) + 1);
}

export function Seats({ desk, told }: { desk: Desk; told: Told }) {
  const others = otherSeats(told);
  if (others.length === 0) return null;
  return (
    <ul class="seats" aria-label={t("page.seats")} data-count={others.length}>
      {others.map((seat) => (
        <SeatView key={seat} desk={desk} told={told} seat={seat} />
      ))}
    </ul>
  );
}

export function DrawPiles({ told }: { told: Told }) {
  const draw = told.state?.draw ?? {};
  const titleOf = (owner: Seat): string => {
    if (owner === 0) return t("screen.draw_pile");
    if (told.you === null) return nameOf(told.seats, owner);
    return owner === told.you ? t("screen.draw_yours") : t("screen.draw_theirs");
  };
  return (
    <div class="draw-piles">
      {Object.entries(draw).map(([owner, count]) => (
        <div key={owner} class="draw-pile" style={{ "--depth": Math.ceil(count / 7) }}>
          <span class="draw-stack" data-empty={count === 0 || undefined} aria-hidden="true">
            {count > 0 && <CardBack owner={owner === "0" ? undefined : Number(owner)} />}
            <b>{count}</b>
          </span>
          <span class="draw-title">{titleOf(Number(owner))}</span>
          <span class="unseen">{t("seat.cards", { n: count })}</span>
        </div>
      ))}
    </div>
  );
}
