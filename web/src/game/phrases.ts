// Codes and values of the protocol as sentences.
import type { Advice, Card, Game, Say, Seat, SeatInfo, TableInfo } from "../generated/protocol";
import { facts, marks } from "../generated/facts";
import type { Told } from "../session/told";
import { t } from "../words/words";
import { cardsOf, colourOf, pilesOf, valueOf, type Colour } from "./cards";
import { variantsIn, type Variant } from "./variants";

export type Level = "easy" | "normal" | "hard" | "expert";
export const levels: readonly Level[] = ["easy", "normal", "hard", "expert"];

export function isLevel(name: string): name is Level {
  return (levels as readonly string[]).includes(name);
}

export function levelName(level: string): string {
  return isLevel(level) ? t(`level.${level}`) : level;
}

export function gameName(game: Game): string {
  return t(`game.${game}`);
}

export function variantName(variant: Variant): string {
  return t(`variant.${variant}`);
}

/** `The Game, On Fire` */
export function titleOf(table: Pick<TableInfo, "game" | "players" | "options">): string {
  return [gameName(table.game), ...variantsIn(table).map(variantName)].join(", ");
}

/** Each seat's bot has a name of its own, and another one where a person is called so. */
export function botName(seats: readonly SeatInfo[], seat: Seat): string {
  const people = new Set(seats.map(({ person }) => person?.toLowerCase()));
  let name = t("bot.name", { n: String(seat) });
  while (people.has(name.toLowerCase())) name = t("bot.namesake", { name });
  return name;
}

export function nameOf(seats: readonly SeatInfo[], seat: Seat): string {
  const info = seats[seat - 1] ?? {};
  return info.bot && info.person === undefined ? botName(seats, seat) : personName(info.person, seat);
}

/** Whoever has no name is called by the seat. */
export function personName(name: string | undefined, seat: Seat): string {
  return name === undefined || name === "" ? t("seat.name", { n: seat }) : name;
}

export function isYou(told: Told, seat: Seat): "yes" | "no" {
  return told.you === seat ? "yes" : "no";
}

/** In a game of two: whether a seat is yours or plays against you. An onlooker has no side. */
export function sideOf(told: Told, seat: Seat): "yes" | "against" | "no" {
  if (told.you === null) return "no";
  return told.you === seat ? "yes" : "against";
}

export function said(say: Say): string {
  const [kind = "", first = "", band = ""] = say.split(" ");
  const marker = markerOf(say);
  if (marker) return t(`talk.${marker}`, { pile: first });
  switch (kind) {
    case "hint":
      return t("talk.hint", { colour: first, band });
    case "holds":
      return t("talk.holds", { colour: first });
    default:
      return t("talk.hush");
  }
}

export { marks as markerKinds };
export type MarkerKind = (typeof marks)[number];

/** null: something else than a word about a pile */
export function markerOf(say: Say): MarkerKind | null {
  return marks.find((kind) => say.startsWith(`${kind} `)) ?? null;
}

export function colourName(colour: Colour): string {
  return t("page.colour", { colour });
}

/** A card in words: nobody hears what “Y3” is. */
export function cardName(card: Card): string {
  const colour = colourOf(card);
  return colour ? `${colourName(colour)} ${valueOf(card)}` : card;
}

function cardsLeft(told: Told): number {
  return told.state?.left ?? 0;
}

export function isExcellent(told: Told): boolean {
  return told.state?.status === "lost" && cardsLeft(told) < facts[told.table.game].excellent_below;
}

/** How a finished round ended, in the words of the rules. */
export function resultOf(told: Told): string {
  const { state, table } = told;
  if (!state) return "";
  const values = (seat: Seat) => ({ you: isYou(told, seat), name: nameOf(told.seats, seat) });
  if (table.game === "face") {
    const winner = state.winner ?? 1;
    if (state.reason === "all_played") return t("result.face_all", values(winner));
    return t("result.face_stuck", { ...values(winner), you: sideOf(told, winner) });
  }
  if (state.status === "won") return t("result.beaten", { n: cardsOf(table.game).length });
  const left = { ...values(state.seat ?? 1), n: cardsLeft(told) };
  return isExcellent(told) ? t("result.excellent", left) : t("result.lost", left);
}

export function resultTitle(told: Told): string {
  const { state, table } = told;
  if (table.game === "face") {
    if (told.you === null) return t("screen.game_over");
    return state?.winner === told.you ? t("result.title_you_win") : t("result.title_lost");
  }
  if (state?.status === "won") return t("result.title_won");
  return isExcellent(told) ? t("result.title_excellent") : t("result.title_lost");
}

export function isVictory(told: Told): boolean {
  const { state, table } = told;
  return table.game === "face" ? state?.winner === told.you : state?.status === "won";
}

/** Why a bot would play so. */
export function whyOf(advice: Advice): string {
  const percent = Math.round(advice.estimate * 100);
  switch (advice.motive) {
    case "roll_outs":
      return t("page.hint.chance", { percent });
    case "exact":
      return t("motive.exact", { percent });
    default:
      return t(`motive.${advice.motive}`);
  }
}

export function pileNumber(told: Told, pile: string): number {
  return pilesOf(told.table.game, told.you).findIndex((other) => other === pile) + 1;
}
