// What the engine says about a turn that is being planned. It comes as WebAssembly (rules/) while the first screen shows; until it
// is here, or where it cannot run, cards are laid at once and the table itself says what does not fit.
import { signal } from "@preact/signals";
import type { Look, Move, Say } from "../generated/protocol";
import { loadRules, type Rules } from "../rules/rules";
import type { Told } from "../session/told";

const rules = signal<Rules | null>(null);

export async function bringRules(): Promise<void> {
  try {
    rules.value = await loadRules();
  } catch {
    // no WebAssembly, or no network at the first visit
  }
}

export function lookAt(told: Told, plan: readonly Move[]): Look | null {
  const { state, hand } = told;
  if (!rules.value || !state || !hand || state.status !== "playing" || state.seat !== told.you) return null;
  return rules.value.look({ table: told.table, state, hand, laid: told.laid, plays: [...plan] });
}

/** All that the own seat may say now: the rules and the hand decide. */
export function sayable(told: Told): readonly Say[] {
  const { state, hand, you } = told;
  if (!rules.value || !state || !hand || you === null) return [];
  return rules.value.maySay({ table: told.table, state, hand, you });
}
