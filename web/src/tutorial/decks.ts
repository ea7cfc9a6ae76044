// Decks that let the turns of a scene be played: every seat gets its cards in the order in which it lays them.
import { colours, partsOf } from "../game/cards";
import type { Card, Game } from "../generated/protocol";
import { bot, seatOfTurn, you, type Scene } from "./lesson";

const handSize: Readonly<Record<Game, number>> = { classic: 7, quick: 2, face: 6 };

function range(low: number, high: number): string[] {
  return Array.from({ length: high - low + 1 }, (_, place) => String(low + place));
}

export function cardsOf(game: Game): Card[] {
  if (game === "quick") return colours.flatMap((colour) => range(1, 10).map((value) => `${colour}${value}`));
  return game === "classic" ? range(2, 99) : range(2, 59);
}

/** What a seat is to get: what it holds all the time, what it lays, and then anything. */
function wanted({ turns, keeps }: Scene, seat: 1 | 2): Card[] {
  const laid = turns.filter((_, turn) => seatOfTurn(turn) === seat).flat();
  return [...(seat === you ? keeps : []), ...laid.map((play) => partsOf(play).card)];
}

/** One deck for both: after a turn its seat draws as many cards as it laid. */
function sharedDeck(game: Game, scene: Scene): Card[] {
  const seats = { [you]: wanted(scene, you), [bot]: wanted(scene, bot) };
  const named = new Set([...seats[you], ...seats[bot]]);
  const others = cardsOf(game).filter((card) => !named.has(card));
  const deck: Card[] = [];
  const give = (seat: 1 | 2, count: number): void => {
    for (let place = 0; place < count; place += 1) deck.push(seats[seat].shift() ?? others.splice(others.length >> 1, 1)[0] ?? "");
  };
  give(you, handSize[game]);
  give(bot, handSize[game]);
  scene.turns.forEach((plays, turn) => give(seatOfTurn(turn), plays.length));
  return [...deck.filter((card) => card !== ""), ...others];
}

function ownDeck(scene: Scene, seat: 1 | 2): Card[] {
  const first = wanted(scene, seat);
  return [...first, ...cardsOf("face").filter((card) => !first.includes(card))];
}

export function decksFor(game: Game, scene: Scene): Card[][] {
  return game === "face" ? [ownDeck(scene, you), ownDeck(scene, bot)] : [sharedDeck(game, scene)];
}
