// A game's steps as a table would tell them to somebody who looks on.
import type { Event, TellEvents, TellTable } from "../generated/protocol";
import type { ReplayGame, ReplayStep } from "../rules/rules";

/** Who drew what is seen in the open hands; the sentence is the same for everybody. */
function seen(event: Event): Event {
  if (event.event === "draw") return { event: "draw", seat: event.seat, count: event.count };
  return event;
}

export function eventsOf(step: ReplayStep | undefined): Event[] {
  return (step?.events ?? []).map(seen);
}

export function tableAt(game: ReplayGame, at: number): TellTable {
  const step = game.steps[at];
  return {
    tell: "table",
    number: at + 1,
    table: { id: "RECRDS", code: "RECRDS", game: game.game, players: game.players, options: game.options, talk: "markers", hints: false, listed: false, clock: null },
    you: null,
    seats: Array.from({ length: game.players }, (_, seat) => game.seats?.[seat] ?? {}),
    shuffle: null,
    state: step?.state ?? null,
    hand: null,
    laid: step?.laid ?? null,
    revealed: null,
    history: game.steps.slice(0, at + 1).flatMap(eventsOf),
  };
}

/** What changes from the step before to this one. */
export function changeAt(game: ReplayGame, at: number): TellEvents {
  const step = game.steps[at];
  return { tell: "events", number: at + 1, events: eventsOf(step), ...(step ? { state: step.state } : {}) };
}

/** The step at which the turn begins that lies `by` turns away; first and last step are ends. */
export function turnFrom(game: ReplayGame, at: number, by: 1 | -1): number {
  const isBeginning = (place: number): boolean => eventsOf(game.steps[place]).some(({ event }) => event === "turn");
  let place = at + by;
  while (place > 0 && place < game.steps.length - 1 && !isBeginning(place)) place += by;
  return Math.max(0, Math.min(place, game.steps.length - 1));
}
