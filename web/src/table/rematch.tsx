// After a round with others: the next one is dealt when everybody who is here has read the result and says so, or when half of them have waited
// long enough for the rest.
import { nameOf } from "../game/phrases";
import type { SeatInfo } from "../generated/protocol";
import type { Told } from "../session/told";
import { Icon } from "../ui/icon";
import { t } from "../words/words";
import { useSecondsLeft } from "./clock";
import type { Desk } from "./desk";
import { Reactions } from "./reactions";

const isPerson = (info: SeatInfo): boolean => info.person !== undefined;

function WhoIsReady({ told }: { told: Told }) {
  const people = told.seats.flatMap((info, place) => (isPerson(info) ? [{ info, seat: place + 1 }] : []));
  if (people.length < 2) return null;
  return (
    <ul class="ready-list" aria-label={t("page.ready.who")}>
      {people.map(({ info, seat }) => (
        <li key={seat} data-ready={info.ready || undefined} data-seat-colour={seat}>
          <span class="avatar" aria-hidden="true">
            {info.ready ? <Icon name="check" /> : seat}
          </span>
          {nameOf(told.seats, seat)}
          <small>{info.away ? t("seat.away") : info.ready ? (info.again ? t("page.ready.same") : t("page.ready.is")) : t("page.ready.not")}</small>
        </li>
      ))}
    </ul>
  );
}

/** Half of all wait for the others: no longer than until then. */
function NextRound({ until }: { until: number }) {
  const n = useSecondsLeft(until);
  return <p role="timer">{t("page.ready.soon", { n })}</p>;
}

export function Rematch({ desk, told }: { desk: Desk; told: Told }) {
  if (told.you === null) return <WhoIsReady told={told} />;
  const mine = told.seats[told.you - 1];
  const complete = told.seats.every((info) => isPerson(info) || info.bot !== undefined);
  const say = (ready: boolean, again: boolean): void => void desk.tell({ do: "ready", ready, again });
  return (
    <>
      <WhoIsReady told={told} />
      {told.until !== null && <NextRound until={told.until} />}
      <Reactions desk={desk} told={told} />
      <div class="dialog-buttons">
        {mine?.ready ? (
          <button type="button" class="main" onClick={() => say(false, false)}>
            {t("page.ready.wait")}
          </button>
        ) : (
          <>
            <button type="button" class="main" data-ready={complete || undefined} disabled={!complete} onClick={() => say(true, false)}>
              {t("screen.again")}
            </button>
            <button type="button" class="quiet" disabled={!complete} onClick={() => say(true, true)}>
              {t("screen.same_deal")}
            </button>
          </>
        )}
      </div>
    </>
  );
}
