// From the first screen to a table. What happens there first: session/begin.ts.
import { refusalOf } from "../game/refusals";
import { go } from "../navigation";
import { preferences } from "../preferences";
import { startAt } from "../session/begin";
import { carrierOf } from "../session/carriers";
import { createTable } from "../session/create";
import { keepKey, randomHex } from "../session/keys";
import { peopleOf, tableOf, type Setup } from "./setup";

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
  startAt(answer.table, { people: withFriends ? 1 : peopleOf(setup), names: setup.names, deal: !withFriends });
  go({ screen, id: answer.table });
  return "";
}
