// Words between people, where the table allows them. What the guard refuses stays in the field, with the reason.
import { useEffect, useRef, useState } from "preact/hooks";
import { nameOf } from "../game/phrases";
import { refusalOf } from "../game/refusals";
import { isRunning, type Told } from "../session/told";
import { t } from "../words/words";
import type { Desk } from "./desk";

const longest = 200;

/** Whether words are possible here now (docs/table.md). */
export function mayChat(told: Told): boolean {
  const { talk, players } = told.table;
  if (players === 1 || told.you === null || talk === "silent") return false;
  return !isRunning(told) || talk === "guarded" || talk === "open";
}

export function Chat({ desk, told }: { desk: Desk; told: Told }) {
  const [text, setText] = useState("");
  const [refused, setRefused] = useState("");
  const end = useRef<HTMLLIElement>(null);
  const spoken = told.history.filter((event) => event.event === "chat");
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [spoken.length]);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === "") return;
    const answer = await desk.session.ask({ do: "chat", text: text.trim() });
    setRefused(answer.ok ? "" : refusalOf(told, answer.error));
    if (answer.ok) setText("");
  };
  return (
    <div class="chat">
      <ul aria-live="polite">
        {spoken.map((event, place) => (
          <li key={place} ref={place === spoken.length - 1 ? end : null} data-mine={event.seat === told.you || undefined}>
            <b>{nameOf(told.seats, event.seat)}</b> {event.text}
          </li>
        ))}
      </ul>
      {told.table.talk === "guarded" && <p class="note">{t("page.chat.guarded")}</p>}
      <form onSubmit={(event) => void send(event)}>
        <input type="text" aria-label={t("page.chat.write")} placeholder={t("page.chat.write")} maxLength={longest} value={text} disabled={!mayChat(told)} aria-invalid={refused !== ""} aria-describedby="chat-refused" onInput={(event) => setText(event.currentTarget.value)} />
        <button type="submit" class="main" data-ready disabled={!mayChat(told)}>
          {t("page.chat.send")}
        </button>
      </form>
      <p id="chat-refused" class="notice" role="alert">
        {refused}
      </p>
    </div>
  );
}
