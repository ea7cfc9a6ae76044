// The table as one person sees it.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { titleOf } from "../game/phrases";
import { isRunning, type Told } from "../session/told";
import { Icon } from "../ui/icon";
import { t } from "../words/words";
import { Actions, StatusLine } from "./actions";
import { Clock } from "./clock";
import { ChatButton, ChatPanel } from "./chat";
import type { Desk } from "./desk";
import { Dialogs } from "./dialogs";
import { Ending } from "./ending";
import { FollowLine } from "./follow_line";
import { Hand } from "./hand";
import { listenToKeys } from "./keyboard";
import { LiveRegion, LogView } from "./log";
import { Opening } from "./opening";
import { Piles } from "./piles";
import { Seating } from "./seating";
import { DrawPiles, Seats } from "./seats";
import { useSignsOfTurn } from "./signs";
import { StoodIn } from "./stood_in";
import { OwnWords, TalkMenu } from "./talk";
import { listenToPresses } from "./talk_press";
import { unlearnedLine } from "./unlearned_line";

function Bar({ desk, told }: { desk: Desk; told: Told }) {
  const lost = desk.session.connection.value !== "open";
  return (
    <header class="bar">
      <button type="button" class="icon-button" aria-label={t("page.menu")} onClick={() => (desk.dialog.value = { name: "menu" })}>
        <Icon name="menu" />
      </button>
      <h1 class="bar-title">{titleOf(told.table)}</h1>
      {told.until !== null && isRunning(told) && <Clock key={told.state?.turn} told={told} until={told.until} />}
      {lost && (
        <span class="lost" role="alert">
          <Icon name="lost" /> {t("page.lost")}
        </span>
      )}
      <ChatButton desk={desk} told={told} />
      {desk.talking.whyNot === "" && (
        <button type="button" class="icon-button" data-talk-anchor aria-label={t("talk.title")} title={`${t("talk.title")} (T)`} aria-haspopup="menu" onClick={() => (desk.talking.about.value === "all" ? desk.talking.close() : desk.talking.open("all"))}>
          <Icon name="talk" />
        </button>
      )}
    </header>
  );
}

function UnlearnedNote({ desk }: { desk: Desk }) {
  const text = unlearnedLine(desk);
  return text ? <p class="note">{text}</p> : null;
}

/** @param cover in the place of the hand, where it is not to be seen */
function Round({ desk, told, cover }: { desk: Desk; told: Told; cover?: ComponentChildren }) {
  return (
    <>
      <Seats desk={desk} told={told} />
      <DrawPiles told={told} />
      <div class="felt">
        <Piles desk={desk} told={told} />
      </div>
      {cover ? (
        <div class="place">{cover}</div>
      ) : isRunning(told) ? (
        <div class="place">
          <UnlearnedNote desk={desk} />
          <StoodIn desk={desk} told={told} />
          {told.you === null && !desk.isLocal && <p class="note">{t("page.onlooker")}</p>}
          {(told.state?.status !== "opening" || desk.notice.value) && (
            <div class="lines">
              <StatusLine desk={desk} told={told} />
              {told.table.players > 1 && told.state?.status !== "opening" && <FollowLine desk={desk} told={told} />}
            </div>
          )}
          {told.you !== null && <OwnWords desk={desk} told={told} />}
          {told.you !== null && <Hand desk={desk} told={told} />}
          {told.state?.status === "opening" ? <Opening desk={desk} told={told} /> : told.you !== null && <Actions desk={desk} told={told} />}
        </div>
      ) : (
        <Ending desk={desk} told={told} />
      )}
    </>
  );
}

export function TableScreen({ desk, cover }: { desk: Desk; cover?: ComponentChildren }) {
  const told = desk.session.told.value;
  useEffect(() => (cover ? undefined : listenToKeys(desk)), [desk, Boolean(cover)]);
  useEffect(() => (cover ? undefined : listenToPresses(desk)), [desk, Boolean(cover)]);
  useSignsOfTurn(desk);
  if (!told) return <main class="waiting" aria-busy="true">{t("page.connecting")}</main>;
  return (
    <>
      <main class="table" data-game={told.table.game} data-players={told.table.players} data-status={told.state?.status} data-turn={told.state?.turn} data-moves={desk.myMove || undefined}>
        <Bar desk={desk} told={told} />
        {told.state ? <Round desk={desk} told={told} cover={cover} /> : <Seating desk={desk} told={told} />}
        <aside class="side" aria-label={t("screen.log")}>
          <h2>{t("screen.log")}</h2>
          <LogView lines={desk.log.value?.lines ?? []} />
          <ChatPanel desk={desk} told={told} />
        </aside>
        {!cover && <TalkMenu desk={desk} told={told} />} {/* what may be said tells of the hand */}
      </main>
      <LiveRegion desk={desk} />
      <Dialogs desk={desk} told={told} />
    </>
  );
}
