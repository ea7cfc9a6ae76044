import { signal } from "@preact/signals";
import type { Game } from "../generated/protocol";

/** The games whose bots play without what they have learned, because it has not come yet. */
export const unlearned = signal<readonly Game[]>([]);

export interface LearningNews {
  game: Game;
  learned: boolean;
}

export function noteLearning({ game, learned }: LearningNews): void {
  const others = unlearned.value.filter((other) => other !== game);
  unlearned.value = learned ? others : [...others, game];
}
