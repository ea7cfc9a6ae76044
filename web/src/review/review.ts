// What the coach finds about a finished game (docs/review.md), asked of a worker of its own.
import { signal } from "@preact/signals";
import type { Card, Game, Pile, Seat } from "../generated/protocol";
import type { Level } from "../game/phrases";

export interface Reason {
  code: "none" | "win_missed" | "stuck" | "asked_for" | "left_burning" | "gift_too_many" | "gift_missed" | "ten_back_missed" | "too_many_cards" | "keeps_open";
  pile?: Pile;
  card?: Card;
  seat?: Seat;
  number?: number;
}

export interface ReviewedTurn {
  turn: number;
  seat: Seat;
  chance: number; // 0..1
  best: string;
  laid: string;
  loss: number; // points
  error: number;
  mistake: boolean;
  counts: boolean;
  reason: Reason | null;
}

interface Rate {
  error_rate: number;
  decisions: number;
  plays_like: Level;
}

export interface Whole extends Rate {
  sums_of: Seat | null;
  result: number; // millionths
  start: number;
  skill: number;
  luck: number;
  seats: (Rate & { seat: Seat })[];
  key_moments: number[];
}

/** Sums and rates are there once every turn is judged. */
export type Review = { turns: ReviewedTurn[] } & Partial<Whole>;

export interface OpenCards {
  certain: boolean;
  turn: number | null;
  played: number | null;
  line: string | null;
}

export type ToCoach = { record: string; game: Game } | "open cards";
export type FromCoach = { progress: number; review: Review } | { error: string } | { open: OpenCards | null };

/** One game's review as it grows. */
export class Coach {
  readonly progress = signal(0);
  readonly review = signal<Review>({ turns: [] });
  readonly open = signal<OpenCards | "asked" | null>(null);
  readonly error = signal("");
  private readonly worker = new Worker(new URL("./review.worker.ts", import.meta.url), { type: "module" });

  constructor(record: string, game: Game) {
    this.worker.onmessage = ({ data }: MessageEvent<FromCoach>) => this.hear(data);
    this.worker.onerror = () => (this.error.value = "error");
    this.worker.postMessage({ record, game } satisfies ToCoach);
  }

  get done(): boolean {
    return this.progress.value === 1;
  }

  askOpenCards(): void {
    this.open.value = "asked";
    this.worker.postMessage("open cards" satisfies ToCoach);
  }

  close(): void {
    this.worker.terminate();
  }

  private hear(data: FromCoach): void {
    if ("error" in data) this.error.value = data.error;
    else if ("open" in data) this.open.value = data.open;
    else {
      this.review.value = data.review;
      this.progress.value = data.progress;
    }
  }
}

/** Its sums and rates, if every turn is judged. */
export function wholeOf(review: Review): (Review & Whole) | null {
  return review.seats ? (review as Review & Whole) : null;
}
