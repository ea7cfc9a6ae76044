// What those hear who do not see the table: one sentence a turn, once it is over. Words and people are told of as they come.
import type { Told } from "../session/told";
import { t } from "../words/words";
import type { Entry, LaidCard, Log } from "./log";
import { cardName, isYou, nameOf } from "./phrases";

function manner({ manner, burns }: LaidCard): string {
  if (manner === "plain") return burns ? "fire" : "plain";
  return manner === "trick" && burns ? "trick_fire" : manner;
}

function laidSentence(told: Told, laid: readonly LaidCard[]): string {
  const [first] = laid;
  if (!first) return "";
  const cards = laid.map((it) => t("page.says.laid", { card: cardName(it.card), pile: it.pile, how: manner(it) })).join(", ");
  return t("page.says.turn", { you: isYou(told, first.seat), name: nameOf(told.seats, first.seat), cards });
}

/** The cards that lie since the turn began, in which the last of these entries happened. */
function cardsOfTurn(entries: readonly Entry[]): LaidCard[] {
  const begin = entries.findLastIndex(({ event }) => event.event === "turn" || event.event === "dealt");
  const cards: LaidCard[] = [];
  for (const { event, laid } of entries.slice(begin + 1)) {
    if (laid) cards.push(laid);
    if (event.event === "back") cards.pop();
  }
  return cards;
}

/** @param soFar all that happened, this entry at its end */
function sentenceOf(told: Told, { event, text, laid }: Entry, soFar: readonly Entry[], own: LaidCard[]): string {
  switch (event.event) {
    case "play": // one's own cards are confirmed together, at once
      return laid && laid === own.at(-1) ? laidSentence(told, own) : "";
    case "end":
      return event.seat === told.you ? "" : laidSentence(told, cardsOfTurn(soFar));
    case "over": {
      const cards = cardsOfTurn(soFar);
      return `${cards[0]?.seat === told.you ? "" : laidSentence(told, cards)} ${text}`.trim();
    }
    case "turn":
      return event.seat === told.you && told.table.players > 1 ? `${t("screen.your_turn")}.` : "";
    case "draw":
      return event.cards ? text : "";
    default:
      return text;
  }
}

/** What the last message brought, as it is said. */
export function announced(told: Told, { entries, laid }: Log): string {
  const first = entries.length - told.news.length;
  const own = laid.filter(({ seat }) => seat === told.you);
  return entries
    .slice(first)
    .map((entry, place) => sentenceOf(told, entry, entries.slice(0, first + place + 1), own))
    .filter((sentence) => sentence !== "")
    .join(" ");
}
