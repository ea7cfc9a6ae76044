// The game that was left last and goes on: the first screen offers it.
import { effect } from "@preact/signals";
import type { Game, Options } from "../generated/protocol";
import { kept } from "../preferences";
import { games } from "../routes";
import type { Where } from "../session/carriers";
import type { Session } from "../session/session";
import { isRunning } from "../session/told";

interface Going {
  screen: Where;
  id: string;
  game: Game;
  players: number;
  options: Options;
}

function isGoing(value: unknown): value is Going | null {
  if (value === null) return true;
  const { screen, id, game, players, options } = value as Partial<Going>;
  return (screen === "local" || screen === "table") && typeof id === "string" && games.some((one) => one === game) && typeof players === "number" && typeof options === "object";
}

export const going = kept<Going | null>("going", null, isGoing);

export function forgetGoing(id: string): void {
  if (going.peek()?.id === id) going.value = null;
}

/** Returns what stops following. */
export function followGoing(session: Session, screen: Where): () => void {
  return effect(() => {
    const told = session.told.value;
    const { table: id } = session.place;
    const { value: ended } = session.ended;
    if ((ended !== null && ended !== "elsewhere" && ended !== "unreadable") || (told && !isRunning(told))) forgetGoing(id);
    else if (told && told.you !== null) going.value = { screen, id, game: told.table.game, players: told.table.players, options: told.table.options };
  });
}
