// The events of a round as lines to read. A fold: whether a card was a trick depends on what lay there before.
import type { Event, EventPlay, Pile, Seat, SeatInfo } from "../generated/protocol";
import type { Told } from "../session/told";
import { t } from "../words/words";
import { hasFlame, mannerOf, partsOf, type Manner } from "./cards";
import { isYou, levelName, nameOf, resultOf, said } from "./phrases";

export interface Line {
  kind: Event["event"];
  seat: Seat | null;
  text: string;
}

/** A card that was laid, and how. */
export interface LaidCard extends ReturnType<typeof partsOf> {
  seat: Seat;
  manner: Manner;
  burns: boolean;
}

type Stacks = Map<Pile, string[]>;

function laidCard(told: Told, event: EventPlay, stacks: Stacks): LaidCard {
  const parts = partsOf(event.play);
  const stack = stacks.get(parts.pile) ?? [];
  const manner = mannerOf(told.table.game, event.seat, parts, stack.at(-1) ?? null);
  stacks.set(parts.pile, [...stack, parts.card]);
  return { ...parts, seat: event.seat, manner, burns: hasFlame(told.table.options, parts.card) };
}

function laidLine(told: Told, { seat, card, pile, manner, burns }: LaidCard): string {
  const values = { you: isYou(told, seat), name: nameOf(told.seats, seat), card, pile };
  if (manner === "gift") return t("event.laid_gift", values);
  if (manner === "reverse") return t("event.laid_reverse", values);
  if (manner === "trick") return burns ? t("event.laid_trick_fire", values) : t("event.laid_trick", values);
  return burns ? t("event.laid_fire", values) : t("event.laid", values);
}

function drawLine(told: Told, event: Event & { event: "draw" }): string {
  if (event.count === 0) return "";
  if (event.cards) return t("event.you_drew", { cards: event.cards.join(", ") });
  return t("event.drew", { name: nameOf(told.seats, event.seat), n: event.count });
}

function sitterName(event: SeatInfo & { seat: Seat }): string {
  if (event.bot) return t("seat.with_level", { name: t("seat.bot", { n: event.seat }), level: levelName(event.bot) });
  return event.person ?? t("seat.name", { n: event.seat });
}

function lineOf(told: Told, event: Event, stacks: Stacks): string {
  const name = "seat" in event ? nameOf(told.seats, event.seat) : "";
  switch (event.event) {
    case "play":
      return laidLine(told, laidCard(told, event, stacks));
    case "back": {
      const { card, pile } = partsOf(event.play);
      stacks.get(pile)?.pop();
      return t("event.taken_back", { you: isYou(told, event.seat), name, card, pile });
    }
    case "turn":
      return t("event.turn", { turn: event.turn, name });
    case "end":
      return t("event.ended", { you: isYou(told, event.seat), name });
    case "draw":
      return drawLine(told, event);
    case "skip":
      return t("event.skipped", { name });
    case "say":
      return t("event.said", { name, what: said(event.say) });
    case "wish":
      return t("event.wished", { name, wish: t(`wish.${event.wish}`) });
    case "over":
      return resultOf(told);
    case "taken":
      return t("event.joined", { name: sitterName(event), n: event.seat });
    case "left":
      return t("page.log.left", { n: event.seat });
    case "here":
      return t("event.came_back", { name });
    case "away":
      return t("event.away", { name });
    case "stand_in":
      return t("page.log.stand_in", { name });
    case "stand_in_left":
      return t("event.came_back", { name });
    case "chat":
      return t("event.spoke", { name, text: event.text });
    case "vote":
      return t("event.voted", { name, absent: nameOf(told.seats, event.for) });
    case "dealt":
      return event.known ? t("page.log.dealt_again") : t("page.log.dealt");
    case "given":
    case "committed":
      return "";
  }
}

export interface Log {
  lines: Line[];
  /** Those that the last message brought, for the live region. */
  fresh: Line[];
  /** What lies on each pile, from the bottom up. */
  stacks: Stacks;
  /** Cards that the last message laid. */
  laid: LaidCard[];
}

export function readLog(told: Told): Log {
  const stacks: Stacks = new Map();
  const lines: Line[] = [];
  const laid: LaidCard[] = [];
  const first = told.history.length - told.news.length;
  let fresh = 0;
  told.history.forEach((event, place) => {
    const before: Stacks = new Map(stacks);
    const text = lineOf(told, event, stacks);
    if (place >= first && event.event === "play") laid.push(laidCard(told, event, before));
    if (text === "") return;
    lines.push({ kind: event.event, seat: "seat" in event ? event.seat : null, text });
    if (place >= first) fresh += 1;
  });
  return { lines, fresh: fresh > 0 ? lines.slice(-fresh) : [], stacks, laid };
}
