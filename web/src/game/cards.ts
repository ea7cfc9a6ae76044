// How cards and piles look and are arranged. What may be laid where is asked of the engine (rules/), never decided here.
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

/** What is printed on the card that starts a pile. */
export function startOf(game: Game, pile: Pile): string {
  if (game === "quick") return "";
  if (rises(pile)) return "1";
  return game === "classic" ? "100" : "60";
}

/** The cards that have a flame printed on them. */
export function hasFlame(options: Options, card: Card): boolean {
  return options.fire === true && valueOf(card) % 11 === 0 && valueOf(card) >= 22 && valueOf(card) <= 77;
}

/** The owner of a pile in Face to Face. */
export function ownerOf(pile: Pile): Seat {
  return pile.endsWith("1") ? 1 : 2;
}

/** In the order in which they stand before a person: one's own first. */
export function pilesOf(game: Game, you: Seat | null): readonly Pile[] {
  if (game === "quick") return ["U1", "D1"];
  if (game === "classic") return ["U1", "U2", "D1", "D2"];
  return you === 2 ? ["U2", "D2", "U1", "D1"] : ["U1", "D1", "U2", "D2"];
}

export function deckSizeOf(game: Game): number {
  return { classic: 98, quick: 50, face: 58 }[game];
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
  if (game === "face" && ownerOf(pile) !== seat) return "gift";
  if (top === null) return "plain";
  const back = rises(pile) ? valueOf(card) <= valueOf(top) : valueOf(card) >= valueOf(top);
  if (!back) return "plain";
  return game === "quick" ? "reverse" : "trick";
}
