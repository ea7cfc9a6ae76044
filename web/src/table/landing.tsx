// A card that comes onto a pile flies there from the seat that laid it, over what lies there, and lands in the manner in which it was laid.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Card, Pile } from "../generated/protocol";
import { mayMove, paces, preferences } from "../preferences";
import type { Desk } from "./desk";

/** Milliseconds: a flight is over before the next card comes. */
function flightTime(isAgain: boolean): number {
  const pace = isAgain ? Math.max(paces[preferences.pace.value], paces.normal) : paces[preferences.pace.value];
  return Math.min(550, pace * 0.55);
}

function fly(element: HTMLElement, from: Element, duration: number): void {
  const start = from.getBoundingClientRect();
  const end = element.getBoundingClientRect();
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(0.7) rotate(-6deg)` },
      { transform: `translate(${x * 0.2}px, ${y * 0.2 - 18}px) scale(1.06) rotate(2deg)`, offset: 0.75 },
      { transform: "none" },
    ],
    { duration, easing: "cubic-bezier(.2,.7,.3,1)" },
  );
}

export function Landing({ desk, pile, card, children }: { desk: Desk; pile: Pile; card: Card; children: ComponentChildren }) {
  const element = useRef<HTMLSpanElement>(null);
  const again = desk.following.card.value;
  const laid = again ? (again.pile === pile && again.card === card ? again : undefined) : desk.log.value?.laid.findLast((it) => it.pile === pile && it.card === card);
  useLayoutEffect(() => {
    const source = laid && document.querySelector(`[data-seat-place="${laid.seat}"]`);
    const duration = flightTime(again !== null);
    if (element.current && source && duration > 0 && mayMove()) fly(element.current, source, duration);
  }, [card, laid !== undefined]);
  return (
    <span ref={element} key={card} class="landing" data-manner={laid?.manner} data-fire={laid?.burns || undefined}>
      {children}
    </span>
  );
}
