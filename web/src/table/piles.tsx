// The piles: direction, top, what is planned there, what the chosen card would do, what burns and what was said.
import { useRef } from "preact/hooks";
import type { Card, Pile, Seat } from "../generated/protocol";
import { CardFace, StartCard } from "../cards/card";
import { Flame } from "../cards/shapes";
import { ownerOf, partsOf, rises, startOf } from "../game/cards";
import { nameOf, pileNumber } from "../game/phrases";
import type { LookedMove } from "../rules/rules";
import type { Told } from "../session/told";
import { t } from "../words/words";
import type { Desk } from "./desk";
import { useDrag } from "./drag";
import { spokenCard } from "./hand";
import { Landing } from "./landing";
import { Marks } from "./marks";
import { Trail } from "./trail";

export type Outlook = "none" | "refused" | "fits" | "trick" | "gift" | "loses";

function outlookOf(desk: Desk, move: LookedMove | null): Outlook {
  if (!desk.card.value || !desk.myMove) return "none";
  if (!desk.look.value) return "fits";
  if (!move || move.refusal) return "refused";
  if (move.loses) return "loses";
  return move.trick ? "trick" : move.gift ? "gift" : "fits";
}

function outlookText(told: Told, outlook: Outlook, move: LookedMove | null): string {
  switch (outlook) {
    case "trick":
      return told.table.game === "quick" ? t("screen.same_colour") : t("screen.ten_back");
    case "gift":
      return t("screen.helps");
    case "loses":
      return t("screen.loses");
    case "fits":
      return move?.gap == null ? t("screen.empty") : t("screen.gap", { n: Math.abs(move.gap) });
    default:
      return "";
  }
}

/** Owner of the card on top: in Face to Face a gift keeps the colour of who gave it. */
function ownerOfTop(told: Told, desk: Desk, pile: Pile, card: string): Seat | undefined {
  if (told.table.game !== "face") return undefined;
  const play = `${card}>${pile}`;
  if (desk.plan.value.includes(play)) return told.you ?? 1;
  const event = told.history.findLast((it) => it.event === "play" && it.play === play);
  return event?.event === "play" ? event.seat : ownerOf(pile);
}

/** What a pile shows, as it is said: a card by its colour, an empty pile by what it starts from. */
function spokenTop(told: Told, pile: Pile, top: Card | null): string {
  if (top !== null) return spokenCard(told, top);
  const start = startOf(told.table.game, pile);
  return start === "" ? t("board.empty") : t("board.empty_from", { top: start });
}

/** A pile after the plan: its way and its top. */
export function spokenPile(desk: Desk, told: Told, pile: Pile): string {
  const top = desk.state.value?.piles[pile] ?? null;
  return t(rises(pile) ? "page.pile.up" : "page.pile.down", { pile, top: spokenTop(told, pile, top) });
}

/** What the chosen card would do on a pile, also in words. */
export function outlookAt(desk: Desk, told: Told, pile: Pile): { outlook: Outlook; text: string } {
  const move = desk.moveFor(desk.card.value, pile);
  const outlook = outlookOf(desk, move);
  return { outlook, text: outlookText(told, outlook, move) };
}

function label(...texts: string[]): string {
  return texts.filter((text) => text !== "").join(". ") + ".";
}

/** The way a pile goes, its name, and the key that lays there. */
export function PileName({ pile, digit }: { pile: Pile; digit?: number }) {
  return (
    <span class="pile-name" data-up={rises(pile) || undefined}>
      <svg class="direction" viewBox="0 0 24 24" aria-hidden="true">
        <path d={rises(pile) ? "M5 13l7-7 7 7M5 20l7-7 7 7" : "M5 4l7 7 7-7M5 11l7 7 7-7"} />
      </svg>
      <b>{pile}</b>
      <span>{rises(pile) ? t("screen.up") : t("screen.down")}</span>
      {digit !== undefined && <kbd>{digit}</kbd>}
    </span>
  );
}

/** How much lower a planned card lies than the one before. */
function stepOf(planned: number): string {
  return `${Math.min(16, 50 / Math.max(1, planned))}%`;
}

/** A card of the plan, one step further down than the one before, whose corner stays in sight. */
function Planned({ desk, told, card, pile, place, of }: { desk: Desk; told: Told; card: Card; pile: Pile; place: number; of: number }) {
  const element = useRef<HTMLSpanElement>(null);
  const drag = useDrag(desk, card, element, place === of ? pile : null);
  return (
    <span
      ref={element}
      class="planned"
      style={{ "--place": place }}
      {...(place === of ? drag.listeners : {})}
      onClick={(event) => {
        if (drag.justDragged()) event.stopPropagation();
      }}
    >
      <CardFace game={told.table.game} card={card} options={told.table.options} {...owned(told.you ?? undefined, told.table.game === "face")} />
    </span>
  );
}

