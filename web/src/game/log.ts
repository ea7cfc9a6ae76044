// The events of a round as lines to read. A fold: whether a card was a trick depends on what lay there before.
import type { Event, EventPlay, Pile, Seat, SeatInfo } from "../generated/protocol";
import type { Told } from "../session/told";
import { t } from "../words/words";
import { hasFlame, mannerOf, partsOf, type Manner } from "./cards";
import { botName, isYou, levelName, nameOf, personName, resultOf, said, sideOf } from "./phrases";
import { wordsIn } from "./reactions";

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

export function laidLine(told: Told, { seat, card, pile, manner, burns }: LaidCard): string {
  const values = { you: isYou(told, seat), name: nameOf(told.seats, seat), card, pile };
  if (manner === "gift") return t("event.laid_gift", { ...values, you: sideOf(told, seat) });
  if (manner === "reverse") return t("event.laid_reverse", values);
  if (manner === "trick") return burns ? t("event.laid_trick_fire", values) : t("event.laid_trick", values);
  return burns ? t("event.laid_fire", values) : t("event.laid", values);
}

function drawLine(told: Told, event: Event & { event: "draw" }): string {
  if (event.count === 0) return "";
  if (event.cards) return t("event.you_drew", { cards: event.cards.join(", ") });
  return t("event.drew", { name: nameOf(told.seats, event.seat), n: event.count });
}

function sitterName(told: Told, event: SeatInfo & { seat: Seat }): string {
  if (event.bot) return t("seat.with_level", { name: botName(told.seats, event.seat), level: levelName(event.bot) });
  return personName(event.person, event.seat);
}

function lineOf(told: Told, event: Event, stacks: Stacks): string {
  const name = "seat" in event ? nameOf(told.seats, event.seat) : "";
  const who = "seat" in event && event.seat === told.you ? t("event.you") : name;
  switch (event.event) {
    case "play":
      return laidLine(told, laidCard(told, event, stacks));
    case "back": {
      const { card, pile } = partsOf(event.play);
      stacks.get(pile)?.pop();
      return t("event.taken_back", { you: isYou(told, event.seat), name, card, pile });
    }
    case "turn":
      return t("event.turn", { you: isYou(told, event.seat), turn: event.turn, name });
    case "end":
      return t("event.ended", { you: isYou(told, event.seat), name });
    case "draw":
      return drawLine(told, event);
    case "skip":
      return t("event.skipped", { name });
    case "say":
      return t("event.said", { name: who, what: said(event.say) });
    case "wish":
      return t("event.wished", { name: who, wish: t(`wish.${event.wish}`) });
    case "over":
      return resultOf(told);
    case "taken":
      return t("event.joined", { name: sitterName(told, event), n: event.seat });
    case "left":
      return event.by === undefined ? t("page.log.left", { n: event.seat }) : t("event.removed", { name: t("seat.name", { n: event.seat }) });
    case "renamed":
      return t("event.renamed", { n: event.seat, name: personName(event.person, event.seat) });
    case "ready":
      return event.ready ? t("event.ready", { name }) : t("event.not_ready", { name });
    case "here":
      return t("event.came_back", { name });
    case "away":
      return t("event.away", { name });
    case "stand_in":
      return event.missed === 1 ? t("event.time_up", { name: who }) : t("page.log.stand_in", { name });
    case "stand_in_left":
      return t("event.came_back", { name });
    case "chat":
      return t("event.spoke", { name: who, text: wordsIn(event.text) });
    case "vote":
      return t("event.voted", { name, absent: nameOf(told.seats, event.for) });
    case "dealt":
      return event.known ? t("page.log.dealt_again") : t("page.log.dealt");
    case "given":
    case "committed":
      return "";
  }
}

/** What others laid since the reader's last turn; for those who look on, in the turn that is on. */
export interface Since {
  /** The tops as the reader left them. */
  from: ReadonlyMap<Pile, string>;
  laid: readonly LaidCard[];
}

/** An event with what the log says of it, if anything, and the card that it laid. */
export interface Entry {
  event: Event;
  text: string;
  laid: LaidCard | null;
}

export interface Log {
  entries: readonly Entry[];
  lines: Line[];
  /** Those that the last message brought. */
  fresh: Line[];
  /** What lies on each pile, from the bottom up. */
  stacks: Stacks;
  /** Cards that the last message laid. */
  laid: LaidCard[];
  since: Since;
}

/** Follows the events beside the fold and holds what came since the reader's turn. */
class SinceTurn {
  private from = new Map<Pile, string>();
  private laid: LaidCard[] = [];

  constructor(private readonly told: Told) {}

  take(event: Event, laid: LaidCard | null, stacks: Stacks): void {
    const { you } = this.told;
    if (laid && laid.seat !== you) this.laid.push(laid);
    if (event.event === "back") this.laid = this.laid.filter(({ card, pile, seat }) => seat !== event.seat || `${card}>${pile}` !== event.play);
    if (event.event === "dealt" || (you === null ? event.event === "turn" : event.event === "end" && event.seat === you)) {
      this.from = new Map([...stacks].flatMap(([pile, cards]) => cards.slice(-1).map((card): [Pile, string] => [pile, card])));
      this.laid = [];
    }
  }

  get since(): Since {
    return { from: this.from, laid: this.laid };
  }
}

function lineFor({ event, text }: Entry): Line[] {
  return text === "" ? [] : [{ kind: event.event, seat: "seat" in event ? event.seat : null, text }];
}

export function readLog(told: Told): Log {
  const since = new SinceTurn(told);
  const stacks: Stacks = new Map();
  const entries = told.history.map((event): Entry => {
    const before: Stacks = new Map(stacks);
    const text = lineOf(told, event, stacks);
    const laid = event.event === "play" ? laidCard(told, event, before) : null;
    since.take(event, laid, stacks);
    return { event, text, laid };
  });
  const news = entries.slice(entries.length - told.news.length);
  return { entries, lines: entries.flatMap(lineFor), fresh: news.flatMap(lineFor), stacks, laid: news.flatMap(({ laid }) => laid ?? []), since: since.since };
}
