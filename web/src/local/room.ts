// A table of this device with those around it. One thing happens at a time: it is decided by the table in WebAssembly, kept, and
// only then told. If it cannot be kept, or another tab was quicker, the table is read again.
import type { ClientMessage, DoJoin, Seat, ServerMessage } from "../generated/protocol";
import { BotTurns } from "./bot_turns";
import type { Change, Door, Reply } from "./door";
import type { StorageTrouble } from "../storage";
import type { Guest } from "./guest";
import type { BotPace } from "./pace";
import type { Appended, Store } from "./store";
import type { Thinker } from "./thinking";

/** What all rooms of the worker share. */
export interface House {
  door: Door;
  store: Store;
  thinker: Thinker;
  pace: BotPace;
  /** Other tabs are told that this table was changed, or that somebody sat down at this seat. */
  broadcast(news: News): void;
  /** The person is told what the browser does not keep; null: it does again. */
  trouble(what: StorageTrouble | null): void;
}
export type News = { table: string; number: number } | { table: string; seat: Seat } | { table: string; gone: true };

type Kept = "kept" | "again" | "not_kept";

export class Room {
  private readonly guests = new Set<Guest>();
  private coming = 0; // guests whose turn to join is not over
  private last: Promise<unknown> = Promise.resolve();
  private readonly bots: BotTurns;
  private log: string[] = []; // as it is kept; empty: nothing is in memory

  constructor(
    private readonly house: House,
    readonly id: string,
  ) {
    this.bots = new BotTurns(house, this);
  }

  /** Nobody is here, and nobody is at the door. */
  get isEmpty(): boolean {
    return this.guests.size === 0 && this.coming === 0;
  }

  /** The number of the last event that is in memory. */
  private get number(): number {
    return this.log.length;
  }

  /** Reads the table from its log. What is in the way if it cannot be: there is none, or a newer version wrote it. */
  async load(): Promise<"no_table" | "unreadable" | null> {
    const log = await this.house.store.read(this.id);
    if (log.length === 0) return "no_table";
    if (this.house.door.read(this.id, log) !== null) return "unreadable";
    this.log = log;
    return null;
  }

  async join(guest: Guest, message: DoJoin): Promise<void> {
    this.coming += 1;
    await this.inTurn(() => this.letIn(guest, message)).finally(() => (this.coming -= 1));
    this.forgetIfEmpty();
  }

  leave(guest: Guest): void {
    if (!this.guests.delete(guest)) return;
    guest.room = null;
    guest.seat = null;
    this.forgetIfEmpty();
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

  private async letIn(guest: Guest, message: DoJoin): Promise<void> {
    const missing = this.number === 0 ? await this.load() : null;
    if (missing) {
      guest.refuse(message.id, missing);
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
  }

  private forgetIfEmpty(): void {
    if (!this.isEmpty || this.number === 0) return;
    this.bots.stop();
    this.house.door.forget(this.id);
    this.log = [];
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
    const kept = await this.write(change).catch(() => "full" as const);
    if (kept !== "kept") {
      if (kept === "full") this.house.trouble("full");
      await this.readAgain();
      return kept === "conflict" ? "again" : "not_kept";
    }
    this.house.trouble(null);
    this.log = [...this.log, ...change.log];
    this.house.broadcast({ table: this.id, number });
    for (const guest of this.guests) guest.tell((guest.seat !== null && change.own[String(guest.seat)]) || change.all);
    for (const guest of this.guests) if (guest.seat !== null && change.left.includes(guest.seat)) guest.seat = null;
    return "kept";
  }

  /** A browser that was cleared while the game was played gets all of it again. */
  private async write(change: Change): Promise<Appended> {
    const first = change.all.number - change.log.length + 1;
    const kept = await this.house.store.append(this.id, first, change.log, change.summary);
    if (kept !== "gone") return kept;
    await this.house.store.openAgain();
    return this.house.store.append(this.id, 1, [...this.log, ...change.log], change.summary);
  }

  /** Everybody is told everything from scratch. */
  private async readAgain(): Promise<void> {
    if ((await this.load()) !== null) {
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
