// Messages that wait for their answers. Ids rise; a message keeps its id when it is sent again, so that nothing is done twice.
import type { ClientMessage, TellDone, TellRefused } from "../generated/protocol";

type WithoutId<Message> = Message extends ClientMessage ? Omit<Message, "id"> : never;
export type Wanted = WithoutId<ClientMessage>;
export type Answer = TellDone | TellRefused;

interface Waiting {
  wanted: Wanted;
  id: number | null; // none before it is first sent
  since: number; // milliseconds
  resolve(answer: Answer): void;
}

/** Milliseconds after which nobody expects any more that what they asked for happens: it is refused (`too_late`) instead. */
export const stale = 30_000;

/** The join of a connection; those that can be sent again are above it. */
export const joinId = 1;

export class Asking {
  private waiting: Waiting[] = [];
  private last = joinId;

  constructor(
    private readonly send: (message: ClientMessage) => void,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** Sent at once if `open`, else with the next sendAll(). */
  ask(wanted: Wanted, open: boolean): Promise<Answer> {
    return new Promise((resolve) => {
      this.waiting.push({ wanted, id: null, since: this.now(), resolve });
      if (open) this.sendAll();
    });
  }

  /** The seat's messages go on above this id. */
  goOnFrom(last: number): void {
    this.last = Math.max(this.last, last);
  }

  /** After a lost connection: gives up what was asked for long ago and is not done, as the seat's last id that is done tells. */
  giveUpStale(last: number): void {
    const old = this.waiting.filter((it) => this.now() - it.since > stale && it.wanted.do !== "shuffle" && (it.id === null || it.id > last));
    this.waiting = this.waiting.filter((it) => !old.includes(it));
    for (const it of old) it.resolve({ tell: "answer", id: it.id ?? 0, ok: false, error: { code: "too_late" } });
  }

  /** Sends what was never sent; after a lost connection (`again`) everything that has no answer. */
  sendAll(again = false): void {
    for (const it of this.waiting) {
      if (it.id !== null && !again) continue;
      it.id ??= ++this.last;
      this.send({ ...it.wanted, id: it.id });
    }
  }

  answered(answer: Answer): void {
    const found = this.waiting.find((it) => it.id === answer.id);
    if (!found) return;
    this.waiting = this.waiting.filter((it) => it !== found);
    found.resolve(answer);
  }

  get pending(): number {
    return this.waiting.length;
  }
}
