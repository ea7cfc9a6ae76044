// Decks that let the turns of a scene be played: every seat gets its cards in the order in which it lays them.
import { facts } from "../generated/facts";
import { cardsOf, partsOf } from "../game/cards";
import type { Card, Game } from "../generated/protocol";
import { bot, seatOfTurn, you, type Scene } from "./lesson";

function handSize(game: Game): number {
  return Number(facts[game].hands[1]); // for two
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
  give(you, handSize(game));
  give(bot, handSize(game));
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
