// Tables of this device as src/tables/device has them: text in, text out.
import type { ClientMessage, LobbyTable, Seat, ServerMessage } from "../generated/protocol";
import type { Module } from "../rules/module";

/** A line of the lobby with what lists show. */
export interface Summary extends LobbyTable {
  round: number; // how many were dealt
  turn: number;
  status: "opening" | "playing" | "won" | "lost"; // of the last one
  left: number; // cards not laid
  winner: Seat | null;
}

/** A kept table, and when it was last changed. */
export interface LocalTable extends Summary {
  over: boolean;
  changed: number; // milliseconds since 1970
}

/** To be kept, then told. */
export interface Change {
  log: string[];
  all: ServerMessage & { tell: "events" };
  own: Record<string, ServerMessage>; // by seat; the others are told `all`
  left: Seat[]; // nobody sits there any more
  summary: Summary;
}

export interface Reply {
  answer: ServerMessage & { tell: "answer" };
  you: Seat | null; // the seat taken by `sit`, or that a `join` came back to
  table?: ServerMessage;
  change?: Change;
}

export interface Opened {
  answer: ServerMessage & { tell: "answer" };
  id: string | null;
  log?: string[];
  summary?: Summary;
}

export interface Question {
  seat: Seat;
  level: string;
  position: string;
  seed: number;
  moment: string; // as long as it is the same, so is the answer
}

/** What one variant's finished games add up to (src/tables/table/statistics.hpp). */
export interface VariantStatistics {
  game: "classic" | "quick" | "face";
  fire: boolean;
  expert: boolean;
  smaller_hand: boolean;
  pro: boolean;
  games: number;
  wins: number;
  between_people: number;
  with_take_backs: number;
  streak: number;
  longest_streak: number;
  left: number[]; // left[n]: games that ended with n cards left
}

export class Door {
  constructor(private readonly module: Module) {}

  /** The refusal of what is no message. */
  check(message: ClientMessage): ServerMessage | null {
    const length = this.module.exports.check(this.module.put(JSON.stringify(message)));
    return length === 0 ? null : (JSON.parse(this.module.get(length)) as ServerMessage);
  }
  open(message: ClientMessage): Opened {
    return JSON.parse(this.module.get(this.module.exports.open_table(this.module.put(JSON.stringify(message))))) as Opened;
  }
  /** Brings a table into memory; what is wrong with its log, if anything. */
  read(table: string, log: readonly string[]): string | null {
    const length = this.module.exports.read_table(this.put(table, ...log));
    return length === 0 ? null : this.module.get(length);
  }
  forget(table: string): void {
    this.module.exports.forget_table(this.put(table));
  }
  order(table: string, seat: Seat | null, message: ClientMessage): Reply {
    return this.answer(this.module.exports.order(this.put(table, JSON.stringify(message)), seat ?? 0, randomSeed())) as Reply;
  }
  join(table: string, message: ClientMessage): Reply {
    return this.answer(this.module.exports.join(this.put(table, JSON.stringify(message)))) as Reply;
  }
  duty(table: string): "wish" | Question | null {
    return this.answer(this.module.exports.duty(this.put(table))) as "wish" | Question | null;
  }
  botWish(table: string): Change | null {
    return this.answer(this.module.exports.bot_wish(this.put(table))) as Change | null;
  }
  botAct(table: string, seat: Seat, move: string): Change | null {
    return this.answer(this.module.exports.bot_act(this.put(table, move), seat)) as Change | null;
  }
  hint(table: string, seat: Seat | null): Question | { error: string } {
    return this.answer(this.module.exports.hint(this.put(table), seat ?? 0)) as Question | { error: string };
  }
  records(table: string, log: readonly string[]): string {
    return this.module.get(this.module.exports.records(this.put(table, ...log)));
  }
  /** Of finished rounds in whole logs. */
  statistics(logs: readonly (readonly string[])[]): VariantStatistics[] {
    for (const log of logs) this.module.exports.count(this.put("", ...log));
    return this.answer(this.module.exports.statistics()) as VariantStatistics[];
  }

  private put(...lines: string[]): number {
    return this.module.put(lines.join("\n"));
  }
  private answer(length: number): unknown {
    return JSON.parse(this.module.get(length));
  }
}

/** 53 bits, as many as a number holds exactly. */
function randomSeed(): number {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return (words[0] ?? 0) * 2 ** 21 + ((words[1] ?? 0) >>> 11);
}
