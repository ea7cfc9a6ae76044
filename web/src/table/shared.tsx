// Several people at one screen: the table stays in sight, and a hand only while the person whose it is says that nobody else looks.
import { useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { CardBack } from "../cards/card";
import { nameOf } from "../game/phrases";
import { isRunning, isYourMove, owesWish, type Told } from "../session/told";
import { Icon } from "../ui/icon";
import { t } from "../words/words";
import type { Desk } from "./desk";
import { Hand } from "./hand";
import { TableScreen } from "./screen";

function isToAct(desk: Desk): boolean {
  const told = desk.session.told.value;
  return told !== null && isYourMove(told);
}

function nameAt(desk: Desk): string {
  const told = desk.session.told.value;
  return told?.you ? nameOf(told.seats, told.you) : "";
}

function Cover({ name, title, children }: { name: string; title: string; children: ComponentChildren }) {
  return (
    <section class={`${name} panel`} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The hand face down, until its person has the device. */
function HandOver({ desk, take }: { desk: Desk; take: () => void }) {
  const told = desk.session.told.value;
  const name = nameAt(desk);
  const cards = told?.hand?.length ?? 0;
  return (
    <Cover name="hand-over" title={t("page.pass", { name })}>
      <span class="covered-hand" aria-hidden="true">
        {Array.from({ length: cards }, (_, place) => (
          <CardBack key={place} owner={told?.table.game === "face" ? (told.you ?? undefined) : undefined} />
        ))}
      </span>
      <p class="note">{t("page.only_you")}</p>
      <button type="button" class="main" data-ready autofocus onClick={take}>
        {t("page.show_hand", { name })}
      </button>
    </Cover>
  );
}

/** After a turn: what was drawn may be looked at before the device goes on. */
function PassOn({ desk, told, hide }: { desk: Desk; told: Told; hide: () => void }) {
  return (
    <>
      <Hand desk={desk} told={told} />
      <Cover name="pass-on" title={t("page.shared.your_hand", { name: nameAt(desk) })}>
        <button type="button" class="main" data-ready autofocus onClick={hide}>
          {t("page.shared.hide")}
        </button>
      </Cover>
    </>
  );
}

/** Who begins (TG-3): those at one screen agree by talking, and may look at their hands first. */
function WhoBegins({ desks, look }: { desks: readonly Desk[]; look: (desk: Desk) => void }) {
  const begin = async (chosen: Desk | null): Promise<void> => {
    if (chosen) await chosen.tell({ do: "wish", wish: "very_much" });
    await desks[0]?.tell({ do: "begin" });
  };
  return (
    <Cover name="who-begins" title={t("page.shared.who_begins")}>
      <div class="beginners">
        {desks.map((desk) => {
          const name = nameAt(desk);
          const toLook = t("page.show_hand", { name });
          return (
            <div key={name} class="beginner">
              <button type="button" class="chip" onClick={() => void begin(desk)}>
                {name}
              </button>
              <button type="button" class="quiet icon-button" aria-label={toLook} title={toLook} onClick={() => look(desk)}>
                <Icon name="look" />
              </button>
            </div>
          );
        })}
        <button type="button" class="chip" onClick={() => void begin(null)}>
          {t("wish.do_not_care")}
        </button>
      </div>
    </Cover>
  );
}

/** @param watcher sees what everybody may see */
export function SharedScreen({ desks, watcher }: { desks: readonly Desk[]; watcher: Desk }) {
  const [looking, setLooking] = useState<Desk | null>(null);
  const [first] = desks;
  const told = first?.session.told.value;
  const open = watcher.session.told.value;
  const toAct = desks.find(isToAct);
  const seen = looking?.session.told.value;
  if (!first || !told || !open) return <main class="waiting" aria-busy="true">{t("page.connecting")}</main>;
  if (!isRunning(told)) return <TableScreen desk={first} />;
  const isOpening = desks.some((desk) => desk.session.told.value && owesWish(desk.session.told.value));
  if (looking && seen && ((toAct && toAct !== looking) || told.state?.status === "opening"))
    return <TableScreen desk={looking} cover={<PassOn desk={looking} told={seen} hide={() => setLooking(null)} />} />;
  if (isOpening) return <TableScreen desk={watcher} cover={<WhoBegins desks={desks} look={setLooking} />} />;
  if (toAct && toAct !== looking) return <TableScreen desk={watcher} cover={<HandOver desk={toAct} take={() => setLooking(toAct)} />} />;
  return <TableScreen desk={looking ?? watcher} />;
}
