// Words between people at one table, also those from before the deal, and how many of them this person has not seen yet.
import { effect, signal, untracked } from "@preact/signals";
import type { Seat } from "../generated/protocol";
import { nameOf } from "../game/phrases";
import { wordsIn } from "../game/reactions";
import type { Session } from "../session/session";
import type { Told } from "../session/told";

export interface Line {
  seat: Seat;
  name: string; // of who sat there then
  text: string;
  mine: boolean;
}

function linesIn(told: Told): Line[] {
  return told.history.flatMap((event) => (event.event === "chat" ? [{ seat: event.seat, name: nameOf(told.seats, event.seat), text: wordsIn(event.text), mine: event.seat === told.you }] : []));
}

export class Conversation {
  readonly lines = signal<readonly Line[]>([]);
  readonly unread = signal(0);
  private known: number | null = null; // lines of the history as it was told last; it starts again with each deal
  private round = -1;
  readonly stop: () => void;

  constructor(session: Session) {
    this.stop = effect(() => {
      const told = session.told.value;
      if (told) untracked(() => this.hear(told));
    });
  }

  private hear(told: Told): void {
    const lines = linesIn(told);
    const round = told.state?.round ?? 0;
    const isFirst = this.known === null;
    const known = round === this.round ? (this.known ?? 0) : 0;
    this.round = round;
    this.known = lines.length;
    const fresh = lines.slice(known);
    if (fresh.length === 0) return;
    this.lines.value = [...this.lines.value, ...fresh];
    // What was said before this person came is no news to be marked.
    if (!isFirst) this.unread.value += fresh.filter(({ mine }) => !mine).length;
  }

  read(): void {
    if (this.unread.value > 0) this.unread.value = 0;
  }
}
