// Table talk in place: a small menu at the pile or the card that it is about.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Pile, Say } from "../generated/protocol";
import { markerOf, said } from "../game/phrases";
import type { Told } from "../session/told";
import { Icon } from "../ui/icon";
import { t } from "../words/words";
import type { Desk } from "./desk";
import { MarkSign } from "./marks";
import { PileName } from "./piles";
import { SaidChip, saidOfCards } from "./said";
import type { TalkAbout } from "./talking";

/** A marker by its sign, words about cards by colour and range; `words` where there is room for them. */
function SayLabel({ say, words }: { say: Say; words: boolean }) {
  const kind = markerOf(say);
  if (!kind) return say === "hush" ? <>{t("talk.kind.hush")}</> : <SaidChip say={say} />;
  return (
    <>
      <MarkSign kind={kind} />
      {words && <span aria-hidden="true">{t(`talk.kind.${kind}`)}</span>}
      <span class="unseen">{said(say)}</span>
    </>
  );
}

interface Items {
  desk: Desk;
  says: readonly Say[];
  words?: boolean;
}

function SayItems({ desk, says, words }: Items) {
  return (
    <>
      {says.map((say) => (
        <button key={say} type="button" role="menuitem" class="chip" data-say={say} title={said(say)} onClick={() => desk.talking.say(say)}>
          <SayLabel say={say} words={words === true} />
        </button>
      ))}
    </>
  );
}

/** What the seat has said, to be taken back with one press. */
function OwnItems({ desk, says, words, role }: Items & { role?: "menuitem" }) {
  return (
    <>
      {says.map((say, place) => (
        <button key={`${say}${place}`} type="button" role={role} class="chip own" data-own={say} aria-label={t("page.talk.take_back", { said: said(say) })} title={t("page.talk.take_back", { said: said(say) })} onClick={() => void desk.talking.takeBack(say)}>
          <SayLabel say={say} words={words === true} />
          <Icon name="close" />
        </button>
      ))}
    </>
  );
}

function AboutAll({ desk, says }: Items) {
  const ofCards = says.filter((say) => say !== "hush" && !markerOf(say));
  return (
    <>
      {desk.piles().map((pile: Pile) => (
        <div key={pile} class="talk-row" role="group" aria-label={pile}>
          <PileName pile={pile} />
          <SayItems desk={desk} says={says.filter((say) => say.endsWith(` ${pile}`))} />
        </div>
      ))}
      {ofCards.length > 0 && (
        <div class="talk-row" role="group" aria-label={t("screen.hand")}>
          <SayItems desk={desk} says={ofCards} />
        </div>
      )}
      {says.includes("hush") && <SayItems desk={desk} says={["hush"]} />}
    </>
  );
}

const margin = 6; // pixels between the menu and what it is about, and to the edge of the window

export function anchorOf(about: TalkAbout): Element | null {
  if (about === "all") return document.querySelector("[data-talk-anchor]") ?? document.querySelector(".hand");
  return document.querySelector("pile" in about ? `[data-pile="${about.pile}"]` : `[data-hand-card="${about.card}"]`);
}

/** Below a pile, or beside it where there is no room, so that its top stays in sight; above a card; always inside of the window. */
function usePlaceAt(menu: RefObject<HTMLElement>, about: TalkAbout, version: number): void {
  useLayoutEffect(() => {
    const anchor = anchorOf(about)?.getBoundingClientRect();
    const element = menu.current;
    if (!anchor || !element) return;
    const { width, height } = element.getBoundingClientRect();
    const fit = (at: number, size: number, room: number): number => Math.max(margin, Math.min(at, room - size - margin));
    const below = anchor.bottom + margin;
    const isBelow = below + height + margin <= innerHeight;
    const isBeside = !isBelow && about !== "all" && "pile" in about;
    const right = anchor.right + margin;
    const beside = right + width + margin <= innerWidth ? right : anchor.left - width - margin;
    const x = isBeside ? beside : anchor.left + (anchor.width - width) / 2;
    const y = isBeside ? anchor.top : isBelow ? below : anchor.top - height - margin;
    element.style.left = `${fit(x, width, innerWidth)}px`;
    element.style.top = `${fit(y, height, innerHeight)}px`;
  }, [about, version]);
}

