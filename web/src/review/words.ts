// What the coach finds, as sentences.
import { nameOf } from "../game/phrases";
import type { Game, SeatInfo } from "../generated/protocol";
import { spoken, t } from "../words/words";
import type { Reason, ReviewedTurn, Whole } from "./review";

/** One decimal place, as the language writes it. */
export function decimal(number: number): string {
  return new Intl.NumberFormat(spoken(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number === 0 ? 0 : number);
}

/** `44 → U1, 34 → U1` */
export function playsOf(turn: string): string {
  const plays = turn.split(" ").filter((play) => play !== "." && play !== "");
  return plays.map((play) => play.replace(">", " → ")).join(", ");
}

function term(millionths: number): string {
  const n = decimal(Math.abs(millionths) / 10_000);
  return millionths < 0 ? t("review.minus", { n }) : t("review.plus", { n });
}

export function sumsOf(whole: Whole): string {
  const { result, start, skill, luck } = whole;
  return t("review.sums", { result: decimal(result / 10_000), start: decimal(start / 10_000), skill: term(skill), luck: term(luck) });
}

export function reasonOf(game: Game, reason: Reason | null, seats: readonly SeatInfo[]): string {
  const { code = "none", card = "", pile = "", seat = 1, number = 0 } = reason ?? {};
  switch (code) {
    case "win_missed":
      return t("review.ground.win_missed");
    case "stuck":
      return t("review.ground.stuck");
    case "asked_for":
      return t("review.ground.asked_for", { name: nameOf(seats, seat), pile });
    case "left_burning":
      return t("review.ground.left_burning", { pile });
    case "gift_too_many":
      return t("review.ground.gift_too_many", { card, pile });
    case "gift_missed":
      return t("review.ground.gift_missed", { card, pile });
    case "ten_back_missed":
      return game === "quick" ? t("review.ground.trick_missed", { card, pile }) : t("review.ground.ten_back_missed", { card, pile });
    case "too_many_cards":
      return t("review.ground.too_many_cards", { n: number });
    case "keeps_open":
      return t("review.ground.keeps_open", { n: number });
    case "none":
      return t("review.ground.none");
  }
}

export function momentOf(game: Game, turn: ReviewedTurn, seats: readonly SeatInfo[]): string {
  return t("review.moment", {
    turn: turn.turn,
    name: nameOf(seats, turn.seat),
    laid: playsOf(turn.laid),
    best: playsOf(turn.best),
    loss: decimal(turn.loss),
    reason: reasonOf(game, turn.reason, seats),
  });
}
