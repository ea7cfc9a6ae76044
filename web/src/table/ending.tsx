// The end of a round: the result in the words of the rules, what was left, and what now.
import { useState } from "preact/hooks";
import { CardFace } from "../cards/card";
import { Digits } from "../cards/digits";
import { cardsOf } from "../game/cards";
import { isVictory, nameOf, resultOf, resultTitle } from "../game/phrases";
import { peopleHere } from "../session/begin";
import { go } from "../navigation";
import type { Told } from "../session/told";
import { Icon } from "../ui/icon";
import { showTable, type Own } from "../records/opened";
import { t } from "../words/words";
import type { Desk } from "./desk";
import { Rematch } from "./rematch";
import { DealButtons, SeatList } from "./seating";

function HandsLeft({ told }: { told: Told }) {
  const hands = Object.entries(told.revealed?.hands ?? {}).filter(([, cards]) => cards.length > 0);
  return (
    <ul class="hands-left">
      {hands.map(([seat, cards]) => (
        <li key={seat}>
          <b>{Number(seat) === told.you ? t("screen.hand") : nameOf(told.seats, Number(seat))}</b>
          <span class="little-cards" role="img" aria-label={cards.join(", ")}>
            {cards.map((card) => (
              <CardFace key={card} game={told.table.game} card={card} options={told.table.options} {...(told.table.game === "face" ? { owner: Number(seat) } : {})} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How much of the deck was laid, as a ring that closes. */
function Ring({ told }: { told: Told }) {
  const all = cardsOf(told.table.game).length;
  const left = told.state?.left ?? 0;
  return (
    <svg class="ring" viewBox="0 0 100 100" aria-hidden="true" style={{ "--share": (all - left) / all }}>
      <circle cx="50" cy="50" r="42" pathLength="1" />
      <circle class="ring-laid" cx="50" cy="50" r="42" pathLength="1" />
      <Digits text={String(left)} x={50} y={34} height={32} weight={13} class="ring-number" />
    </svg>
  );
}

/** A rain of cards for those who beat the game. */
function Celebration({ told }: { told: Told }) {
  const cards = { classic: ["10", "27", "38", "44", "59", "66", "83", "99"], quick: ["R3", "G7", "B10", "Y5", "V1", "R9", "G2", "B6"], face: ["5", "12", "27", "31", "38", "44", "51", "58"] }[told.table.game];
  return (
    <div class="celebration" aria-hidden="true">
      {cards.map((card, place) => (
        <span key={card} style={{ "--place": place }}>
          <CardFace game={told.table.game} card={card} {...(told.table.game === "face" ? { owner: (place % 2) + 1 } : {})} />
        </span>
      ))}
    </div>
  );
}

function marksOf(told: Told): string[] {
  return [
    (told.state?.take_backs ?? 0) > 0 ? t("result.taken_back") : "",
    told.state?.known ? t("page.end.known") : "",
    ...(told.state?.stood_in ?? []).map((seat) => t("page.end.stood_in", { name: nameOf(told.seats, seat) })),
  ].filter((text) => text !== "");
}

/** Those who share a screen are all told apart by their names. */
function ownPlace(desk: Desk, { you, seats }: Told): Own | null {
  return you === null || peopleHere(desk.session.place.table) > 1 ? null : { seat: you, name: seats[you - 1]?.person ?? "" };
}

/** The finished rounds step by step, the last one first. */
async function stepThrough(desk: Desk, told: Told): Promise<void> {
  const records = await desk.takeRecords();
  if (records === null) return;
  showTable(records, ownPlace(desk, told));
  go({ screen: "record" });
}

export function Ending({ desk, told }: { desk: Desk; told: Told }) {
  const [seats, setSeats] = useState(false);
  const title = resultTitle(told);
  return (
    <section class="ending panel" data-victory={isVictory(told) || undefined} aria-label={t("screen.game_over")}>
      {isVictory(told) && <Celebration told={told} />}
      <header>
        {told.table.game !== "face" && <Ring told={told} />}
        <div>
          <h2>{title}</h2>
          <p class="result">{resultOf(told).replace(`${title}: `, "")}</p>
        </div>
      </header>
      {marksOf(told).map((text) => (
        <p key={text} class="note">
          {text}
        </p>
      ))}
      <HandsLeft told={told} />
      <p class="notice" role="alert">
        {desk.notice.value}
      </p>
      {desk.isLocal ? <DealButtons desk={desk} told={told} /> : <Rematch desk={desk} told={told} />}
      <div class="ending-more">
        {told.you !== null && !desk.isLocal && (
          <button type="button" class="quiet" aria-expanded={seats} onClick={() => setSeats(!seats)}>
            {t("page.seats")}
          </button>
        )}
        {(!desk.isLocal || told.state?.known) && (
          <button type="button" class="quiet" onClick={() => (desk.dialog.value = { name: "fairness" })}>
            {t("page.fairness")}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => void stepThrough(desk, told)}>
          <Icon name="replay" /> {t("page.viewer.again")}
        </button>
        <button type="button" class="quiet" onClick={() => void desk.download()}>
          <Icon name="download" /> {t("page.record")}
        </button>
        <button type="button" class="quiet" onClick={() => go({ screen: "home" })}>
          {t("screen.new_set_up")}
        </button>
      </div>
      {seats && <SeatList desk={desk} told={told} />}
    </section>
  );
}
