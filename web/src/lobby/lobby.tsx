// Tables that anybody may join.
import { useEffect, useState } from "preact/hooks";
import type { LobbyTable } from "../generated/protocol";
import { titleOf } from "../game/phrases";
import { go } from "../navigation";
import { askOnce } from "../session/create";
import { carrierOf } from "../session/carriers";
import { Page } from "../ui/page";
import { t } from "../words/words";

function Row({ table }: { table: LobbyTable }) {
  const names = table.seats.flatMap((seat) => (seat.person ? [seat.person] : []));
  const open = table.seats.filter((seat) => seat.person === undefined && seat.bot === undefined).length;
  return (
    <li class="panel lobby-row">
      <div>
        <b>{titleOf(table)}</b>
        <small>{names.join(", ")}</small>
        <small>{t("page.lobby.open", { n: open })}</small>
      </div>
      <button type="button" class="main small" data-ready onClick={() => go({ screen: "table", id: table.id })}>
        {t("page.home.join")}
      </button>
    </li>
  );
}

/** undefined: asked for; null: the server does not answer. */
type Found = readonly LobbyTable[] | null | undefined;

function NoAnswer({ again }: { again: () => void }) {
  return (
    <section class="panel empty" role="alert">
      <p>{t("page.refused.no_connection")}</p>
      <button type="button" class="main" data-ready onClick={again}>
        {t("page.again")}
      </button>
    </section>
  );
}

export function Lobby() {
  const [tables, setTables] = useState<Found>();
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    setTables(undefined);
    void askOnce(carrierOf("table"), { do: "lobby" }, left.signal).then((answer) => {
      if (!left.signal.aborted) setTables(answer.ok ? (answer.tables ?? []) : null);
    });
    return () => left.abort();
  }, [visit]);
  return (
    <Page title={t("page.lobby")}>
      {tables === undefined && <p aria-busy="true">{t("page.connecting")}</p>}
      {tables === null && <NoAnswer again={() => setVisit(visit + 1)} />}
      {tables?.length === 0 && (
        <section class="panel empty">
          <p>{t("page.lobby.none")}</p>
          <button type="button" class="main" data-ready onClick={() => go({ screen: "home" })}>
            {t("page.home.make_table")}
          </button>
        </section>
      )}
      <ul class="lobby">
        {tables?.map((table) => (
          <Row key={table.id} table={table} />
        ))}
      </ul>
    </Page>
  );
}
