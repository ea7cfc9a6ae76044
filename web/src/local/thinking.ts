// What the worker of the tables and the worker of the bots say to each other.
import type { Advice, Question } from "../generated/protocol";
import type { LearningNews } from "./unlearned";

export type ToBots = { module: WebAssembly.Module } | { ask: number; question: Question } | { cancel: number };
/** The turns that were weighed, best first; or whether bots have what they have learned. */
export type FromBots = { ask: number; turns: Advice[] } | LearningNews;

/** Bots that think beside the tables, one thought at a time. */
export class Thinker {
  private asked = 0;
  private readonly waiting = new Map<number, (turns: Advice[]) => void>();

  constructor(
    private readonly worker: Worker,
    learning: (news: LearningNews) => void,
  ) {
    worker.onmessage = ({ data }: MessageEvent<FromBots>) => {
      if ("learned" in data) {
        learning(data);
        return;
      }
      const answer = this.waiting.get(data.ask);
      this.waiting.delete(data.ask);
      answer?.(data.turns);
    };
  }

  /** @return how to stop it; it is not answered then */
  ask(question: Question, answer: (turns: Advice[]) => void): () => void {
    const ask = ++this.asked;
    this.waiting.set(ask, answer);
    this.worker.postMessage({ ask, question } satisfies ToBots);
    return () => {
      if (this.waiting.delete(ask)) this.worker.postMessage({ cancel: ask } satisfies ToBots);
    };
  }
}
