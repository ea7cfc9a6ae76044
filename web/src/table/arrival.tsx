// Coming to a table: one session for each person of this device, and what to show when there is none (any more).
import { useEffect, useState } from "preact/hooks";
import { followGoing } from "../games/going";
import { beginAt, peopleHere } from "../home/start";
import { go } from "../navigation";
import { keyFor } from "../session/keys";
import { Session, type Ended } from "../session/session";
import { t } from "../words/words";
import { keepAwake } from "./awake";
import { carrierOf, recordsOf, type Where } from "./carriers";
import { Desk } from "./desk";
import { TableScreen } from "./screen";
import { SharedScreen } from "./shared";

function openDesks(screen: Where, table: string): Desk[] {
  const carrier = carrierOf(screen);
  const people = Array.from({ length: peopleHere(table) }, (_, place) => place + 1);
  const desks = people.map((person) => new Desk(new Session(carrier, { table, key: keyFor(table, person) }), screen === "local", () => recordsOf(screen, table)));
  void beginAt(
    table,
    desks.map((desk) => desk.session),
  );
  return desks;
}

function Goodbye({ ended, again }: { ended: Ended; again: () => void }) {
  const reason = ended === "elsewhere" ? t("page.ended.elsewhere") : ended === "gone" ? t("page.ended.gone") : t("page.ended.no_table");
  return (
    <main class="waiting">
      <section class="panel">
        <h1>{reason}</h1>
        <div class="dialog-buttons">
          {ended === "elsewhere" && (
            <button type="button" class="main" data-ready onClick={again}>
              {t("page.ended.here")}
            </button>
          )}
          <button type="button" class="quiet" onClick={() => go({ screen: "home" })}>
            {t("page.leave")}
          </button>
        </div>
      </section>
    </main>
  );
}

export function Arrival({ screen, id }: { screen: Where; id: string }) {
  const [desks, setDesks] = useState<Desk[]>([]);
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    const opened = openDesks(screen, id);
    setDesks(opened);
    const [mine] = opened;
    const stops = mine ? [followGoing(mine, screen), keepAwake(mine.session)] : [];
    return () => {
      stops.forEach((stop) => stop());
      opened.forEach((desk) => desk.close());
      setDesks([]);
    };
  }, [screen, id, visit]);
  const [first] = desks;
  const ended = first?.session.ended.value;
  if (ended) return <Goodbye ended={ended} again={() => setVisit(visit + 1)} />;
  if (!first) return <main class="waiting" aria-busy="true">{t("page.connecting")}</main>;
  return desks.length > 1 ? <SharedScreen desks={desks} /> : <TableScreen desk={first} />;
}
