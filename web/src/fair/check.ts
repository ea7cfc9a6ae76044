// What this device finds out about a shuffle by itself: the secret is hashed, the deck derived, and the game compared with what was seen.
import type { Card } from "../generated/protocol";
import { loadRules, type Rules } from "../rules/rules";
import type { Part } from "../session/parts";
import type { Told } from "../session/told";
import { commitmentOf, derive, keyOf, type Proof } from "./shuffle";

/**
 * `mine`, `others`: all is well, with a part of this device or without; `wrong`: not what this device saw before the deal; `wrong_secret`:
 * not the one that was committed to; `wrong_deck`: other cards follow; `no_record`: the cards could not be compared.
 */
export type Verdict = "mine" | "others" | "wrong" | "wrong_secret" | "wrong_deck" | "no_record";

interface RecordLine {
  decks?: Card[][];
  fairness?: Proof;
}

/** The line of a round among the records of its table. */
function lineOf(records: string, { table, round }: Proof): string | undefined {
  return records.split("\n").find((line) => {
    if (line === "") return false;
    const { fairness } = JSON.parse(line) as RecordLine;
    return fairness?.table === table && fairness.round === round;
  });
}

const isHash = (hex: string) => /^[0-9a-f]{64}$/.test(hex);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const cards = (list: readonly Card[]) => [...list].sort();
function sortedLaid(laid: Told["laid"]): unknown {
  if (laid === null) return null;
  return Array.isArray(laid) ? cards(laid) : [cards(laid["1"]), cards(laid["2"])];
}

/** Is the recorded game the one that was seen at this table? The engine replays it: every card was where it could be. */
function isWhatWasSeen(rules: Rules, line: string, told: Told): boolean {
  const replay = rules.replay(line);
  if ("error" in replay) return false;
  const steps = replay.games[0]?.steps ?? [];
  const dealt = told.history.find((event) => event.event === "dealt");
  if (told.you !== null && dealt?.hand && !same(cards(steps[0]?.hands[String(told.you)] ?? []), cards(dealt.hand))) return false;
  return same(sortedLaid(steps.at(-1)?.laid ?? null), sortedLaid(told.laid));
}

export async function check(told: Told, proof: Proof, given: Part | undefined, recordsOf: () => Promise<string>): Promise<Verdict> {
  const mine = given !== undefined && told.you !== null;
  if (proof.table !== told.table.id || (mine && (proof.commitment !== given.commitment || proof.contributions[String(told.you)] !== given.bytes)))
    return "wrong";
  if (!isHash(proof.secret) || commitmentOf(proof) !== proof.commitment) return "wrong_secret";
  if (!Object.values(proof.contributions).every(isHash)) return "wrong_deck"; // none follows from these
  const { decks } = derive(told.table.game, keyOf(proof, told.table.players));
  let line: string | undefined;
  let rules: Rules;
  try {
    [line, rules] = await Promise.all([recordsOf().then((records) => lineOf(records, proof)), loadRules()]);
  } catch {
    return "no_record";
  }
  if (line === undefined) return "no_record";
  const record = JSON.parse(line) as RecordLine;
  if (!same(record.fairness?.secret, proof.secret) || !same(record.decks, decks) || !isWhatWasSeen(rules, line, told)) return "wrong_deck";
  return mine ? "mine" : "others";
}
