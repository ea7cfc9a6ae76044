// A person's place in a lesson: at the table as everywhere, but one step after the other.
import { computed, signal } from "@preact/signals";
import { partsOf, playOf, type PlayParts } from "../game/cards";
import type { Card, Game, Move, Pile } from "../generated/protocol";
import { Session } from "../session/session";
import { Desk } from "../table/desk";
import { t } from "../words/words";
import type { Scene, Step } from "./lesson";
import type { Prepared } from "./prepared";

export class LessonDesk extends Desk {
  readonly at = signal(0); // the step
  private readonly tried = signal(false);

  constructor(
    readonly game: Game,
    readonly scene: Scene,
    prepared: Prepared,
  ) {
    super(new Session(prepared.open, prepared.place), true, () => Promise.resolve(""));
  }

  get step(): Step | null {
    return this.scene.steps[this.at.value] ?? null;
  }

  /** How many turns of the scene are over. */
  private get turn(): number {
    return (this.session.told.value?.state?.turn ?? 1) - 1;
  }

  /** The play that the step is about. */
  readonly play = computed((): Move | null => {
    const step = this.scene.steps[this.at.value];
    if (step?.task.kind === "try") return step.task.play;
    const played = this.session.told.value?.state?.played ?? 0;
    return step?.task.kind === "lay" ? (this.scene.turns[this.turn]?.[played + this.plan.value.length] ?? null) : null;
  });

  override readonly shown = computed(() => (this.play.value ? partsOf(this.play.value) : null));

  get text(): string {
    const parts: PlayParts = partsOf(this.play.value ?? "");
    return this.step?.text(parts) ?? "";
  }

  /** Whether what the step waits for has come. */
  readonly isDone = computed((): boolean => {
    const told = this.session.told.value;
    switch (this.step?.task.kind) {
      case "try":
        return this.tried.value && this.dialog.value === null;
      case "end":
        return told !== null && (told.state?.status !== "playing" || (this.myMove && this.turn > this.turnAtStep));
      case "say":
        return told?.state?.talk.some(({ seat }) => seat === told.you) === true;
      default:
        return false;
    }
  });
  private turnAtStep = 0;

  next(): void {
    this.tried.value = false;
    this.letGo();
    this.turnAtStep = this.turn;
    this.at.value += 1;
  }

  /** Does what the step asks for. */
  show(): void {
    const play = this.play.value;
    const kind = this.step?.task.kind;
    if (kind === "read") this.next();
    else if (kind === "end") this.finish();
    else if (kind === "say") this.talking.open("all");
    else if (play) {
      const { card, pile } = partsOf(play);
      this.place(pile, card);
    }
  }

  /** A step is about the plan. */
  protected override get laysAtOnce(): boolean {
    return false;
  }

  override place(pile: Pile, card: Card | null = this.card.value, warned = false): void {
    if (!card) return;
    if (warned) return; // the lesson goes on without losing
    const task = this.step?.task;
    const isWanted = playOf(card, pile) === this.play.value;
    const fits = this.moveFor(card, pile)?.refusal === null;
    if (fits && !isWanted) {
      this.notice.value = t("tutorial.not_now");
      return;
    }
    super.place(pile, card);
    if (!isWanted) return;
    if (task?.kind === "lay") this.next();
    if (task?.kind === "try") this.tried.value = true;
  }

  override finish(): void {
    if (this.step?.task.kind === "end" || !this.mayEnd) super.finish();
    else this.notice.value = t("tutorial.not_now");
  }

  /** Back to the step at which the last planned card was laid. */
  override undo(): void {
    const laid = this.scene.steps.findLastIndex(({ task }, place) => place < this.at.value && task.kind === "lay");
    if (this.plan.value.length === 0 || laid < 0) return;
    super.undo();
    this.at.value = laid;
  }

  override layNow(): void {
    this.notice.value = t("tutorial.not_now");
  }

  override askHint(): Promise<void> {
    this.show();
    return Promise.resolve();
  }
}
