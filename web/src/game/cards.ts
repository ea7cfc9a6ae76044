// How cards and piles look and are arranged. What is so by the rules is the engine's word: facts that were asked when the page was built, or
// answers of the module (rules/).
import { facts } from "../generated/facts";
import type { Card, Game, Options, Pile, Seat } from "../generated/protocol";

export const colours = ["R", "Y", "G", "B", "V"] as const;
export type Colour = (typeof colours)[number];

export function valueOf(card: Card): number {
  return Number(/\d+/.exec(card)?.[0]);
}

export function colourOf(card: Card): Colour | null {
  return colours.find((colour) => card.startsWith(colour)) ?? null;
}

export function rises(pile: Pile): boolean {
  return pile.startsWith("U");
}

function pileOf(game: Game, pile: Pile) {
  return facts[game].piles.find((one) => one.pile === pile);
}

/** What is printed on the card that starts a pile. */
export function startOf(game: Game, pile: Pile): string {
  return pileOf(game, pile)?.start ?? "";
}

/** The cards that have a flame printed on them. */
export function hasFlame(game: Game, options: Options, card: Card): boolean {
  const given = options as Readonly<Record<string, unknown>>;
  return facts[game].options.some(({ name, burns }) => given[name] === true && burns.includes(card));
}

/** Whose pile it is where each seat has its own: in Face to Face. */
export function ownerOf(game: Game, pile: Pile): Seat | null {
  return pileOf(game, pile)?.owner ?? null;
}

/** In the order in which they stand before a person: one's own first. */
export function pilesOf(game: Game, you: Seat | null): readonly Pile[] {
  const all = facts[game].piles;
  const own = all.filter(({ owner }) => owner !== null && owner === (you ?? 1));
  return [...own, ...all.filter((pile) => !own.includes(pile))].map(({ pile }) => pile);
}

/** A deck, in order. */
export function cardsOf(game: Game): readonly Card[] {
  return facts[game].cards;
}

export interface PlayParts {
  card: Card;
  pile: Pile;
}

export function partsOf(play: string): PlayParts {
  const [card = "", pile = "U1"] = play.split(">");
  return { card, pile: pile as Pile };
}

export function playOf(card: Card, pile: Pile): string {
  return `${card}>${pile}`;
}

export type Manner = "plain" | "trick" | "reverse" | "gift";

/** How a card came onto a pile that showed `top`; null: the first one. */
export function mannerOf(game: Game, seat: Seat, { card, pile }: PlayParts, top: Card | null): Manner {
  const owner = ownerOf(game, pile);
  if (owner !== null && owner !== seat) return "gift";
  const back = top === null ? undefined : facts[game].tricks[rises(pile) ? "up" : "down"][top];
  if (!back?.includes(card)) return "plain";
  return game === "quick" ? "reverse" : "trick";
}
