// Why something was refused, in a sentence.
import type { Error as Refused, Pile, PlayRefusal } from "../generated/protocol";
import type { Told } from "../session/told";
import { t, type PlainKey } from "../words/words";
import { rises, type PlayParts } from "./cards";
import { gameName, nameOf } from "./phrases";
import { coversAtOnce, factsOf, variantsIn } from "./variants";

/** The pile's top as the refusal knows it: after the plays that are planned. */
function wrongValue(told: Told, { card, pile }: PlayParts, top: string): string {
  const values = { card, pile, top };
  if (told.table.game === "quick") return rises(pile) ? t("refusal.quick_too_low", values) : t("refusal.quick_too_high", values);
  return rises(pile) ? t("refusal.too_low", values) : t("refusal.too_high", values);
}

function noImprovement({ card, pile }: PlayParts, top: string | null): string {
  if (top === null) return t("refusal.must_improve_empty", { pile });
  return rises(pile) ? t("refusal.must_improve_up", { card, pile, top }) : t("refusal.must_improve_down", { card, pile, top });
}

function mustCover(told: Told): string {
  const { burning = [], must_cover = [] } = told.state ?? {};
  if (coversAtOnce(told.table)) return t("refusal.cover_next", { piles: burning.join(", ") });
  return t("refusal.cover_first", { piles: must_cover.join(", ") });
}

const plain: Readonly<Record<string, PlainKey>> = {
  game_over: "refusal.game_over",
  one_opponent_card: "refusal.one_opponent_card",
  talk_not_allowed: "refusal.talk_not_allowed",
  talk_not_true: "refusal.talk_not_true",
  already_begun: "refusal.already_begun",
  chat_text: "chat.bad_text",
  seat_taken: "page.refused.seat_taken",
  seats_open: "page.refused.seats_open",
  round_running: "page.refused.round_running",
  silent_table: "talk.silent",
  no_chat: "page.refused.no_chat",
  others_have_seen: "plain.not_taken_back",
  nothing_to_take_back: "plain.nothing_to_take_back",
  no_hints: "page.refused.no_hints",
  no_answer: "page.refused.no_answer",
  not_kept: "page.refused.not_kept",
  too_fast: "page.refused.too_fast",
  too_many_tables: "page.refused.too_many_tables",
  too_many_watchers: "page.refused.too_many_watchers",
  no_such_code: "page.refused.no_such_code",
  no_table: "page.ended.no_table",
  bad_name: "page.refused.bad_name",
  name_taken: "page.refused.name_taken",
  not_yours: "page.refused.not_yours",
  no_stand_in: "page.refused.no_stand_in",
  still_here: "join.still_here",
  not_owner: "join.not_owner",
  removed: "join.removed",
  nothing_changes: "talk.nothing_changes",
  too_much: "talk.too_much",
  stopping: "page.refused.not_kept",
  no_connection: "page.refused.no_connection",
  too_late: "page.refused.too_late",
};

/** @param play what was to be laid, with the top that it would lie on */
export function refusalOf(told: Told | null, error: Pick<Refused, "code" | "piece">, play?: PlayParts & { top: string | null }): string {
  const { code } = error;
  if (told && play && (code === "too_low" || code === "too_high")) return wrongValue(told, play, play.top ?? "");
  if (play && code === "must_improve") return noImprovement(play, play.top);
  if (play && code === "not_in_hand") return t("refusal.not_in_hand", { card: play.card });
  if (told && code === "no_such_pile") return t("refusal.no_such_pile", { game: gameName(told.table.game) });
  if (told?.state && code === "not_your_turn") return t("refusal.not_your_turn", { name: nameOf(told.seats, told.state.seat ?? 1) });
  if (told && code === "must_cover_fire") return mustCover(told);
  if (told && code === "too_many_cards") return t("refusal.too_many_cards", { n: factsOf(told.table.game, variantsIn(told.table)).most_cards });
  if (told?.state && code === "too_few_cards")
    return t("refusal.too_few_cards", { n: told.state.required, played: told.state.played });
  if (code === "chat_number") return t("chat.number", { piece: error.piece ?? "" });
  const key = plain[code];
  return key ? t(key) : t("page.refused.other", { code });
}

/** What the engine refuses before it is sent, with the rule behind it. */
export function refusedPlay(told: Told, refusal: PlayRefusal): string {
  const reason =
    refusal.code === "too_many_cards" ? t("refusal.too_many_cards", { n: refusal.most }) : refusalOf(told, refusal, refusal);
  return refusal.rule ? t("refusal.line", { reason, rule: refusal.rule }) : reason;
}

export function topOf(told: Told, pile: Pile): string | null {
  return told.state?.piles[pile] ?? null;
}
