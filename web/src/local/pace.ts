// How fast the bots of this device lay, so that people can follow.
const usual = 600; // milliseconds between two cards, as a server has it

export class BotPace {
  private milliseconds = usual;
  private hurried = false;
  private readonly waiting = new Set<() => void>();

  set(milliseconds: number): void {
    this.milliseconds = milliseconds;
    if (milliseconds === 0) this.release();
  }

  /** Somebody does not want to wait: no more pauses until a person is to act. */
  hurry(): void {
    this.hurried = true;
    this.release();
  }
  calm(): void {
    this.hurried = false;
  }

  wait(): Promise<void> {
    if (this.hurried || this.milliseconds === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, this.milliseconds);
      this.waiting.add(done);
    });
  }

  private release(): void {
    for (const done of [...this.waiting]) done();
  }
}
