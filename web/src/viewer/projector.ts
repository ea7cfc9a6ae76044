// Shows one game step by step on the page's own table: a desk whose table tells what the record says.
import { computed, signal } from "@preact/signals";
import type { CarrierEvents } from "../carrier";
import { readLog } from "../game/log";
import type { ReplayGame, Seat } from "../generated/protocol";
import { Session } from "../session/session";
import { Desk } from "../table/desk";
import { changeAt, eventsOf, tableAt, turnFrom } from "./steps";

export class Projector {
  readonly at = signal(0);
  readonly desk: Desk;
  /** What the table tells whoever looks on, but in the reader's words. */
  readonly told = computed(() => this.desk.session.told.value && { ...this.desk.session.told.value, you: this.you });
  readonly log = computed(() => this.told.value && readLog(this.told.value));
  /** What the coach says of turns, by their numbers. */
  readonly remarks = signal<ReadonlyMap<number, string>>(new Map());
  private events: CarrierEvents | null = null;

  /** @param you the reader's own seat */
  constructor(
    readonly game: ReplayGame,
    readonly you: Seat | null,
  ) {
    const session = new Session((events) => this.open(events), { table: "RECRDS", key: "" });
    this.desk = new Desk(session, true, () => Promise.resolve(""));
  }

  get last(): number {
    return this.game.steps.length - 1;
  }

  /** One step on is told as it happened; every other way shows the table as it was. */
  show(step: number): void {
    const to = Math.max(0, Math.min(step, this.last));
    const from = this.at.value;
    if (to === from) return;
    this.at.value = to;
    this.events?.tell(to === from + 1 ? changeAt(this.game, to, this.you) : tableAt(this.game, to, this.you));
  }

  showTurn(by: 1 | -1): void {
    this.show(turnFrom(this.game, this.at.value, by));
  }

  /** What happened at this step, as sentences. */
  get sentence(): string {
    const told = this.told.value;
    const news = eventsOf(this.game.steps[this.at.value], this.you);
    return told ? readLog({ ...told, news }).fresh.map(({ text }) => text).join(" ") : "";
  }

  /** What the coach says of the turn that is shown. */
  get remark(): string {
    return this.remarks.value.get(this.game.steps[this.at.value]?.state.turn ?? 0) ?? "";
  }

  close(): void {
    this.desk.close();
  }

  private open(events: CarrierEvents) {
    this.events = events;
    queueMicrotask(() => events.state("open"));
    return {
      send: () => {
        events.tell({ tell: "answer", id: 1, ok: true });
        events.tell(tableAt(this.game, this.at.value, this.you));
      },
      close: () => (this.events = null),
    };
  }
}
