// What this device gave to the shuffles of a table, by round. It outlives a reload: the proof at the end is compared with it.
import { readItem, writeItem } from "../storage";

export interface Part {
  bytes: string;
  commitment: string; // as the server showed it before
}

const rounds = 3; // that are kept: the one that is played, the coming one, and one that somebody still looks at

export class Parts {
  private readonly place: string;
  private parts: Record<string, Part> = {};

  /** @param key of the seat: those who share a device have parts of their own */
  constructor(table: string, key: string) {
    this.place = `tenback.parts.${table}.${key.slice(0, 8)}`;
    try {
      this.parts = (JSON.parse(readItem(this.place) ?? "{}") ?? {}) as Record<string, Part>;
    } catch {
      // unreadable: nothing is known
    }
  }

  get(round: number): Part | undefined {
    return this.parts[String(round)];
  }

  set(round: number, part: Part): void {
    const newest = Object.entries({ ...this.parts, [String(round)]: part }).sort(([one], [other]) => Number(other) - Number(one));
    this.parts = Object.fromEntries(newest.slice(0, rounds));
    writeItem(this.place, JSON.stringify(this.parts));
  }
}
