// Coming to a table: one session for each person of this device, and what to show when there is none (any more).
import { useEffect, useState } from "preact/hooks";
import { followGoing } from "../games/going";
import { beginAt, peopleHere } from "../session/begin";
import { keyFor, randomHex } from "../session/keys";
import { Session, type Ended } from "../session/session";
import { HomeButton, Message } from "../ui/message";
import { Waiting } from "../ui/waiting";
import { t } from "../words/words";
import { paceAt } from "./pace";
import { keepAwake } from "./awake";
import { carrierOf, recordsOf, type Where } from "../session/carriers";
import { Desk } from "./desk";
import { keepPlan } from "./kept_plan";
import { TableScreen } from "./screen";
import { SharedScreen } from "./shared";

function openDesks(screen: Where, table: string): Desk[] {
  const carrier = carrierOf(screen);
  const people = Array.from({ length: peopleHere(table) }, (_, place) => place + 1);
  const desks = people.map((person) => new Desk(new Session(carrier, { table, key: keyFor(table, person) }, paceAt), screen === "local", () => recordsOf(screen, table)));
  // Those who share the screen see between their turns what everybody may see.
  if (people.length > 1) desks.push(new Desk(new Session(carrier, { table, key: randomHex(16) }, paceAt), screen === "local", () => recordsOf(screen, table)));
  void beginAt(
    table,
    desks.slice(0, people.length).map((desk) => desk.session),
  );
  return desks;
}

function farewell(ended: Ended, screen: Where): string {
  switch (ended) {
    case "elsewhere":
      return t("page.ended.elsewhere");
    case "gone":
      return t("page.ended.gone");
    case "no_such_code":
      return t("page.refused.no_such_code");
    case "unreadable":
      return t("page.ended.unreadable");
    default:
      return screen === "local" ? t("page.ended.not_here") : t("page.ended.no_table");
  }
}

function Goodbye({ ended, screen, again }: { ended: Ended; screen: Where; again: () => void }) {
  return (
    <Message title={farewell(ended, screen)}>
      {ended === "elsewhere" && (
        <button type="button" class="main" data-ready onClick={again}>
          {t("page.ended.here")}
        </button>
      )}
      <HomeButton beside={ended === "elsewhere"} />
    </Message>
  );
}

/** What is in the way while nothing has been told yet. */
function troubleOf({ trouble, connection }: Desk["session"]): string {
  if (trouble.value) return trouble.value === "too_many_watchers" ? t("page.refused.too_many_watchers") : t("page.trouble.server");
  return connection.value === "lost" ? t("page.lost") : "";
}

export function Arrival({ screen, id }: { screen: Where; id: string }) {
  const [desks, setDesks] = useState<Desk[]>([]);
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    const opened = openDesks(screen, id);
    setDesks(opened);
    const [mine] = opened;
    const stops = mine ? [followGoing(mine.session, screen), keepAwake(mine.session), ...opened.map(keepPlan)] : [];
    return () => {
      stops.forEach((stop) => stop());
      opened.forEach((desk) => desk.close());
      setDesks([]);
    };
  }, [screen, id, visit]);
  const [first] = desks;
  const ended = first?.session.ended.value;
  if (ended) return <Goodbye ended={ended} screen={screen} again={() => setVisit(visit + 1)} />;
  if (!first?.session.told.value) return <Waiting trouble={first ? troubleOf(first.session) : ""} />;
  const watcher = desks.at(-1);
  return watcher && watcher !== first ? <SharedScreen desks={desks.slice(0, -1)} watcher={watcher} /> : <TableScreen desk={first} />;
}
