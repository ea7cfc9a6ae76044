// One person's place at a table: the turn that is being planned, the card in hand, what is shown on top. Everything that mouse,
// finger and keyboard do ends in a method of this class.
import { batch, computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Advice, Card, LookedMove, Move, Pile, Say, Wish } from "../generated/protocol";
import { pilesOf, partsOf, playOf, type PlayParts } from "../game/cards";
import { readLog } from "../game/log";
import { download } from "../records/download";
import { refusalOf, refusedPlay, topOf } from "../game/refusals";
import type { Answer } from "../session/asking";
import type { Session } from "../session/session";
import { preferences } from "../preferences";
import { isYourMove, standsIn, type Told } from "../session/told";
import { t } from "../words/words";
import { Conversation } from "./conversation";
import type { DialogName } from "./dialog_names";
import { Follow } from "./follow";
import { lookAt } from "./looking";
import { Talking } from "./talking";

export type DialogShown =
  | { name: Exclude<DialogName, "warn" | "hint"> }
  | { name: "warn"; play: Move }
  | { name: "hint"; advice: Advice[] | null };

export class Desk {
  readonly plan = signal<readonly Move[]>([]);
  readonly card = signal<Card | null>(null);
  readonly pile = signal<Pile | null>(null);
  readonly dialog = signal<DialogShown | null>(null);
  readonly notice = signal("");
  readonly busy = signal(false);
  /** A card and a pile to point at. */
  readonly shown: ReadonlySignal<PlayParts | null> = signal(null);
  private planFor = 0; // the turn that the plan was made for
  private noticed = ""; // the moment that the notice is about

  readonly look = computed(() => (this.session.told.value ? lookAt(this.session.told.value, this.plan.value) : null));
  readonly log = computed(() => (this.session.told.value ? readLog(this.session.told.value) : null));
  readonly hand = computed(() => this.look.value?.hand ?? this.session.told.value?.hand ?? []);
  /** The state as it would be after the plan. */
  readonly state = computed(() => this.look.value?.state ?? this.session.told.value?.state ?? null);

  readonly following = new Follow(this);
  readonly talking = new Talking(this);
  readonly conversation: Conversation;

  private readonly stopWatching: () => void;

  constructor(
    readonly session: Session,
    readonly isLocal: boolean,
    readonly records: () => Promise<string>,
  ) {
    this.conversation = new Conversation(session);
    this.stopWatching = effect(() => this.forgetWhatIsOver());
  }

  close(): void {
    this.following.stop();
    this.stopWatching();
    this.conversation.stop();
    this.session.close();
  }

  /** A plan is for one turn; a notice for one moment of it; a card that is gone is no longer chosen. */
  private forgetWhatIsOver(): void {
    const told = this.session.told.value;
    if (!told) return;
    const moment = `${told.state?.round} ${told.state?.status} ${told.state?.turn}`;
    if (moment !== this.noticed && this.noticed !== "") this.notice.value = "";
    this.noticed = moment;
    if (this.plan.peek().length > 0 && (told.state?.turn !== this.planFor || !isYourMove(told))) this.plan.value = [];
    if (this.look.value?.refusal) this.plan.value = this.notLaidYet(told);
    const chosen = this.card.peek();
    if (chosen && !this.hand.value.includes(chosen)) batch(() => this.letGo());
  }

  /** What is left of a plan that does not fit any more because part of it lies on the table. */
  private notLaidYet({ hand }: Told): readonly Move[] {
    const plan = this.plan.peek();
    const left = plan.filter((play) => hand?.includes(partsOf(play).card));
    return left.length < plan.length ? left : [];
  }

  /** The turn goes on with this plan, made here or before a reload. */
  planFrom(plays: readonly Move[]): void {
    this.planFor = this.session.told.value?.state?.turn ?? 0;
    this.plan.value = plays;
  }

  get myMove(): boolean {
    const told = this.session.told.value;
    return told !== null && isYourMove(told);
  }

