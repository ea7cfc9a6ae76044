// Words between people, where the table allows them. What the guard refuses stays in the field, with the reason.
import type { RefObject } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { refusalOf } from "../game/refusals";
import { isRunning, type Told } from "../session/told";
import { Icon } from "../ui/icon";
import { t } from "../words/words";
import type { Desk } from "./desk";

const longest = 200;

/** Whether words are possible here now (docs/table.md). */
export function mayChat(told: Told): boolean {
  const { talk, players } = told.table;
  if (players === 1 || told.you === null || talk === "silent") return false;
  return !isRunning(told) || talk === "guarded" || talk === "open";
}

/** Whether there is anybody to write to, or anything to read. */
function hasChat(desk: Desk, told: Told): boolean {
  return !desk.isLocal && (mayChat(told) || (told.you !== null && desk.conversation.lines.value.length > 0));
}

/** What is before the eyes is read: also once a dialog that holds the list has opened, which is after the list was drawn. */
function useReading(desk: Desk, list: RefObject<HTMLElement>): void {
  const { lines, unread } = desk.conversation;
  useEffect(() => {
    if (!list.current) return;
    let isInSight = false;
    const read = (): void => {
      if (isInSight && document.visibilityState === "visible") desk.conversation.read();
    };
    const watch = new IntersectionObserver((entries) => {
      isInSight = entries.at(-1)?.isIntersecting === true;
      read();
    });
    watch.observe(list.current);
    document.addEventListener("visibilitychange", read);
    return () => {
      watch.disconnect();
      document.removeEventListener("visibilitychange", read);
    };
  }, [lines.value.length, unread.value]);
}

/** @param live it says itself what is new: in a dialog, behind which the live region of the table is silent */
export function Chat({ desk, told, live }: { desk: Desk; told: Told; live?: boolean }) {
  const [text, setText] = useState("");
  const [refused, setRefused] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const lines = desk.conversation.lines.value;
  useReading(desk, list);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === "") return;
    const answer = await desk.session.ask({ do: "chat", text: text.trim() });
    setRefused(answer.ok ? "" : refusalOf(told, answer.error));
    if (answer.ok) setText("");
  };
  return (
    <div class="chat">
      <ul ref={list} aria-live={live ? "polite" : "off"} tabIndex={lines.length > 0 ? 0 : -1} aria-label={t("page.chat")}>
        {lines.map(({ seat, name, text: words, mine }, place) => (
          <li key={place} data-mine={mine || undefined}>
            <b class="avatar" data-seat-colour={seat} aria-hidden="true">
              {seat}
            </b>
            <span>
              <b>{name}</b> {words}
            </span>
          </li>
        ))}
      </ul>
      {told.table.talk === "guarded" && <p class="note">{t("page.chat.guarded")}</p>}
      <form onSubmit={(event) => void send(event)}>
        <input type="text" aria-label={t("page.chat.write")} placeholder={t("page.chat.write")} maxLength={longest} value={text} disabled={!mayChat(told)} aria-invalid={refused !== ""} aria-describedby={id} onInput={(event) => setText(event.currentTarget.value)} />
        <button type="submit" class="main" data-ready disabled={!mayChat(told)}>
          {t("page.chat.send")}
        </button>
      </form>
      <p id={id} class="notice" role="alert">
        {refused}
      </p>
    </div>
  );
}

/** In the panel beside the table, where there is room for one. */
export function ChatPanel({ desk, told }: { desk: Desk; told: Told }) {
  if (!hasChat(desk, told)) return null;
  return (
    <section class="side-chat" aria-label={t("page.chat")}>
      <h2>{t("page.chat")}</h2>
      <Chat desk={desk} told={told} />
    </section>
  );
}

/** To the field in the panel if that is in sight, else to the dialog. */
export function openChat(desk: Desk): void {
  const field = document.querySelector<HTMLElement>(".side-chat input");
  if (field && field.getClientRects().length > 0) field.focus();
  else desk.dialog.value = { name: "chat" };
}

export function ChatButton({ desk, told }: { desk: Desk; told: Told }) {
  if (!hasChat(desk, told)) return null;
  const unread = desk.conversation.unread.value;
  const label = unread > 0 ? `${t("page.chat")}: ${t("page.chat.unread", { n: unread })}` : t("page.chat");
  return (
    <button type="button" class="icon-button chat-button" aria-label={label} title={`${label} (C)`} onClick={() => openChat(desk)}>
      <Icon name="chat" />
      {unread > 0 && (
        <b class="unread" aria-hidden="true">
          {unread > 9 ? "9+" : unread}
        </b>
      )}
    </button>
  );
}
