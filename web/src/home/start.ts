// From the first screen to a table: it is made, the people of this device sit down, and the cards are dealt.
import { refusalOf } from "../game/refusals";
import { go } from "../navigation";
import { preferences } from "../preferences";
import { createTable } from "../session/create";
import { keyFor } from "../session/keys";
import type { Session } from "../session/session";
import { t } from "../words/words";
import { carrierOf } from "../table/carriers";
import { peopleOf, tableOf, type Setup } from "./setup";

interface Start {
  people: number; // of this device, from seat 1 on
  deal: boolean;
}

/** Tables that this page has just made, and what is to happen there first. */
const starts = new Map<string, Start>();

/** What to say if there is no table; empty if there is. */
export async function startTable(setup: Setup): Promise<string> {
  const screen = setup.mode === "friends" ? "table" : "local";
  const answer = await createTable(carrierOf(screen), tableOf(setup));
  if (!answer.ok || !answer.table) return answer.ok ? "" : refusalOf(null, answer.error);
  starts.set(answer.table, { people: setup.mode === "friends" ? 1 : peopleOf(setup), deal: setup.mode !== "friends" });
  go({ screen, id: answer.table });
  return "";
}

/** How many people of this device sit at the table: they share the screen. */
export function peopleHere(table: string): number {
  const kept = Number(localStorage.getItem(`tenback.people.${table}`));
  return starts.get(table)?.people ?? (kept > 0 ? kept : 1);
}

/** Sits everybody of this device down, and deals if nobody else is waited for. */
export async function beginAt(table: string, sessions: readonly Session[]): Promise<void> {
  const start = starts.get(table);
  if (!start) return;
  starts.delete(table);
  if (start.people > 1) localStorage.setItem(`tenback.people.${table}`, String(start.people));
  for (const [place, session] of sessions.entries()) {
    const person = place + 1;
    const given = sessions.length > 1 ? "" : preferences.name.value.trim();
    const name = given || t("page.person", { n: person });
    await session.ask({ do: "sit", seat: person, name, key: keyFor(table, person) });
  }
  if (start.deal) await sessions[0]?.ask({ do: "deal", again: false });
}
