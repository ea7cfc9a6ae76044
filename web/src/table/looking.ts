// What the engine says about a turn that is being planned. It comes as WebAssembly (rules/) while the first screen shows; until it
// is here, or where it cannot run, cards are laid at once and the table itself says what does not fit.
import { signal } from "@preact/signals";
import type { Card, Laid, Move, Pile, State, TableInfo } from "../generated/protocol";
import type { Told } from "../session/told";

export interface LookQuestion {
  table: TableInfo;
  state: State;
  hand: Card[];
  laid: Laid;
  plays: Move[];
}

export interface LookedMove {
  card: Card;
  pile: Pile;
  refusal: { code: string } | null;
  gap: number; // how far the pile moves; negative: back
  trick: boolean;
  gift: boolean;
  burns: boolean;
  loses: boolean; // the turn could not be completed after it (ALL-3)
}

export interface Look {
  refusal: { code: string } | null; // of the planned plays
  state: State; // after them
  hand: Card[];
  moves: LookedMove[];
  may_end: boolean;
  burning: Pile[];
}

export interface RulesDoor {
  look(question: LookQuestion): Look;
}

export const rulesDoor = signal<RulesDoor | null>(null);

export function lookAt(told: Told, plan: readonly Move[]): Look | null {
  const { state, hand } = told;
  if (!rulesDoor.value || !state || !hand || state.status !== "playing" || state.seat !== told.you) return null;
  return rulesDoor.value.look({ table: told.table, state, hand, laid: told.laid, plays: [...plan] });
}
