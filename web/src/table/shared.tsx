// Several people at one screen: nobody's hand is shown until the person who is to act says that only they can see it.
import { useState } from "preact/hooks";
import { nameOf } from "../game/phrases";
import { isRunning, isYourMove, owesWish } from "../session/told";
import { t } from "../words/words";
import type { Desk } from "./desk";
import { TableScreen } from "./screen";

function isToAct(desk: Desk): boolean {
  const told = desk.session.told.value;
  return told !== null && (isYourMove(told) || owesWish(told));
}

function HandOver({ desk, take }: { desk: Desk; take: () => void }) {
  const told = desk.session.told.value;
  const name = told?.you ? nameOf(told.seats, told.you) : "";
  return (
    <main class="waiting">
      <section class="panel hand-over">
        <h1>{t("page.pass", { name })}</h1>
        <p>{t("page.only_you")}</p>
        <button type="button" class="main large" data-ready autofocus onClick={take}>
          {t("page.show_hand", { name })}
        </button>
      </section>
    </main>
  );
}

export function SharedScreen({ desks }: { desks: readonly Desk[] }) {
  const [looking, setLooking] = useState<Desk | null>(null);
  const [first] = desks;
  const told = first?.session.told.value;
  const toAct = desks.find(isToAct);
  if (!first || !told) return <main class="waiting" aria-busy="true">{t("page.connecting")}</main>;
  if (!isRunning(told)) return <TableScreen desk={first} />;
  if (toAct && toAct !== looking) return <HandOver desk={toAct} take={() => setLooking(toAct)} />;
  return <TableScreen desk={looking ?? first} />;
}
