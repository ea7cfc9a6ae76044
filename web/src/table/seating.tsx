// Between rounds: who sits where, bots on open seats, the invitation, and the next deal.
import { useState } from "preact/hooks";
import type { Seat, SeatInfo } from "../generated/protocol";
import { levelName, levels, nameOf } from "../game/phrases";
import { preferences } from "../preferences";
import type { Told } from "../session/told";
import { TextField } from "../ui/choice";
import { Icon } from "../ui/icon";
import { t } from "../words/words";
import type { Desk } from "./desk";
import { Invitation } from "./invitation";

const longestName = 24;

function isOpen(info: SeatInfo): boolean {
  return info.person === undefined && info.bot === undefined;
}

function BotChoice({ desk, seat, info }: { desk: Desk; seat: Seat; info: SeatInfo }) {
  return (
    <select
      aria-label={t("page.seating.bot_for", { n: seat })}
      value={info.bot ?? ""}
      onChange={(event) => void desk.tell({ do: "bot", seat, level: event.currentTarget.value || null })}
    >
      <option value="">{t("page.seating.open")}</option>
      {levels.map((level) => (
        <option key={level} value={level}>
          {t("setup.bot_level", { level: levelName(level) })}
        </option>
      ))}
    </select>
  );
}

function SeatRow({ desk, told, seat }: { desk: Desk; told: Told; seat: Seat }) {
  const info = told.seats[seat - 1] ?? {};
  const mayChooseBot = told.you !== null && info.person === undefined; // and reads there that the seat is open
  const mayRemove = told.you !== null && told.you !== seat && info.person !== undefined && told.seats[told.you - 1]?.owner === true;
  const sit = (): void => {
    void desk.tell({ do: "sit", seat, name: preferences.name.value.trim(), key: desk.session.place.key });
  };
  return (
    <li class="seat-row" data-seat-colour={seat} data-yours={told.you === seat || undefined}>
      <span class="avatar" aria-hidden="true">
        {seat}
      </span>
      <b>{isOpen(info) ? !mayChooseBot && t("page.seating.open") : nameOf(told.seats, seat)}</b>
      {told.you === seat && <small>{t("page.seating.you")}</small>}
      {info.away && <small>{t("seat.away")}</small>}
      {mayRemove && (
        <button type="button" class="icon-button" aria-label={t("page.seating.remove", { name: nameOf(told.seats, seat) })} title={t("page.seating.remove", { name: nameOf(told.seats, seat) })} onClick={() => void desk.tell({ do: "remove", seat })}>
          <Icon name="close" />
        </button>
      )}
      {told.you === null && info.person === undefined && (
        <button type="button" class="main small" data-ready onClick={sit}>
          {t("page.seating.sit")}
        </button>
      )}
      {mayChooseBot && <BotChoice desk={desk} seat={seat} info={info} />}
    </li>
  );
}

export function DealButtons({ desk, told }: { desk: Desk; told: Told }) {
  const [asked, setAsked] = useState(false);
  const complete = told.seats.every((info) => !isOpen(info));
  const deal = async (again: boolean): Promise<void> => {
    setAsked(true);
    await desk.tell({ do: "deal", again });
    setAsked(false);
  };
  if (told.you === null) return null;
  return (
    <div class="dialog-buttons">
      <button type="button" class="main" data-ready={(complete && !asked) || undefined} disabled={!complete || asked} onClick={() => void deal(false)}>
        {told.state ? t("screen.again") : t("page.seating.deal")}
      </button>
      {told.state && (
        <button type="button" class="quiet" disabled={!complete || asked} onClick={() => void deal(true)}>
          {t("screen.same_deal")}
        </button>
      )}
    </div>
  );
}

export function SeatList({ desk, told }: { desk: Desk; told: Told }) {
  return (
    <ol class="seat-list">
      {told.seats.map((_, place) => (
        <SeatRow key={place} desk={desk} told={told} seat={place + 1} />
      ))}
    </ol>
  );
}

/** One's own name, for those who sat down without one or want another. */
function Rename({ desk, told, you }: { desk: Desk; told: Told; you: Seat }) {
  const [text, setText] = useState(told.seats[you - 1]?.person ?? "");
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    preferences.name.value = text.trim();
    void desk.tell({ do: "rename", name: text.trim() });
  };
  return (
    <form class="rename" onSubmit={save}>
      <TextField label={t("page.name")} value={text} most={longestName} set={setText} />
      <button type="submit" class="quiet" disabled={text.trim() === (told.seats[you - 1]?.person ?? "")}>
        {t("page.seating.rename")}
      </button>
    </form>
  );
}

/** What everybody at the table agrees to by sitting down. */
function Agreed({ told }: { told: Told }) {
  const { players, talk, hints, clock } = told.table;
  const facts: [string, string][] = [
    [t("setup.players"), String(players)],
    [t("setup.talk"), t(`page.talk.${talk}`)],
    [t("screen.hints_on"), hints ? t("setup.on") : t("setup.off")],
    [t("page.home.clock"), clock ? t("page.home.seconds", { n: clock }) : t("page.home.no_clock")],
  ];
  return (
    <dl class="agreed">
      {facts.map(([what, how]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Before the first deal. */
export function Seating({ desk, told }: { desk: Desk; told: Told }) {
  const { name } = preferences;
  return (
    <section class="seating panel" data-invites={!desk.isLocal || undefined}>
      <div class="seating-people">
        {told.you !== null && !desk.isLocal && <Rename desk={desk} told={told} you={told.you} />}
        {told.you === null && <TextField label={t("page.name")} value={name.value} most={longestName} set={(text) => (name.value = text)} />}
        <SeatList desk={desk} told={told} />
        <p class="notice" role="alert">
          {desk.notice.value}
        </p>
        <DealButtons desk={desk} told={told} />
        <Agreed told={told} />
      </div>
      {!desk.isLocal && <Invitation told={told} />}
    </section>
  );
}
