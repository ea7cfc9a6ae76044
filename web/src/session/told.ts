// What a table has told so far: a fold over its messages. Pure; the screen shows it and nothing else.
import type { Card, Event, EventBack, EventPlay, Laid, Seat, State, TellEvents, TellTable } from "../generated/protocol";

export interface Told extends TellTable {
  /** What the last message was about, for motion, sound and the live region; empty after a table told from scratch. */
  news: readonly Event[];
  /** When the turn's time is over, by the clock of performance.now(); null: there is no limit, or a bot plays. */
  until: number | null;
}

/** Counted from the moment at which the server's figure came. */
function untilOf(state: State | null, now = performance.now()): number | null {
  return state?.deadline_ms == null ? null : now + state.deadline_ms;
}

/** A table from scratch; after `join` with `after` its history goes on where that of `before` ended. */
export function toldFromScratch(message: TellTable, before: Told | null): Told {
  const whole = message.history[0]?.event === "dealt" || before?.state?.round !== message.state?.round;
  const history = whole || !before ? message.history : [...before.history, ...message.history];
  return { ...message, history, news: [], until: untilOf(message.state) };
}

/** null: something was missed, the table has to be asked for again. */
export function toldMore(before: Told, message: TellEvents): Told | null {
  if (message.number !== before.number + (message.count ?? 1)) return null;
  const { events } = message;
  const dealt = events.findLastIndex((event) => event.event === "dealt");
  const removed = events.some((event) => event.event === "left" && event.seat === before.you);
  return {
    ...before,
    you: removed ? null : before.you,
    number: message.number,
    seats: message.seats ?? before.seats,
    shuffle: message.shuffle === undefined ? before.shuffle : message.shuffle,
    state: message.state ?? before.state,
    until: message.state ? untilOf(message.state) : before.until,
    hand: removed ? null : (message.hand ?? before.hand),
    revealed: message.revealed === undefined ? before.revealed : message.revealed,
    laid: events.reduce(withLaid, before.laid),
    history: dealt < 0 ? [...before.history, ...events] : events.slice(dealt),
    news: events,
  };
}

export function withLaid(laid: Laid, event: Event): Laid {
  if (event.event === "dealt") return laid && !Array.isArray(laid) ? { "1": [], "2": [] } : [];
  if (event.event !== "play" && event.event !== "back") return laid;
  if (laid === null || Array.isArray(laid)) return changed(laid ?? [], event);
  const owner = event.seat === 1 ? "1" : "2";
  return { ...laid, [owner]: changed(laid[owner], event) };
}

function changed(cards: readonly Card[], event: EventPlay | EventBack): Card[] {
  const card = event.play.split(">")[0] ?? "";
  return event.event === "play" ? [...cards, card] : cards.filter((other) => other !== card);
}

export function isRunning(told: Told): boolean {
  return told.state?.status === "opening" || told.state?.status === "playing";
}

export function isYourMove(told: Told): boolean {
  return told.state?.status === "playing" && told.state.seat === told.you && !standsIn(told, told.you);
}

export function owesWish(told: Told): boolean {
  return told.state?.status === "opening" && told.you !== null && told.state.wishes[String(told.you)] === undefined;
}

export function standsIn(told: Told, seat: Seat | null): boolean {
  return seat !== null && told.seats[seat - 1]?.stand_in !== undefined;
}