function PileSpot({ desk, told, pile, hasFoot }: { desk: Desk; told: Told; pile: Pile; hasFoot: boolean }) {
  const { game, options } = told.table;
  const planned = desk.plan.value.map(partsOf).filter((play) => play.pile === pile);
  const again = desk.following.seen(pile);
  const stack = desk.log.value?.stacks.get(pile) ?? [];
  const below = again ? again.top : (told.state?.piles[pile] ?? null);
  const under = again ? again.under : (stack.at(-2) ?? null);
  const { outlook, text } = outlookAt(desk, told, pile);
  const burns = desk.state.value?.burning.includes(pile) === true;
  const due = desk.state.value?.must_cover.includes(pile) === true || (burns && told.table.players === 1);
  const upper = planned.at(-1)?.card;
  const spoken = label(spokenPile(desk, told, pile), burns ? t("board.burning") : "", text, upper && !desk.card.value ? t("page.pile.planned", { card: spokenCard(told, upper) }) : "");
  return (
    <div class="pile" data-up={rises(pile) || undefined} data-outlook={outlook} data-burning={burns || undefined} data-pointed={(desk.myMove && desk.pile.value === pile) || undefined}>
      <div class="pile-head" aria-hidden="true">
        <PileName pile={pile} digit={pileNumber(told, pile)} />
      </div>
      <button type="button" class="pile-spot" data-pile={pile} data-shown={desk.shown.value?.pile === pile || undefined} aria-label={spoken} onClick={() => desk.press(pile)} style={{ "--depth": Math.min(9, Math.ceil(stack.length / 3)), "--planned": planned.length, "--step": stepOf(planned.length) }}>
        <span class="stack">
          {(below === null || under === null) && <StartCard game={game} pile={pile} />}
          {below !== null && under !== null && <CardFace key={under} game={game} card={under} options={options} {...owned(ownerOfTop(told, desk, pile, under))} />}
          {below !== null && <Landing desk={desk} pile={pile} card={below}><CardFace game={game} card={below} options={options} {...owned(ownerOfTop(told, desk, pile, below))} /></Landing>}
        </span>
        {planned.map(({ card }, place) => (
          <Planned key={card} desk={desk} told={told} card={card} pile={pile} place={place + 1} of={planned.length} />
        ))}
        <span class="upon">
          {burns && <BurningFlames />}
          {text && <span class="outlook">{text}</span>}
          {due && !text && <span class="outlook due">{t("screen.cover_now")}</span>}
        </span>
      </button>
      {hasFoot && (
        <div class="pile-foot">
          <Trail desk={desk} pile={pile} />
          <Marks told={told} pile={pile} />
        </div>
      )}
    </div>
  );
}

function owned(owner: Seat | undefined, isOwned = true): { owner?: Seat } {
  return owner !== undefined && isOwned ? { owner } : {};
}

function BurningFlames() {
  return (
    <svg class="flames" viewBox="0 0 100 60" aria-hidden="true">
      {[2, 26, 50, 72].map((x, place) => (
        <Flame key={x} x={x} y={place % 2 ? 14 : 6} size={30 + (place % 3) * 8} class={`flame flame-${place}`} />
      ))}
    </svg>
  );
}

/** What stands below each card: what came and what was said, only what came, or nothing. */
type Feet = "all" | "trail" | "none";

function feetOf(told: Told): Feet {
  if (told.table.players === 1 || told.state?.status !== "playing") return "none";
  return told.table.talk === "silent" ? "trail" : "all";
}

function ownersOf(told: Told): string[] {
  return told.you === null ? [nameOf(told.seats, 1), nameOf(told.seats, 2)] : [t("screen.your_piles"), t("screen.their_piles")];
}

/** @param feet where they shall not depend on how far the round is */
export function Piles({ desk, told, feet = feetOf(told), owners = ownersOf(told) }: { desk: Desk; told: Told; feet?: Feet; owners?: readonly string[] }) {
  const piles = desk.piles();
  const groups = told.table.game === "face" ? [piles.slice(0, 2), piles.slice(2)] : [piles];
  const titles = told.table.game === "face" ? owners : [""];
  return (
    <div class="piles" data-game={told.table.game} data-feet={feet}>
      {groups.map((group, place) => (
        <section key={place} class="pile-group" aria-label={titles[place] || t("page.piles")} data-owner={told.table.game === "face" ? ownerOf(group[0] ?? "U1") : undefined}>
          {titles[place] && <h2>{titles[place]}</h2>}
          <div class="pile-row">
            {group.map((pile) => (
              <PileSpot key={pile} desk={desk} told={told} pile={pile} hasFoot={feet !== "none"} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
