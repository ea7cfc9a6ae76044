// The table as one person sees it.
import { useEffect } from "preact/hooks";
import { titleOf } from "../game/phrases";
import { isRunning, type Told } from "../session/told";
import { Icon } from "../ui/icon";
import { t } from "../words/words";
import { Actions, StatusLine } from "./actions";
import type { Desk } from "./desk";
import { Dialogs } from "./dialogs";
import { Ending } from "./ending";
import { Hand } from "./hand";
import { listenToKeys } from "./keyboard";
import { LiveRegion, LogView } from "./log";
import { Opening } from "./opening";
import { Piles } from "./piles";
import { Seating } from "./seating";
import { DrawPiles, Seats } from "./seats";
import { useSignsOfTurn } from "./signs";
import { unlearnedLine } from "./unlearned_line";

function Bar({ desk, told }: { desk: Desk; told: Told }) {
  const lost = desk.session.connection.value !== "open";
  return (
    <header class="bar">
      <button type="button" class="icon-button" aria-label={t("page.menu")} onClick={() => (desk.dialog.value = { name: "menu" })}>
        <Icon name="menu" />
      </button>
      <h1 class="bar-title">{titleOf(told.table)}</h1>
      {told.state?.deadline != null && isRunning(told) && <Clock key={told.number} seconds={told.state.deadline} />}
      {lost && (
        <span class="lost" role="alert">
          <Icon name="lost" /> {t("page.lost")}
        </span>
      )}
      {told.table.players > 1 && told.you !== null && (
        <button type="button" class="icon-button" aria-label={t("talk.title")} onClick={() => (desk.dialog.value = { name: "talk", pile: null })}>
          <Icon name="talk" />
        </button>
      )}
    </header>
  );
}

/** What is left of the turn, as a line that gets shorter. */
function Clock({ seconds }: { seconds: number }) {
  return <span class="clock" style={{ "--seconds": `${seconds}s` }} role="img" aria-label={t("page.clock", { n: seconds })} />;
}

function UnlearnedNote({ desk }: { desk: Desk }) {
  const text = unlearnedLine(desk);
  return text ? <p class="note">{text}</p> : null;
}

function Round({ desk, told }: { desk: Desk; told: Told }) {
  return (
    <>
      <Seats desk={desk} told={told} />
      <div class="felt">
        <DrawPiles told={told} />
        <Piles desk={desk} told={told} />
      </div>
      {isRunning(told) ? (
        <div class="place">
          <UnlearnedNote desk={desk} />
          {(told.state?.status !== "opening" || desk.notice.value) && <StatusLine desk={desk} told={told} />}
          {told.you !== null && <Hand desk={desk} told={told} />}
          {told.state?.status === "opening" ? <Opening desk={desk} told={told} /> : told.you !== null && <Actions desk={desk} told={told} />}
        </div>
      ) : (
        <Ending desk={desk} told={told} />
      )}
    </>
  );
}

export function TableScreen({ desk }: { desk: Desk }) {
  const told = desk.session.told.value;
  useEffect(() => listenToKeys(desk), [desk]);
  useSignsOfTurn(desk);
  if (!told) return <main class="waiting" aria-busy="true">{t("page.connecting")}</main>;
  return (
    <>
      <main class="table" data-game={told.table.game} data-status={told.state?.status} data-turn={told.state?.turn} data-moves={desk.myMove || undefined}>
        <Bar desk={desk} told={told} />
        {told.state ? <Round desk={desk} told={told} /> : <Seating desk={desk} told={told} />}
        <aside class="side" aria-label={t("screen.log")}>
          <h2>{t("screen.log")}</h2>
          <LogView desk={desk} />
        </aside>
      </main>
      <LiveRegion desk={desk} />
      <Dialogs desk={desk} told={told} />
    </>
  );
}
