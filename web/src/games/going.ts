// The game that was left last and goes on: the first screen offers it.
import { effect } from "@preact/signals";
import type { Game, Options } from "../generated/protocol";
import { kept } from "../preferences";
import { games } from "../routes";
import { isRunning } from "../session/told";
import type { Where } from "../table/carriers";
import type { Desk } from "../table/desk";

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
export function followGoing(desk: Desk, screen: Where): () => void {
  return effect(() => {
    const told = desk.session.told.value;
    const { table: id } = desk.session.place;
    const { value: ended } = desk.session.ended;
    if ((ended !== null && ended !== "elsewhere" && ended !== "unreadable") || (told && !isRunning(told))) forgetGoing(id);
    else if (told && told.you !== null) going.value = { screen, id, game: told.table.game, players: told.table.players, options: told.table.options };
  });
}
