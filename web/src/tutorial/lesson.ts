// What a tutorial is: scenes at prepared tables, and in each of them one small step after the other.
import type { Card, Game, Move } from "../generated/protocol";
import type { PlayParts } from "../game/cards";
import { botName } from "../game/phrases";

/** What a step waits for. `lay`: the next card of the scene's turn; `try`: a play that does not come off; `say`: any word. */
export type Task = { kind: "read" } | { kind: "lay" } | { kind: "end" } | { kind: "say" } | { kind: "try"; play: Move };

export interface Step {
  task: Task;
  /** What the coach says; a step about a card knows it. */
  text: (play: PlayParts) => string;
}

export interface Scene {
  /** What is laid, turn by turn; you begin and a bot follows. */
  turns: readonly (readonly Move[])[];
  /** So many turns are over when the scene begins; the next one is yours. */
  from: number;
  /** Cards that you hold without laying them. */
  keeps: readonly Card[];
  steps: readonly Step[];
}

export interface Lesson {
  game: Game;
  scenes: readonly Scene[];
}

export const you = 1;
export const bot = 2;

/** What the coach calls the bot. */
export const partner = (): { name: string } => ({ name: botName([], bot) });

export function seatOfTurn(turn: number): 1 | 2 {
  return turn % 2 === 0 ? you : bot;
}

type Text = Step["text"];
export const read = (text: Text): Step => ({ task: { kind: "read" }, text });
export const lay = (text: Text): Step => ({ task: { kind: "lay" }, text });
export const end = (text: Text): Step => ({ task: { kind: "end" }, text });
export const say = (text: Text): Step => ({ task: { kind: "say" }, text });
export const attempt = (play: Move, text: Text): Step => ({ task: { kind: "try", play }, text });
