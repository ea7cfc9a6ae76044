// Any game record to look at: chosen, dropped, or handed over by the table at which it was played.
import type { ReplayGame } from "../generated/protocol";
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { titleOf } from "../game/phrases";
import { go } from "../navigation";
import { loadRules } from "../rules/rules";
import { Icon } from "../ui/icon";
import { t } from "../words/words";
import { closeRecords, looksLikeRecords, opened, showFile, type Opened } from "../records/opened";
import { Show } from "./show";
import "./viewer.css";

type Replayed = { game: ReplayGame } | { error: string };

async function replay(line: string): Promise<Replayed> {
  const answer = (await loadRules()).replay(line);
  if ("error" in answer) return answer;
  const [game] = answer.games;
  return game ? { game } : { error: "" };
}

const noRecords = signal(""); // the name of a file that holds none

async function take(files: FileList | null | undefined): Promise<void> {
  const file = files?.[0];
  if (!file) return;
  const text = await file.text();
  noRecords.value = looksLikeRecords(text) ? "" : file.name;
  if (noRecords.value) closeRecords();
  else showFile(text, file.name);
}

function Chooser({ error }: { error: string }) {
  return (
    <section class="panel viewer-open">
      <p>{t("page.viewer.how")}</p>
      <label class="main viewer-file">
        {t("page.viewer.choose")}
        <input type="file" accept=".jsonl,.json,.ndjson,.txt" onChange={(event) => void take(event.currentTarget.files)} />
      </label>
      <p class="notice" role="alert">
        {error}
      </p>
    </section>
  );
}

function GameChoice({ records, place, choose }: { records: Opened; place: number; choose: (place: number) => void }) {
  const count = records.lines.length;
  if (count < 2) return null;
  return (
    <select aria-label={t("page.viewer.game")} value={place} onChange={(event) => choose(Number(event.currentTarget.value))}>
      {records.lines.map((_, line) => (
        <option key={line} value={line}>
          {t("page.viewer.game_of", { n: line + 1, all: count })}
        </option>
      ))}
    </select>
  );
}

export function Viewer() {
  const records = opened.value;
  const [place, setPlace] = useState(0);
  const [replayed, setReplayed] = useState<Replayed | null>(null);
  useEffect(() => setPlace(records?.name === "" ? records.lines.length - 1 : 0), [records]);
  const line = records ? records.lines[place] : undefined;
  useEffect(() => {
    setReplayed(null);
    if (records) void replay(line ?? "").then(setReplayed);
  }, [records, line]);
  const game = replayed && "game" in replayed ? replayed.game : null;
  const error = replayed && "error" in replayed ? t("page.viewer.bad", { reason: replayed.error }) : "";
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void take(event.dataTransfer?.files);
  };
  return (
    <main class="table viewer" data-game={game?.game} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <header class="bar">
        <button type="button" class="icon-button" aria-label={t("page.home")} onClick={() => go({ screen: "home" })}>
          <Icon name="back" />
        </button>
        <h1 class="bar-title">{game ? titleOf(game) : t("page.viewer")}</h1>
        {records && <GameChoice records={records} place={place} choose={setPlace} />}
        {records && (
          <button type="button" class="icon-button" aria-label={t("page.viewer.other")} title={t("page.viewer.other")} onClick={closeRecords}>
            <Icon name="open" />
          </button>
        )}
      </header>
      {game ? <Show key={`${records?.name}${place}`} game={game} record={line ?? ""} own={records?.own ?? null} /> : <Chooser error={noRecords.value ? t("page.viewer.no_records", { name: noRecords.value }) : error} />}
    </main>
  );
}
