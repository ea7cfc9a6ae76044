// A table of this device with those around it. One thing happens at a time: it is decided by the table in WebAssembly, kept, and
// only then told. If it cannot be kept, or another tab was quicker, the table is read again.
import type { ClientMessage, DoJoin, Seat, ServerMessage } from "../generated/protocol";
import { BotTurns } from "./bot_turns";
import type { Change, Door, Reply } from "./door";
import type { Guest } from "./guest";
import type { Store } from "./store";
import type { Thinker } from "./thinking";

/** What all rooms of the worker share. */
export interface House {
  door: Door;
  store: Store;
  thinker: Thinker;
  /** Other tabs are told that this table was changed, or that somebody sat down at this seat. */
  broadcast(news: News): void;
}
export type News = { table: string; number: number } | { table: string; seat: Seat } | { table: string; gone: true };

type Kept = "kept" | "again" | "not_kept";

export class Room {
  private readonly guests = new Set<Guest>();
  private last: Promise<unknown> = Promise.resolve();
  private readonly bots: BotTurns;
  private number = 0; // of the last event of the log that is in memory; 0 for none

  constructor(
    private readonly house: House,
    readonly id: string,
  ) {
    this.bots = new BotTurns(house, this);
  }

  get isEmpty(): boolean {
    return this.guests.size === 0;
  }

  /** Reads the table from its log. False if there is none that could be read. */
  async load(): Promise<boolean> {
    const log = await this.house.store.read(this.id);
    if (log.length === 0 || this.house.door.read(this.id, log) !== null) return false;
    this.number = log.length;
    return true;
  }

  join(guest: Guest, message: DoJoin): Promise<void> {
    return this.inTurn(async () => {
      if (this.number === 0 && !(await this.load())) {
        guest.refuse(message.id, "no_table");
        return;
      }
      const reply = this.house.door.join(this.id, message);
      if (!reply.table) {
        guest.tell(reply.answer);
        return;
      }
      guest.room?.leave(guest);
      guest.room = this;
      this.guests.add(guest);
      if (reply.you) this.seatAt(guest, reply.you, message.key);
      guest.tell(reply.answer);
      guest.tell(reply.table);
      this.bots.look();
    });
  }

  leave(guest: Guest): void {
    if (!this.guests.delete(guest)) return;
    guest.room = null;
    guest.seat = null;
    if (!this.isEmpty) return;
    this.bots.stop();
    this.house.door.forget(this.id);
    this.number = 0;
  }

  order(guest: Guest, message: ClientMessage): Promise<void> {
    return this.inTurn(async () => {
      for (;;) {
        if (this.number === 0) {
          guest.refuse(message.id, "no_table");
          return;
        }
        const reply = this.house.door.order(this.id, guest.seat, message);
        const kept = reply.change ? await this.keep(reply.change) : "kept";
        if (kept === "again") continue;
        if (kept === "not_kept") {
          guest.refuse(message.id, kept);
          return;
        }
        this.ordered(guest, message, reply);
        this.bots.look();
        return;
      }
    });
  }

  /** What a bot does, decided when its turn comes. False if it was not to be done any more, or could not be kept. */
  act(decide: () => Change | null): Promise<boolean> {
    return this.inTurn(async () => {
      const change = this.number > 0 ? decide() : null;
      return change !== null && (await this.keep(change)) === "kept";
    });
  }

  /** Another tab has written up to this number. */
  heardOf(number: number): Promise<void> {
    return this.inTurn(async () => {
      if (this.number === 0 || number <= this.number) return;
      await this.readAgain();
      this.bots.look();
    });
  }

  /** Somebody sits at this seat from another tab now. */
  satElsewhere(seat: Seat): void {
    for (const guest of [...this.guests]) if (guest.seat === seat) this.dismiss(guest, "elsewhere");
  }

  gone(): void {
    for (const guest of [...this.guests]) this.dismiss(guest, "gone");
  }

  private ordered(guest: Guest, message: ClientMessage, reply: Reply): void {
    if (message.do === "sit" && reply.you) this.seatAt(guest, reply.you, message.key);
    guest.tell(reply.answer);
  }

  private seatAt(guest: Guest, seat: Seat, key: string | undefined): void {
    guest.seat = seat;
    guest.key = key;
    for (const other of [...this.guests]) if (other !== guest && other.seat === seat) this.dismiss(other, "elsewhere");
    this.house.broadcast({ table: this.id, seat });
  }

  private dismiss(guest: Guest, reason: "elsewhere" | "gone"): void {
    this.leave(guest);
    guest.tell({ tell: "bye", reason });
  }

  /** Keeps what was decided and tells it; the table in memory is already past it. */
  private async keep(change: Change): Promise<Kept> {
    const { number } = change.all;
    try {
      const kept = await this.house.store.append(this.id, number - change.log.length + 1, change.log, change.summary);
      if (kept === "conflict") {
        await this.readAgain();
        return "again";
      }
    } catch {
      await this.readAgain();
      return "not_kept";
    }
    this.number = number;
    this.house.broadcast({ table: this.id, number });
    for (const guest of this.guests) guest.tell((guest.seat !== null && change.own[String(guest.seat)]) || change.all);
    for (const guest of this.guests) if (guest.seat !== null && change.left.includes(guest.seat)) guest.seat = null;
    return "kept";
  }

  /** Everybody is told everything from scratch. */
  private async readAgain(): Promise<void> {
    if (!(await this.load())) {
      this.gone();
      return;
    }
    for (const guest of this.guests) {
      const join: DoJoin = { id: 1, do: "join", table: this.id, ...(guest.key !== undefined && { key: guest.key }) };
      const reply = this.house.door.join(this.id, join);
      guest.seat = reply.you;
      if (reply.table) guest.tell(reply.table satisfies ServerMessage);
    }
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work);
    this.last = next.catch(() => undefined);
    return next;
  }
}
