// One client at one table: joins, comes back after a lost connection, gives its part of the shuffle, and holds what was told.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Carrier, CarrierState, OpenCarrier } from "../carrier";
import type { ServerMessage, TellBye } from "../generated/protocol";
import { Asking, joinId, type Answer, type Wanted } from "./asking";
import { randomHex } from "./keys";
import { toldFromScratch, toldMore, type Told } from "./told";

/** Why a session is over: the server said goodbye, or there is no such table. */
export type Ended = TellBye["reason"] | "no_table";

export interface Place {
  table: string; // id or code
  key: string; // holds the seat, also one that is yet to be taken
}

const final: readonly Ended[] = ["elsewhere", "gone", "no_table"];

export class Session {
  private readonly toldNow = signal<Told | null>(null);
  private readonly connectionNow = signal<CarrierState>("connecting");
  private readonly endedNow = signal<Ended | null>(null);
  private readonly asking: Asking;
  private readonly carrier: Carrier;
  private joined = false;
  /** What this device gave to the shuffles, by round: the proof at the end is compared with it. */
  readonly parts = new Map<number, { bytes: string; commitment: string }>();

  constructor(
    open: OpenCarrier,
    readonly place: Place,
  ) {
    this.asking = new Asking((message) => this.carrier.send(message));
    this.carrier = open({ tell: (message) => this.hear(message), state: (state) => this.turn(state) });
  }

  get told(): ReadonlySignal<Told | null> {
    return this.toldNow;
  }
  get connection(): ReadonlySignal<CarrierState> {
    return this.connectionNow;
  }
  get ended(): ReadonlySignal<Ended | null> {
    return this.endedNow;
  }

  /** Answered exactly once, if need be after the connection has come back. */
  async ask(wanted: Wanted): Promise<Answer> {
    const answer = await this.asking.ask(wanted, this.joined);
    if (wanted.do === "sit" && answer.ok && this.toldNow.value) {
      this.toldNow.value = { ...this.toldNow.value, you: answer.you ?? wanted.seat, news: [] };
      this.giveParts();
    }
    if (wanted.do === "stand" && answer.ok && this.toldNow.value)
      this.toldNow.value = { ...this.toldNow.value, you: null, hand: null, news: [] };
    return answer;
  }

  close(): void {
    this.carrier.close();
  }

  private turn(state: CarrierState): void {
    this.connectionNow.value = state;
    this.joined = false;
    // A carrier may open before its constructor has returned.
    if (state === "open") queueMicrotask(() => this.join());
  }

  private join(): void {
    const { table, key } = this.place;
    const after = this.toldNow.value?.number;
    this.joined = false;
    this.carrier.send({ id: joinId, do: "join", table, key, ...(after === undefined ? {} : { after }) });
  }

  private hear(message: ServerMessage): void {
    switch (message.tell) {
      case "answer":
        return message.id === joinId ? this.entered(message) : this.asking.answered(message);
      case "table":
        this.toldNow.value = toldFromScratch(message, this.toldNow.value);
        return this.giveParts();
      case "events": {
        if (!this.toldNow.value) return;
        const more = toldMore(this.toldNow.value, message);
        if (!more) return this.join();
        this.toldNow.value = more;
        return this.giveParts();
      }
      case "bye":
        return this.end(message.reason);
    }
  }

  private entered(answer: Answer): void {
    if (!answer.ok) return answer.error.code === "wrong_key" ? this.lookOn() : this.end("no_table");
    this.joined = true;
    if (answer.table) this.place.table = answer.table;
    this.asking.goOnFrom(answer.last ?? 0);
    this.asking.sendAll(true);
  }

  /** The key holds no seat here yet. */
  private lookOn(): void {
    this.carrier.send({ id: joinId, do: "join", table: this.place.table });
  }

  private end(reason: Ended): void {
    if (!final.includes(reason)) return; // the carrier comes back by itself
    this.endedNow.value = reason;
    this.carrier.close();
  }

  private giveParts(): void {
    const told = this.toldNow.value;
    if (!told?.shuffle || told.you === null || told.shuffle.given.includes(told.you)) return;
    const { round, commitment } = told.shuffle;
    if (this.parts.has(round)) return;
    this.parts.set(round, { bytes: randomHex(32), commitment });
    void this.ask({ do: "shuffle", round, bytes: this.parts.get(round)?.bytes ?? "" });
  }
}
