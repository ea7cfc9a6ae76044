// What people say with one press after a round. On the wire it is chat of one sign; everybody reads it in their own language.
import type { Seat } from "../generated/protocol";
import { isRunning, type Told } from "../session/told";
import { t } from "../words/words";

const signs = { well: "👏", phew: "😅", pity: "😢", joy: "🎉" } as const;
export type Reaction = keyof typeof signs;
export const reactions = Object.keys(signs) as Reaction[];

export function signOf(reaction: Reaction): string {
  return signs[reaction];
}

function reactionIn(text: string): Reaction | undefined {
  return reactions.find((reaction) => signs[reaction] === text);
}

/** What somebody wrote; of a reaction, what it means. */
export function wordsIn(text: string): string {
  const reaction = reactionIn(text);
  return reaction ? t(`page.react.${reaction}`) : text;
}

/** The seat's last one since the round is over; with the next deal it is gone. */
export function reactionOf(told: Told, seat: Seat): Reaction | undefined {
  if (isRunning(told)) return undefined;
  const since = told.history.slice(told.history.findLastIndex(({ event }) => event === "over") + 1);
  return since.flatMap((event) => (event.event === "chat" && event.seat === seat ? (reactionIn(event.text) ?? []) : [])).at(-1);
}
