// Questions about the rules, answered at once by the engine itself.
import type { Card, Event, Game, Laid, Move, Options, Pile, Players, Say, Seat, State, TableInfo } from "../generated/protocol";
import { compileModule, start } from "./module";

/** A code, the rule behind it, and all that a sentence about it needs. */
export interface LookRefusal {
  code: string;
  rule: string;
  piles: Pile[]; // to be covered
  most: number; // cards a turn
  required: number;
  played: number;
}
export interface PlayRefusal extends LookRefusal {
  card: Card;
  pile: Pile;
  top: Card | null;
}

export interface LookQuestion {
  table: { game: Game; players: Players; options: Options };
  state: State;
  hand: Card[];
  laid?: Laid;
  plays: Move[]; // planned, not sent yet
  you?: Seat; // whose hand it is; of the seat to move if absent
}

export interface SayQuestion {
  table: Pick<TableInfo, "game" | "players" | "options" | "talk">;
  state: State;
  hand: Card[];
  you: Seat;
}

export interface LookedMove {
  card: Card;
  pile: Pile;
  refusal: PlayRefusal | null;
  gap: number | null; // how far the pile moves, negative: back; null if refused, and for the first card of Quick & Easy
  trick: boolean;
  gift: boolean; // improves the opponent's pile
  burns: boolean;
  loses: boolean; // the turn could not be completed after it (ALL-3)
}

export interface Look {
  refusal: (PlayRefusal & { at: number }) | null; // of the first planned play that is refused, with its place
  state: State; // after those before it
  hand: Card[];
  moves: LookedMove[];
  may_end: boolean;
  end: LookRefusal | null; // why the turn may not end
  owed: number; // cards still to be laid at least
  burning: Pile[]; // still to be covered
  won: boolean; // the planned plays win: no turn is left to be ended
  lost: boolean; // they lose
}

export interface ReplayStep {
  event: Event | null; // what was done; null for the deal
  events: Event[]; // all that happened by it
  state: State;
  hands: Record<string, Card[]>;
  laid: Laid;
}
export interface ReplayGame {
  game: Game;
  players: Players;
  options: Options;
  first: Seat;
  result: { status: string; reason: string | null; left: number; winner: Seat | null };
  seats?: ({ person: string } | { bot: string } | null)[];
  seed?: number;
  known_deal?: boolean;
  take_backs?: number;
  stand_ins?: Seat[];
  fairness?: Record<string, unknown>;
  steps: ReplayStep[];
}

export interface Rules {
  /** Throws if the question is none: a mistake of the page. */
  look(question: LookQuestion): Look;
  /** All that the seat may say now: permitted, true and not said yet. */
  maySay(question: SayQuestion): Say[];
  replay(records: string): { error: string } | { games: ReplayGame[] };
}

let loading: Promise<Rules> | undefined;

async function load(): Promise<Rules> {
  const module = await start(await compileModule());
  return {
    maySay: (question) => {
      const answer = JSON.parse(module.get(module.exports.may_say(module.put(JSON.stringify(question))))) as { says?: Say[] };
      return answer.says ?? [];
    },
    look: (question) => {
      const answer = JSON.parse(module.get(module.exports.look(module.put(JSON.stringify(question))))) as Look | { error: string };
      if ("error" in answer) throw new Error(answer.error);
      return answer;
    },
    replay: (records) =>
      JSON.parse(module.get(module.exports.replay(module.put(records)))) as { error: string } | { games: ReplayGame[] },
  };
}

export function loadRules(): Promise<Rules> {
  loading ??= load();
  loading.catch(() => (loading = undefined));
  return loading;
}
