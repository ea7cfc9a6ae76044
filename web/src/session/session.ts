// One client at one table: joins, comes back after a lost connection, gives its part of the shuffle, and holds what was told.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Carrier, CarrierState, OpenCarrier } from "../carrier";
import type { ServerMessage, TellBye } from "../generated/protocol";
import { waitBefore } from "../remote/socket";
import { Asking, joinId, type Answer, type Wanted } from "./asking";
import { beat, type Heart } from "./heart";
import { nameTable, randomHex } from "./keys";
import { Parts } from "./parts";
import { Showing, type Pace } from "./showing";
import { toldFromScratch, toldMore, type Told } from "./told";

/** Why a session is over: the server said goodbye, there is no such table, or this version cannot read it. */
export type Ended = TellBye["reason"] | "no_table" | "no_such_code" | "unreadable";

export interface Place {
  table: string; // id or code
  key: string; // holds the seat, also one that is yet to be taken
}

const final: readonly string[] = ["elsewhere", "gone", "no_table", "no_such_code", "unreadable"] satisfies Ended[];

export class Session {
  private heard: Told | null = null; // all that was told; shown card by card
  private readonly showing: Showing;
  private readonly connectionNow = signal<CarrierState>("connecting");
  private readonly endedNow = signal<Ended | null>(null);
  private readonly troubleNow = signal<string | null>(null);
  private readonly asking: Asking;
  private readonly carrier: Carrier;
  private readonly heart: Heart;
  private joined = false;
  private refused = 0; // how often in a row the table was not to be had
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What this device gave to the shuffles; nothing before the table is known. */
  parts: Parts | undefined;
  private given = 0; // the round that a part was sent for

  constructor(
    open: OpenCarrier,
    readonly place: Place,
    pace: Pace = () => 0,
  ) {
    this.showing = new Showing(pace);
    this.asking = new Asking((message) => this.carrier.send(message));
    this.heart = beat({ isJoined: () => this.joined, ping: () => this.asking.ask({ do: "ping" }, true), renew: () => this.carrier.renew?.() });
    this.carrier = open({ tell: (message) => this.hear(message), state: (state) => this.turn(state) });
  }

  get told(): ReadonlySignal<Told | null> {
    return this.showing.told;
  }
  /** Whether cards that others laid are yet to be shown. */
  get isBehind(): ReadonlySignal<boolean> {
    return this.showing.isBehind;
  }
  /** Shows all of them. */
  skip(): void {
    this.showing.skip();
  }
  get connection(): ReadonlySignal<CarrierState> {
    return this.connectionNow;
  }
  get ended(): ReadonlySignal<Ended | null> {
    return this.endedNow;
  }
  /** Why the server does not let this client in now, as an error's code; it is asked again. */
  get trouble(): ReadonlySignal<string | null> {
    return this.troubleNow;
  }

  /** Answered exactly once, if need be after the connection has come back. */
  async ask(wanted: Wanted): Promise<Answer> {
    const answer = await this.asking.ask(wanted, this.joined);
    if (wanted.do === "sit" && answer.ok && this.heard) this.show({ ...this.heard, you: answer.you ?? wanted.seat, news: [] });
    if (wanted.do === "stand" && answer.ok && this.heard) this.show({ ...this.heard, you: null, hand: null, news: [] });
    return answer;
  }

  close(): void {
    clearTimeout(this.timer);
    this.heart.stop();
    this.carrier.close();
  }

  private turn(state: CarrierState): void {
    this.connectionNow.value = state;
    this.joined = false;
    clearTimeout(this.timer);
    // A carrier may open before its constructor has returned.
    if (state === "open") queueMicrotask(() => this.join());
  }

  private join(): void {
    const { table, key } = this.place;
    const after = this.heard?.number;
    this.joined = false;
    this.carrier.send({ id: joinId, do: "join", table, key, ...(after === undefined ? {} : { after }) });
  }

  private hear(message: ServerMessage): void {
    this.heart.heard();
    switch (message.tell) {
      case "answer":
        return message.id === joinId ? this.entered(message) : this.asking.answered(message);
      case "table":
        this.parts ??= new Parts(message.table.id, this.place.key);
        return this.show(toldFromScratch(message, this.heard));
      case "events": {
        const before = this.heard;
        if (!before) return;
        const more = toldMore(before, message);
        if (!more) return this.join();
        this.heard = more;
        this.showing.add(before, more);
        return this.giveParts();
      }
      case "bye":
        return this.end(message.reason);
    }
  }

  /** At once. */
  private show(told: Told): void {
    this.heard = told;
    this.showing.set(told);
    this.giveParts();
  }

  private entered(answer: Answer): void {
    if (!answer.ok) return this.notEntered(answer.error.code);
    this.joined = true;
    this.refused = 0;
    this.troubleNow.value = null;
    if (answer.table) {
      nameTable(this.place.table, answer.table);
      this.place.table = answer.table;
    }
    const last = answer.last ?? 0;
    this.asking.giveUpStale(last);
    this.asking.goOnFrom(last);
    this.asking.sendAll(true);
  }

  /** Only what cannot change is the end: a store that is away, a full table or haste are asked about again. */
  private notEntered(code: string): void {
    if (code === "wrong_key") return this.lookOn();
    if (final.includes(code) || code === "bad_message") return this.end(final.includes(code) ? (code as Ended) : "no_table");
    this.troubleNow.value = code;
    this.timer = setTimeout(() => this.join(), waitBefore(this.refused++, Math.random()));
  }

  /** The key holds no seat here yet. */
  private lookOn(): void {
    this.carrier.send({ id: joinId, do: "join", table: this.place.table });
  }

  private end(reason: Ended): void {
    if (!final.includes(reason)) return; // the carrier comes back by itself
    this.endedNow.value = reason;
    this.close();
  }

  private giveParts(): void {
    const told = this.heard;
    if (!told?.shuffle || told.you === null || told.shuffle.given.includes(told.you)) return;
    const { round, commitment } = told.shuffle;
    if (this.given === round || !this.parts) return;
    this.given = round;
    const before = this.parts.get(round); // drawn, and perhaps not sent before a reload
    const part = before?.commitment === commitment ? before : { bytes: randomHex(32), commitment };
    this.parts.set(round, part);
    void this.ask({ do: "shuffle", round, bytes: part.bytes });
  }
}
