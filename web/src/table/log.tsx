import { useEffect, useRef } from "preact/hooks";
import { announced } from "../game/announced";
import type { Line } from "../game/log";
import type { Desk } from "./desk";
import { spokenChoice } from "./spoken";
import { unlearnedLine } from "./unlearned_line";

/** What happened, the newest at the end and in sight. */
export function LogView({ lines }: { lines: readonly Line[] }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <ol class="log" ref={list} tabIndex={0}>
      {lines.map((line, place) => (
        <li key={place} data-kind={line.kind} data-seat-colour={line.seat}>
          {line.text}
        </li>
      ))}
    </ol>
  );
}

/** Says what happens, and what is being chosen, to those who do not see it. */
export function LiveRegion({ desk }: { desk: Desk }) {
  const told = desk.session.told.value;
  const log = desk.log.value;
  return (
    <>
      <div class="unseen" role="status" aria-live="polite" data-says="events">
        {told && log ? announced(told, log) : ""}
      </div>
      <div class="unseen" role="status" aria-live="polite" data-says="choice">
        {spokenChoice(desk)}
      </div>
      <div class="unseen" role="status" aria-live="polite" data-says="notice">
        {desk.notice.value}
      </div>
      <div class="unseen" role="status" aria-live="polite" data-says="unlearned">
        {unlearnedLine(desk)}
      </div>
    </>
  );
}
