// A long press or the right button on a pile or on a card of the hand opens the talk there.
import type { Card, Pile } from "../generated/protocol";
import type { Desk } from "./desk";
import type { TalkAbout } from "./talking";

const long = 450; // milliseconds
const slack = 8; // pixels that a finger may slide meanwhile

function aboutAt(target: EventTarget | null): TalkAbout | null {
  const spot = target instanceof Element ? target.closest<HTMLElement>("[data-pile], [data-hand-card]") : null;
  if (!spot) return null;
  const { pile, handCard } = spot.dataset;
  return pile ? { pile: pile as Pile } : { card: handCard as Card };
}

/** Returns what stops listening. */
export function listenToPresses(desk: Desk): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let wasLong = false;
  const stop = (): void => clearTimeout(timer);
  const open = (about: TalkAbout, target: EventTarget | null): void => {
    stop();
    desk.letGo();
    target?.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true })); // it is no drag any more
    desk.talking.open(about);
  };
  const listeners: { [Name in "pointerdown" | "pointermove" | "pointerup" | "pointercancel" | "contextmenu" | "click"]?: (event: PointerEvent) => void } = {
    pointerdown: (event) => {
      stop();
      wasLong = false;
      const about = event.pointerType === "mouse" ? null : aboutAt(event.target);
      if (!about || desk.talking.whyNot !== "") return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        wasLong = true;
        open(about, event.target);
      }, long);
    },
    pointermove: (event) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > slack) stop();
    },
    pointerup: stop,
    pointercancel: stop,
    contextmenu: (event) => {
      const about = aboutAt(event.target);
      if (!about || desk.talking.whyNot !== "") return;
      event.preventDefault();
      if (!wasLong) open(about, event.target);
    },
    // The click at the end of a long press is none.
    click: (event) => {
      if (!wasLong || !aboutAt(event.target)) return;
      wasLong = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
  const entries = Object.entries(listeners) as [string, (event: Event) => void][];
  for (const [name, listener] of entries) addEventListener(name, listener, true);
  return () => {
    stop();
    for (const [name, listener] of entries) removeEventListener(name, listener, true);
  };
}
