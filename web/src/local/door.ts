// Tables of this device as src/tables/device has them: text in, text out.
import type { Change, ClientMessage, HintAnswer, Opened, Question, Reply, Seat, Summary, TellRefused, VariantStatistics } from "../generated/protocol";
import type { Module } from "../rules/module";

/** A kept table, and when it was last changed. */
export interface LocalTable extends Summary {
  over: boolean;
  changed: number; // milliseconds since 1970
}

export class Door {
  constructor(private readonly module: Module) {}

  /** The refusal of what is no message. */
  check(message: ClientMessage): TellRefused | null {
    const length = this.module.exports.check(this.module.put(JSON.stringify(message)));
    return length === 0 ? null : (JSON.parse(this.module.get(length)) as TellRefused);
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
  hint(table: string, seat: Seat | null): HintAnswer {
    return this.answer(this.module.exports.hint(this.put(table), seat ?? 0)) as HintAnswer;
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
