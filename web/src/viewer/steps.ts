// A game's steps as a table would tell them to somebody who looks on.
import type { Event, ReplayGame, ReplayStep, Seat, TellEvents, TellTable } from "../generated/protocol";
import type { Own } from "../records/opened";

/** The seat that is "you" in this game: the reader's, if the reader sat there then. */
export function yoursIn(game: ReplayGame, own: Own | null): Seat | null {
  const sitter = own ? game.seats?.[own.seat - 1] : null;
  return own && sitter && "person" in sitter && sitter.person === own.name ? own.seat : null;
}

/** Who drew what is seen in the open hands; the sentence tells only the reader's own cards. */
function seen(event: Event, you: Seat | null): Event {
  if (event.event === "draw" && event.seat !== you) return { event: "draw", seat: event.seat, count: event.count };
  return event;
}

export function eventsOf(step: ReplayStep | undefined, you: Seat | null = null): Event[] {
  return (step?.events ?? []).map((event) => seen(event, you));
}

export function tableAt(game: ReplayGame, at: number, you: Seat | null = null): TellTable {
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
    history: game.steps.slice(0, at + 1).flatMap((past) => eventsOf(past, you)),
  };
}

/** What changes from the step before to this one. */
export function changeAt(game: ReplayGame, at: number, you: Seat | null = null): TellEvents {
  const step = game.steps[at];
  return { tell: "events", number: at + 1, events: eventsOf(step, you), ...(step ? { state: step.state } : {}) };
}

/** The step at which the turn begins that lies `by` turns away; first and last step are ends. */
export function turnFrom(game: ReplayGame, at: number, by: 1 | -1): number {
  const isBeginning = (place: number): boolean => eventsOf(game.steps[place]).some(({ event }) => event === "turn");
  let place = at + by;
  while (place > 0 && place < game.steps.length - 1 && !isBeginning(place)) place += by;
  return Math.max(0, Math.min(place, game.steps.length - 1));
}