  moveFor(card: Card | null, pile: Pile): LookedMove | null {
    return this.look.value?.moves.find((move) => move.card === card && move.pile === pile) ?? null;
  }

  piles(): readonly Pile[] {
    const told = this.session.told.value;
    return told ? pilesOf(told.table.game, told.you) : [];
  }

  /** Where the card fits, the best step first. */
  targets(card: Card): Pile[] {
    const cost = (pile: Pile): number => {
      const move = this.moveFor(card, pile);
      return (move?.loses ? 1000 : 0) + (move?.gift ? 500 : 0) + (move?.gap ?? 50);
    };
    if (!this.look.value) return [...this.piles()];
    return this.piles()
      .filter((pile) => this.moveFor(card, pile)?.refusal === null)
      .sort((a, b) => cost(a) - cost(b));
  }

  fitsSomewhere(card: Card): boolean {
    return !this.look.value || this.targets(card).length > 0;
  }

  /** Takes the seat back from the bot that plays it. */
  comeBack(): void {
    void this.tell({ do: "back" });
  }

  choose(card: Card | null): void {
    this.following.stop();
    const told = this.session.told.value;
    if (card && told && standsIn(told, told.you)) this.comeBack();
    batch(() => {
      this.notice.value = "";
      this.card.value = card;
      this.pile.value = card ? (this.targets(card)[0] ?? null) : null;
      if (card && this.myMove && !this.fitsSomewhere(card)) this.notice.value = t("screen.no_target", { card });
    });
  }

  letGo(): void {
    this.card.value = null;
    this.pile.value = null;
  }

  chooseNext(step: number): void {
    const hand = this.hand.value;
    if (hand.length === 0) return;
    const at = this.card.value ? hand.indexOf(this.card.value) : step > 0 ? -1 : 0;
    this.choose(hand[(at + step + hand.length) % hand.length] ?? null);
  }

  choosePile(step: number): void {
    const card = this.card.value;
    if (!card) return this.chooseNext(1);
    const fitting = new Set(this.targets(card));
    const piles = this.piles().filter((pile) => fitting.has(pile));
    const at = piles.findIndex((pile) => pile === this.pile.value);
    this.pile.value = piles[(at + step + piles.length) % piles.length] ?? null;
  }

  /** Puts a card on a pile: into the plan, or at once where nobody can say yet what it would do. */
  place(pile: Pile, card = this.card.value, warned = false): void {
    const told = this.session.told.value;
    if (!card || !told) return;
    const play = playOf(card, pile);
    if (!this.myMove) {
      this.notice.value = refusalOf(told, { code: "not_your_turn" });
      return;
    }
    const move = this.moveFor(card, pile);
    if (move?.refusal) {
      this.notice.value = refusedPlay(told, move.refusal);
      return;
    }
    if (move?.loses && !warned) {
      this.dialog.value = { name: "warn", play };
      return;
    }
    this.notice.value = "";
    this.letGo();
    if (!this.look.value || this.laysAtOnce) return void this.send([play]);
    this.planFrom([...this.plan.value, play]);
  }

  /** Onto the pile where it makes the best step. */
  placeBest(card: Card): void {
    const [pile] = this.targets(card);
    if (!pile || !this.myMove) return this.choose(card);
    this.place(pile, card);
  }

  /** A card is laid as soon as it is put on a pile, not planned first. */
  protected get laysAtOnce(): boolean {
    return preferences.layAtOnce.value;
  }

  /** The card that is planned last on a pile. */
  plannedOn(pile: Pile): Card | null {
    const last = this.plan.value.map(partsOf).findLast((play) => play.pile === pile);
    return last?.card ?? null;
  }

  /** Takes the card that is planned last on a pile up again, to put it elsewhere or back into the hand. */
  takeUp(pile: Pile): void {
    const card = this.plannedOn(pile);
    if (!card) return;
    this.plan.value = this.plan.value.filter((play) => play !== playOf(card, pile));
    this.choose(card);
  }