/** The focus goes in, moves with the arrows, and goes back where it was. */
function useMenuFocus(menu: RefObject<HTMLElement>, desk: Desk, about: TalkAbout): (event: KeyboardEvent) => void {
  useEffect(() => {
    const before = document.activeElement;
    menu.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    return () => {
      const isFree = document.activeElement === null || document.activeElement === document.body || menu.current?.contains(document.activeElement) === true;
      if (isFree && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [about]);
  return (event) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") desk.talking.close();
    else if (step) items[(at + step + items.length) % items.length]?.focus();
    else if (event.key === "Home") items[0]?.focus();
    else if (event.key === "End") items.at(-1)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** A press anywhere else, or another size of the window, closes the menu. */
function useCloseOutside(menu: RefObject<HTMLElement>, desk: Desk, about: TalkAbout): void {
  useEffect(() => {
    const press = (event: Event): void => {
      const target = event.target as Node;
      if (!menu.current?.contains(target) && !anchorOf(about)?.contains(target)) desk.talking.close();
    };
    const close = (): void => desk.talking.close();
    addEventListener("pointerdown", press, true);
    addEventListener("resize", close);
    return () => {
      removeEventListener("pointerdown", press, true);
      removeEventListener("resize", close);
    };
  }, [about]);
}

function Menu({ desk, told, about }: { desk: Desk; told: Told; about: TalkAbout }) {
  const menu = useRef<HTMLDivElement>(null);
  const says = desk.talking.offered.value.filter((say) => desk.talking.isAbout(about, say));
  const own = desk.talking.own.value.filter((say) => desk.talking.isAbout(about, say));
  usePlaceAt(menu, about, told.number);
  const onKeyDown = useMenuFocus(menu, desk, about);
  useCloseOutside(menu, desk, about);
  const isCardOfPiles = about !== "all" && "card" in about && told.table.game !== "quick";
  return (
    <div ref={menu} class="talk-menu" role="menu" aria-label={t("talk.title")} tabIndex={-1} onKeyDown={onKeyDown}>
      {about === "all" || isCardOfPiles ? <AboutAll desk={desk} says={says} /> : <SayItems desk={desk} says={says} words />}
      {about !== "all" && <OwnItems desk={desk} says={own} words role="menuitem" />}
      {says.length + own.length === 0 && (
        <button type="button" role="menuitem" class="quiet" onClick={() => desk.talking.close()}>
          {t("page.talk.nothing")}
        </button>
      )}
    </div>
  );
}

export function TalkMenu({ desk, told }: { desk: Desk; told: Told }) {
  const about = desk.talking.about.value;
  if (about === null || desk.talking.whyNot !== "") return null;
  return <Menu key={JSON.stringify(about)} desk={desk} told={told} about={about} />;
}

/** The own words beside the own hand: for each pile what was said about it, then what was said of the cards. */
export function OwnWords({ desk, told }: { desk: Desk; told: Told }) {
  if (desk.talking.whyNot !== "" || told.you === null) return null;
  const own = desk.talking.own.value;
  const about = desk.piles().map((pile) => ({ pile, says: own.filter((say) => say.endsWith(` ${pile}`)) }));
  return (
    <div class="own-words" role="group" aria-label={t("page.talk.own")}>
      {about
        .filter(({ says }) => says.length > 0)
        .map(({ pile, says }) => (
          <span key={pile} class="own-group" role="group" aria-label={pile}>
            <b aria-hidden="true">{pile}</b>
            <OwnItems desk={desk} says={says} />
          </span>
        ))}
      <OwnItems desk={desk} says={saidOfCards(told, told.you)} />
    </div>
  );
}
