// Dragging a card with mouse or finger, out of the hand or from the pile where it is planned. A short press stays a tap.
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import type { Card, Pile } from "../generated/protocol";
import type { Desk } from "./desk";

const slack = 8; // pixels that a tap may slide

function pileAt(x: number, y: number): Pile | null {
  const spot = document.elementsFromPoint(x, y).find((element) => element instanceof HTMLElement && element.dataset["pile"]);
  return spot instanceof HTMLElement ? (spot.dataset["pile"] as Pile) : null;
}

export function useDrag(desk: Desk, card: Card, element: RefObject<HTMLElement>, plannedOn: Pile | null = null) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(false);

  const move = (event: PointerEvent): void => {
    if (!from.current || !element.current) return;
    const x = event.clientX - from.current.x;
    const y = event.clientY - from.current.y;
    if (!dragged.current && Math.hypot(x, y) < slack) return;
    if (!dragged.current) {
      dragged.current = true;
      element.current.dataset["dragged"] = "";
      if (!plannedOn && desk.card.value !== card) desk.choose(card);
    }
    element.current.style.transform = `translate(${x}px, ${y}px) rotate(${Math.max(-8, Math.min(8, x / 20))}deg)`;
    desk.pile.value = pileAt(event.clientX, event.clientY);
  };
  const drop = (event: PointerEvent): void => {
    const wasDragged = from.current !== null && dragged.current;
    from.current = null;
    if (!wasDragged || !element.current) return;
    element.current.style.transform = "";
    delete element.current.dataset["dragged"];
    const pile = event.type === "pointerup" ? pileAt(event.clientX, event.clientY) : null;
    if (plannedOn && pile !== plannedOn) desk.takeUp(plannedOn);
    if (!pile) desk.letGo();
    else if (pile !== plannedOn) desk.place(pile, card);
  };

  return {
    /** The click that follows a drag is none. */
    justDragged: () => dragged.current,
    listeners: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        dragged.current = false;
        from.current = { x: event.clientX, y: event.clientY };
        element.current?.setPointerCapture(event.pointerId); // a quick hand leaves the card before the first move is heard
      },
      onPointerMove: move,
      onPointerUp: drop,
      onPointerCancel: drop,
    },
  };
}