  /** What a press on a pile means: lay the chosen card, take a planned one up, or talk about the pile. */
  press(pile: Pile): void {
    if (this.card.value) this.place(pile);
    else if (this.plannedOn(pile)) this.takeUp(pile);
    else this.talking.press(pile);
  }

  undo(): void {
    if (this.plan.value.length > 0) {
      this.plan.value = this.plan.value.slice(0, -1);
      return;
    }
    void this.tell({ do: "take_back" });
  }

  /** Whether the plan, laid now, may be followed by the end of the turn. */
  get mayEnd(): boolean {
    return this.look.value?.may_end ?? (this.myMove && this.state.value?.may_end === true);
  }

  /** Whether the round is over once the plan is laid: won with the last card, or lost. */
  get planEndsGame(): boolean {
    return this.plan.value.length > 0 && (this.look.value?.lost === true || this.look.value?.won === true || this.state.value?.status !== "playing");
  }

  /** Lays what is planned, with the end of the turn if it may end. */
  finish(): void {
    if (!this.myMove || this.busy.value) return;
    if (this.planEndsGame) return void this.send([...this.plan.value]);
    if (!this.mayEnd) {
      this.notice.value = this.whyNotEnd();
      return;
    }
    void this.send([...this.plan.value, "."]);
  }

  private whyNotEnd(): string {
    const told = this.session.told.value;
    const state = this.state.value;
    if (!told || !state) return "";
    const code = this.look.value?.end?.code ?? (state.played < state.required ? "too_few_cards" : "must_cover_fire");
    return refusalOf({ ...told, state }, { code });
  }

  /** Lays what is planned and goes on with the turn. */
  layNow(): void {
    if (this.plan.value.length > 0) void this.send([...this.plan.value]);
  }

  private async send(plays: Move[]): Promise<void> {
    this.busy.value = true;
    const answer = await this.session.ask({ do: "lay", plays });
    batch(() => {
      this.busy.value = false;
      const told = this.session.told.value;
      if (answer.ok) this.plan.value = this.plan.value.filter((play) => !plays.includes(play));
      if (answer.ok || !told) return; // what was refused stays planned, to be mended
      const first = plays.find((play) => play !== ".");
      const parts = first ? partsOf(first) : null;
      this.notice.value = refusalOf(told, answer.error, parts ? { ...parts, top: topOf(told, parts.pile) } : undefined);
    });
  }

  /** Everything else: a refusal becomes the notice. */
  async tell(wanted: Parameters<Session["ask"]>[0]): Promise<Answer> {
    const answer = await this.session.ask(wanted);
    const isNews = !answer.ok && answer.error.code !== "nothing_changes"; // a marker that stands already is no fault
    this.notice.value = isNews ? refusalOf(this.session.told.value, answer.error) : "";
    return answer;
  }

  say(say: Say): void {
    void this.tell({ do: "say", say });
  }

  wish(wish: Wish): void {
    void this.tell({ do: "wish", wish });
  }

  async askHint(): Promise<void> {
    if (!this.myMove) {
      this.notice.value = t("hint.not_now");
      return;
    }
    this.dialog.value = { name: "hint", advice: null };
    const answer = await this.tell({ do: "hint" });
    if (!this.shows("hint")) return; // closed meanwhile
    this.dialog.value = answer.ok ? { name: "hint", advice: answer.turns ?? [] } : null;
  }

  private shows(name: DialogName): boolean {
    return this.dialog.value?.name === name;
  }

  /** The records of all finished rounds, as a file. */
  async download(): Promise<void> {
    const records = await this.takeRecords();
    if (records !== null) download(`tenback-${this.session.place.table}`, records);
  }

  /** null: they are not to be had now, which is said. */
  async takeRecords(): Promise<string | null> {
    try {
      return await this.records();
    } catch {
      this.notice.value = t("page.refused.no_connection");
      return null;
    }
  }

  /** Plans what a hint proposes. */
  follow(advice: Advice): void {
    this.dialog.value = null;
    this.letGo();
    this.planFrom(advice.plays.filter((play) => play !== "."));
  }
}
