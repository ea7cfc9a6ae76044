// Following the others: what they laid since one's turn, shown again card by card, or not waited for.
import { computed, signal } from "@preact/signals";
import type { LaidCard } from "../game/log";
import type { Card, Pile } from "../generated/protocol";
import { hurryLocal } from "../local/local";
import { paces, preferences } from "../preferences";
import { isYourMove } from "../session/told";
import type { Desk } from "./desk";

/** Two cards of a pile: the upper one, and what it lies on. */
export interface Seen {
  top: Card | null;
  under: Card | null;
}

export class Follow {
  private readonly place = signal<number | null>(null); // in what came since, of the card that is shown again
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: Desk) {}

  private get laid(): readonly LaidCard[] {
    return this.desk.log.value?.since.laid ?? [];
  }

  /** The card that is shown again. */
  readonly card = computed((): LaidCard | null => (this.place.value === null ? null : (this.laid[this.place.value] ?? null)));

  /** Whether there is something that needs not be waited for. */
  readonly mayHurry = computed((): boolean => {
    const told = this.desk.session.told.value;
    if (!told || told.you === null) return this.desk.session.isBehind.value;
    return this.desk.session.isBehind.value || (told.state?.status === "playing" && !isYourMove(told) && this.desk.isLocal && preferences.pace.value !== "at_once");
  });

  /** A pile while what came is shown again; else null. */
  seen(pile: Pile): Seen | null {
    const place = this.place.value;
    if (place === null) return null;
    const start = this.desk.log.value?.since.from.get(pile) ?? null;
    const cards = this.laid.slice(0, place + 1).filter((it) => it.pile === pile);
    return { top: cards.at(-1)?.card ?? start, under: cards.length > 1 ? (cards.at(-2)?.card ?? null) : cards.length === 1 ? start : null };
  }

  /** From the first card to the last. */
  again(): void {
    this.stop();
    if (this.laid.length === 0) return;
    this.desk.letGo();
    const told = this.desk.session.told.peek();
    const pause = Math.max(paces[preferences.pace.value], paces.normal) + 200;
    const show = (place: number): void => {
      if (place >= this.laid.length || this.desk.session.told.peek() !== told) return this.stop();
      this.place.value = place;
      this.timer = setTimeout(() => show(place + 1), pause);
    };
    show(0);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.place.value = null;
  }

  /** What is under way shows at once; bots of this device go on without pauses until a person is to act. */
  hurry(): void {
    this.desk.session.skip();
    if (this.desk.isLocal) hurryLocal();
  }
}
