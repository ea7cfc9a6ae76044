// The keys of the table. Letters are also found where they stand on a Cyrillic keyboard.
import { mayChat, openChat } from "./chat";
import type { Desk } from "./desk";

const sameKey: Readonly<Record<string, string>> = { у: "e", г: "u", р: "h", е: "t", ц: "w", с: "c" };

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.closest("input:not([type=radio]):not([type=checkbox]), textarea, select, dialog") !== null);
}

function focusChosen(desk: Desk): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-hand-card="${desk.card.peek()}"]`)?.focus());
}

/** Enter on a card lays it where the arrows point; on any other control it does what that control does. */
function isForCard(target: EventTarget | null): boolean {
  return !(target instanceof HTMLElement) || target === document.body || target.closest("[data-hand-card]") !== null;
}

function openChatByKey(desk: Desk): boolean {
  const told = desk.session.told.value;
  if (!told || desk.isLocal || !mayChat(told)) return false;
  openChat(desk);
  return true;
}

/** true: the key meant something. */
function press(desk: Desk, event: KeyboardEvent): boolean {
  const key = sameKey[event.key.toLowerCase()] ?? event.key;
  const piles = desk.piles();
  switch (key) {
    case "ArrowLeft":
    case "ArrowRight":
      desk.chooseNext(key === "ArrowRight" ? 1 : -1);
      focusChosen(desk);
      return true;
    case "ArrowUp":
    case "ArrowDown":
      desk.choosePile(key === "ArrowDown" ? 1 : -1);
      return true;
    case "Enter":
      if (!isForCard(event.target) || !desk.card.value) return false;
      if (desk.pile.value) desk.place(desk.pile.value);
      return true;
    case "1":
    case "2":
    case "3":
    case "4": {
      const pile = piles[Number(key) - 1];
      if (pile) desk.place(pile);
      return pile !== undefined;
    }
    case "e":
    case ".":
      desk.finish();
      return true;
    case "u":
      desk.undo();
      return true;
    case "h":
      void desk.askHint();
      return true;
    case "t":
      desk.talking.openHere();
      return true;
    case "c":
      return openChatByKey(desk);
    case "w":
      desk.dialog.value = { name: "log" };
      return true;
    case "?":
      desk.dialog.value = { name: "keys" };
      return true;
    case "Escape":
      desk.letGo();
      return true;
    default:
      return false;
  }
}

/** Returns what stops listening. */
export function listenToKeys(desk: Desk): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || desk.dialog.value || desk.talking.about.value || isTyping(event.target)) return;
    if (press(desk, event)) event.preventDefault();
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}
