// The bots of a table: who is to do something does it, card by card, so that people can follow.
import type { Advice, Question } from "../generated/protocol";
import type { House, Room } from "./room";

export class BotTurns {
  private moment = ""; // what is thought about, or carried out
  private task = 0; // another one makes what was begun before void
  private cancel: () => void = () => undefined;

  constructor(
    private readonly house: House,
    private readonly room: Room,
  ) {}

  /** The table may have changed. */
  look(): void {
    if (this.room.isEmpty) {
      this.stop();
      return;
    }
    const duty = this.house.door.duty(this.room.id);
    if (duty === null) {
      this.house.pace.calm();
      this.stop();
      return;
    }
    const moment = duty === "wish" ? "wish" : duty.moment;
    if (moment === this.moment) return;
    this.stop();
    this.moment = moment;
    const { task } = this;
    if (duty === "wish") void this.wish(task);
    else this.cancel = this.house.thinker.ask(duty, (turns) => void this.play(task, duty, turns));
  }

  stop(): void {
    this.task += 1;
    this.moment = "";
    this.cancel();
    this.cancel = () => undefined;
  }

  private async wish(task: number): Promise<void> {
    const done = await this.room.act(() => (task === this.task ? this.house.door.botWish(this.room.id) : null));
    this.moment = "";
    if (done) this.look();
  }

  private async play(task: number, { seat }: Question, turns: readonly Advice[]): Promise<void> {
    for (const move of turns[0]?.plays ?? []) {
      await this.house.pace.wait();
      const done = await this.room.act(() => {
        if (task !== this.task) return null;
        const change = this.house.door.botAct(this.room.id, seat, move);
        const duty = this.house.door.duty(this.room.id);
        this.moment = duty !== null && duty !== "wish" ? duty.moment : ""; // the plan holds for what it leads to
        return change;
      });
      if (task !== this.task) return;
      if (!done) break;
    }
    this.moment = "";
    this.look();
  }
}
