// What this device does first at a table that it has made: its people sit down, and the cards are dealt.
import { preferences } from "../preferences";
import { readItem, writeItem } from "../storage";
import { keyFor } from "./keys";
import type { Session } from "./session";

interface Start {
  people: number; // of this device, from seat 1 on
  names: readonly string[]; // of those who share the screen
  deal: boolean;
}

/** Tables that this page has just made, and what is to happen there first. */
const starts = new Map<string, Start>();

export function startAt(table: string, start: Start): void {
  starts.set(table, start);
}

/** How many people of this device sit at the table: they share the screen. */
export function peopleHere(table: string): number {
  const kept = Number(readItem(`tenback.people.${table}`));
  return starts.get(table)?.people ?? (kept > 0 ? kept : 1);
}

/** Sits everybody of this device down, and deals if nobody else is waited for. */
export async function beginAt(table: string, sessions: readonly Session[]): Promise<void> {
  const start = starts.get(table);
  if (!start) return;
  starts.delete(table);
  if (start.people > 1) writeItem(`tenback.people.${table}`, String(start.people));
  for (const [place, session] of sessions.entries()) {
    const person = place + 1;
    const name = (sessions.length > 1 ? (start.names[place] ?? "") : preferences.name.value).trim();
    await session.ask({ do: "sit", seat: person, name, key: keyFor(table, person) });
  }
  if (start.deal) await sessions[0]?.ask({ do: "deal", again: false });
}
