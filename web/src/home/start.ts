// From the first screen to a table: it is made, the people of this device sit down, and the cards are dealt.
import { refusalOf } from "../game/refusals";
import { go } from "../navigation";
import { preferences } from "../preferences";
import { createTable } from "../session/create";
import { keepKey, keyFor, randomHex } from "../session/keys";
import type { Session } from "../session/session";
import { readItem, writeItem } from "../storage";
import { carrierOf } from "../table/carriers";
import { peopleOf, tableOf, type Setup } from "./setup";

interface Start {
  people: number; // of this device, from seat 1 on
  names: readonly string[]; // of those who share the screen
  deal: boolean;
}

/** Tables that this page has just made, and what is to happen there first. */
const starts = new Map<string, Start>();

/** What to say if there is no table; empty if there is, or if it is not wanted any more. */
export async function startTable(setup: Setup, givenUp: AbortSignal): Promise<string> {
  const withFriends = setup.mode === "friends";
  const screen = withFriends ? "table" : "local";
  const key = randomHex(16);
  // At a server whoever makes a table sits down at once, before a stranger can.
  const sit = withFriends ? { sit: { seat: 1, name: preferences.name.value.trim(), key } } : {};
  const answer = await createTable(carrierOf(screen), { ...tableOf(setup), ...sit }, givenUp);
  if (givenUp.aborted) return "";
  if (!answer.ok || !answer.table) return answer.ok ? "" : refusalOf(null, answer.error);
  if (withFriends) keepKey(answer.table, key);
  starts.set(answer.table, { people: withFriends ? 1 : peopleOf(setup), names: setup.names, deal: !withFriends });
  go({ screen, id: answer.table });
  return "";
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
