// The games that this device keeps, and what they add up to.
import type { VariantStatistics } from "../generated/protocol";
import { useEffect, useState } from "preact/hooks";
import { deleteLocal, listLocal, localStatistics, type LocalTable } from "../local/local";
import { titleOf } from "../game/phrases";
import { go } from "../navigation";
import { Icon } from "../ui/icon";
import { Page } from "../ui/page";
import { spoken, t } from "../words/words";
import { forgetGoing } from "./going";
import { saveAll } from "./storage_banner";
import { Statistics } from "./statistics";

function howFar(table: LocalTable): string {
  if (table.status === "won") return table.game === "face" ? t("screen.game_over") : t("result.title_won");
  if (table.status === "lost") return t("page.games.lost", { n: table.left });
  return t("games.turn", { n: table.turn });
}

function isOver(table: LocalTable): boolean {
  return table.status === "won" || table.status === "lost";
}

function Row({ table, remove }: { table: LocalTable; remove: () => void }) {
  const [asked, setAsked] = useState(false);
  const when = new Intl.DateTimeFormat(spoken(), { dateStyle: "medium", timeStyle: "short" }).format(table.changed);
  return (
    <li class="panel lobby-row">
      <div>
        <b>{titleOf(table)}</b>
        <small>{howFar(table)}</small>
        <small>
          <time dateTime={new Date(table.changed).toISOString()}>{when}</time>
        </small>
      </div>
      <div class="dialog-buttons">
        <button type="button" class="main small" data-ready onClick={() => go({ screen: "local", id: table.id })}>
          {isOver(table) ? t("page.games.look") : t("page.games.go_on")}
        </button>
        {asked ? (
          <button type="button" class="quiet danger" onClick={remove}>
            {t("page.games.delete")}
          </button>
        ) : (
          <button type="button" class="icon-button" aria-label={t("page.games.delete")} onClick={() => setAsked(true)}>
            <Icon name="trash" />
          </button>
        )}
      </div>
    </li>
  );
}

export function Games() {
  const [tables, setTables] = useState<readonly LocalTable[] | null>(null);
  const [statistics, setStatistics] = useState<readonly VariantStatistics[]>([]);
  const read = (): void => {
    listLocal().then(setTables, () => setTables([])); // the banner says why
    localStatistics().then(setStatistics, () => undefined);
  };
  const remove = async (id: string): Promise<void> => {
    await deleteLocal(id);
    forgetGoing(id);
    read();
  };
  useEffect(read, []);
  return (
    <Page title={t("games.title")}>
      {tables === null && <p aria-busy="true">{t("page.connecting")}</p>}
      {tables?.length === 0 && <p class="panel">{t("games.none")}</p>}
      <ul class="lobby">
        {tables?.map((table) => (
          <Row key={table.id} table={table} remove={() => void remove(table.id)} />
        ))}
      </ul>
      {tables?.some(isOver) && (
        <button type="button" class="quiet" onClick={() => void saveAll()}>
          <Icon name="download" /> {t("page.storage.export")}
        </button>
      )}
      <Statistics of={statistics} />
    </Page>
  );
}
