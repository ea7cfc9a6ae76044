// Whole games that end well, for the last scene of a lesson.
import { cardsOf, colours, playOf } from "../game/cards";
import type { Move } from "../generated/protocol";

/** Cuts plays into turns of these sizes, the last size as often as needed. */
function inTurns(plays: readonly Move[], sizes: readonly number[] = [2]): Move[][] {
  const turns: Move[][] = [];
  for (let at = 0; at < plays.length; at += turns.at(-1)?.length ?? 1) turns.push(plays.slice(at, at + (sizes[turns.length] ?? sizes.at(-1) ?? 2)));
  return turns;
}

/** Low and high cards in turn, until they meet in the middle. */
function fromBothEnds(cards: readonly string[], low: readonly string[], high: readonly string[]): Move[] {
  return cards.map((_, place) => {
    const step = place >> 1;
    const piles = place % 2 === 0 ? low : high;
    const card = place % 2 === 0 ? cards[step] : cards[cards.length - 1 - step];
    return `${card ?? ""}>${piles[step % piles.length] ?? ""}`;
  });
}

/** Both hands run out together, and the last card is yours. */
export function wonClassic(): Move[][] {
  const untilDrawn = Array<number>(42).fill(2);
  return inTurns(fromBothEnds(cardsOf("classic"), ["U1", "U2"], ["D1", "D2"]), [...untilDrawn, 2, 2, 2, 2, 2, 3, 1]);
}

/** Colour by colour: the last card of each leaves room for the next one. */
export function wonQuick(): Move[][] {
  const onPile = (colour: (typeof colours)[number], place: number): Move[] => {
    const values = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1];
    return place % 2 === 0 ? values.map((value) => playOf(`${colour}${value}`, "U1")) : values.map((value) => playOf(`${colour}${11 - value}`, "D1"));
  };
  return inTurns(colours.flatMap(onPile));
}

export function wonFace(): Move[][] {
  const yours = inTurns(fromBothEnds(cardsOf("face"), ["U1"], ["D1"]));
  const theirs = inTurns(fromBothEnds(cardsOf("face"), ["U2"], ["D2"]));
  return yours.flatMap((turn, place) => [turn, theirs[place] ?? []]);
}
