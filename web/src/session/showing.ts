// What was told, shown card by card: what others lay comes no faster than a person can follow. What is one's own, and everything
// told from scratch, shows at once with all that waited before it.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Event, State } from "../generated/protocol";
import { withLaid, type Told } from "./told";

/** Milliseconds between two cards of others; 0: at once. */
export type Pace = (told: Told) => number;

function isOfOthers(told: Told, event: Event): boolean {
  return event.event === "play" && event.seat !== told.you;
}

/** The state with one more card laid, as far as people see it. */
function withPlay(state: State, event: Event): State {
  if (event.event !== "play") return state;
  const [card = null, pile = ""] = event.play.split(">");
  const seat = String(event.seat);
  return {
    ...state,
    seat: event.seat,
    played: state.played + 1,
    piles: { ...state.piles, [pile]: card },
    counts: { ...state.counts, [seat]: Math.max(0, (state.counts[seat] ?? 0) - 1) },
  };
}

/** The way from one state to the next, a step for each card that others laid; the last step is `after`. */
export function stepsBetween(before: Told, after: Told): Told[] {
  const plays = after.news.flatMap((event, place) => (isOfOthers(after, event) ? [place] : []));
  const steps: Told[] = [];
  let from = 0;
  let told = before;
  for (const place of plays.slice(0, -1)) {
    const news = after.news.slice(from, place + 1);
    const { state } = told;
    told = {
      ...told,
      news,
      history: [...told.history, ...news],
      laid: news.reduce(withLaid, told.laid),
      state: state && news.reduce(withPlay, state),
    };
    steps.push(told);
    from = place + 1;
  }
  return [...steps, { ...after, news: after.news.slice(from) }];
}

interface Waiting {
  told: Told;
  came: number; // when
}

/** A clock that ran while the step waited shows what is left. */
function late({ told, came }: Waiting): Told {
  const { state } = told;
  if (state?.deadline == null) return told;
  const passed = Date.now() - came;
  const deadline_ms = state.deadline_ms == null ? null : Math.max(0, state.deadline_ms - passed);
  return { ...told, state: { ...state, deadline: Math.max(0, state.deadline - Math.floor(passed / 1000)), deadline_ms } };
}

export class Showing {
  private readonly now = signal<Told | null>(null);
  private readonly behind = signal(0);
  private waiting: Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = 0; // when a card of others was shown

  readonly told: ReadonlySignal<Told | null> = this.now;
  /** Whether something is yet to be shown. */
  readonly isBehind = computed(() => this.behind.value > 0);

  constructor(private readonly pace: Pace) {}

  /** At once; what waited is part of it. */
  set(told: Told): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.behind.value = 0;
    this.now.value = told;
  }

  add(before: Told, after: Told): void {
    const isOwn = after.news.some((event) => event.event === "play" && event.seat === after.you);
    if (isOwn || this.pace(after) === 0) {
      this.skip();
      this.now.value = after;
      return;
    }
    const came = Date.now();
    this.waiting.push(...stepsBetween(before, after).map((told) => ({ told, came })));
    this.go();
  }

  /** Shows all that waits. */
  skip(): void {
    clearTimeout(this.timer);
    const all = this.waiting;
    this.waiting = [];
    this.behind.value = 0;
    for (const step of all) this.now.value = late(step);
  }

  private go(): void {
    clearTimeout(this.timer);
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      const { told } = next;
      const isCard = told.news.some((event) => isOfOthers(told, event));
      const wait = isCard ? this.last + this.pace(told) - Date.now() : 0;
      if (wait > 0) {
        this.behind.value = this.waiting.length;
        this.timer = setTimeout(() => this.go(), wait);
        return;
      }
      if (isCard) this.last = Date.now();
      this.waiting.shift();
      this.now.value = late(next);
    }
    this.behind.value = 0;
  }
}
