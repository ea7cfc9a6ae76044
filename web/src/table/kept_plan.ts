// The plan of a turn outlives the page: a reload, a closed tab or a flat battery loses no thought.
import { effect } from "@preact/signals";
import type { Move } from "../generated/protocol";
import { isYourMove, type Told } from "../session/told";
import { forgetItem, readItem, writeItem } from "../storage";
import type { Desk } from "./desk";

interface Kept {
  round: number;
  turn: number;
  plays: Move[];
}

function isKept(value: unknown): value is Kept {
  const { round, turn, plays } = (value ?? {}) as Partial<Kept>;
  return typeof round === "number" && typeof turn === "number" && Array.isArray(plays) && plays.every((play) => typeof play === "string");
}

function read(place: string, { state }: Told): readonly Move[] {
  try {
    const kept: unknown = JSON.parse(readItem(place) ?? "null");
    return isKept(kept) && kept.round === state?.round && kept.turn === state.turn ? kept.plays : [];
  } catch {
    return []; // somebody else's text
  }
}

/** Returns what stops keeping it. */
export function keepPlan(desk: Desk): () => void {
  let restored = false;
  return effect(() => {
    const told = desk.session.told.value;
    if (!told || told.you === null || !desk.look.value) return; // nobody can say yet what fits
    const place = `tenback.plan.${told.table.id}.${told.you}`;
    if (!restored) {
      restored = true;
      const plays = isYourMove(told) && desk.plan.peek().length === 0 ? read(place, told) : [];
      if (plays.length > 0) return desk.planFrom(plays); // checked against the rules like any other
    }
    const plays = [...desk.plan.value];
    if (plays.length === 0 || !told.state) forgetItem(place);
    else writeItem(place, JSON.stringify({ round: told.state.round, turn: told.state.turn, plays } satisfies Kept));
  });
}
