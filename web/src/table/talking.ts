// What one person may say at the table, and where they are saying it. What is offered is what the engine permits.
import { computed, signal } from "@preact/signals";
import type { Card, Pile, Say } from "../generated/protocol";
import { colourOf } from "../game/cards";
import { isRunning } from "../session/told";
import { t } from "../words/words";
import type { Desk } from "./desk";
import { sayable } from "./looking";

/** A pile, a card of the own hand, or everything there is to talk about. */
export type TalkAbout = { pile: Pile } | { card: Card } | "all";

export class Talking {
  /** Where the menu is open. */
  readonly about = signal<TalkAbout | null>(null);

  constructor(private readonly desk: Desk) {}

  private get told() {
    return this.desk.session.told.value;
  }

  /** Why nobody talks here now; empty where they do. */
  get whyNot(): string {
    const told = this.told;
    if (!told || told.you === null || !isRunning(told)) return t("page.talk.nothing");
    if (told.table.players === 1) return t("talk.alone");
    return told.table.talk === "silent" ? t("talk.silent") : "";
  }

  readonly offered = computed((): readonly Say[] => (this.told ? sayable(this.told) : []));

  /** What the own seat has said and not taken back. */
  readonly own = computed((): readonly Say[] => {
    const told = this.told;
    return told?.you == null ? [] : (told.state?.talk ?? []).filter(({ seat }) => seat === told.you).map(({ say }) => say);
  });

  isAbout(about: TalkAbout, say: Say): boolean {
    if (about === "all") return true;
    const [kind = "", first = ""] = say.split(" ");
    if ("pile" in about) return first === about.pile;
    const colour = colourOf(about.card);
    if (!colour) return say !== "hush";
    if (kind === "trick") return this.told?.state?.piles[first as Pile]?.startsWith(colour) === true;
    return first === colour;
  }

  /** Opens the menu there, or says why there is none. */
  open(about: TalkAbout): void {
    this.desk.notice.value = this.whyNot;
    if (this.whyNot === "") this.about.value = about;
  }

  /** A press on a pile that means nothing else. */
  press(pile: Pile): void {
    const about = this.about.value;
    if (about !== null && about !== "all" && "pile" in about && about.pile === pile) this.close();
    else if (this.whyNot === "") this.about.value = { pile };
  }

  close(): void {
    this.about.value = null;
  }

  /** At what is focused or chosen. */
  openHere(): void {
    const pile = document.activeElement?.closest<HTMLElement>("[data-pile]")?.dataset["pile"] as Pile | undefined;
    const { card, pile: pointed } = this.desk;
    if (pile) this.open({ pile });
    else if (card.value && colourOf(card.value)) this.open({ card: card.value });
    else if (card.value && pointed.value) this.open({ pile: pointed.value });
    else this.open("all");
  }

  say(say: Say): void {
    this.close();
    this.desk.say(say);
  }

  /** Takes one thing back. The rules know only taking back all, so what else stands is said again. */
  async takeBack(say: Say): Promise<void> {
    this.close();
    const others = this.own.value.filter((other) => other !== say);
    const twice = this.own.value.filter((other) => other === say).slice(1);
    const answer = await this.desk.tell({ do: "say", say: "hush" });
    if (!answer.ok) return;
    for (const other of [...others, ...twice]) await this.desk.tell({ do: "say", say: other });
  }
}
