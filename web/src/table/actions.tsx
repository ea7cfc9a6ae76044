// The line that says whose turn it is and what is owed, and the buttons under it.
import type { State } from "../generated/protocol";
import { nameOf } from "../game/phrases";
import { standsIn, type Told } from "../session/told";
import { Icon } from "../ui/icon";
import { t } from "../words/words";
import type { Desk } from "./desk";

/** What the main button says: what is owed, or what it does. */
export function mainLabel(desk: Desk, told: Told): string {
  const state = desk.state.value;
  const planned = desk.plan.value.length;
  if (!state) return "";
  if (!desk.myMove && isStoodInFor(told)) return t("page.out.bot_plays");
  if (!desk.myMove) return t("screen.turn_of", { name: nameOf(told.seats, told.state?.seat ?? 1) });
  if (desk.planEndsGame) return t("page.main.lay", { n: planned });
  const missing = state.required - state.played;
  if (missing > 0) return state.played === 0 ? t("page.main.owed", { n: missing }) : t("page.main.owed_more", { n: missing });
  if (!desk.mayEnd) return t("page.main.cover", { n: mustCover(state).length });
  return planned > 0 ? t("page.main.lay_and_end", { n: planned }) : t("page.main.end");
}

/** It is one's own turn, and a bot plays it. */
function isStoodInFor(told: Told): boolean {
  return told.you !== null && told.state?.seat === told.you && standsIn(told, told.you);
}

/** Whoever is away does not think. */
function isAway({ seats, state }: Told): boolean {
  const info = seats[(state?.seat ?? 1) - 1];
  return info?.away === true && !info.stand_in;
}

function mustCover(state: State): readonly string[] {
  return state.must_cover.length > 0 ? state.must_cover : state.burning;
}

function freshWords(desk: Desk): string {
  return desk.log.value?.fresh.findLast((line) => line.kind === "chat")?.text ?? "";
}

function turnLine(desk: Desk, told: Told): string {
  const spoken = freshWords(desk);
  if (spoken) return spoken;
  if (told.state?.status === "opening") return t("page.opening");
  if (desk.myMove) return t("screen.your_turn");
  if (isStoodInFor(told)) return t("page.out.bot_plays");
  if (isAway(told)) return t("page.status.away", { name: nameOf(told.seats, told.state?.seat ?? 1) });
  return t("screen.thinking", { name: nameOf(told.seats, told.state?.seat ?? 1) });
}

/** `data-idle`: it says no more than the main button does. */
export function StatusLine({ desk, told }: { desk: Desk; told: Told }) {
  const says = desk.notice.value || freshWords(desk);
  return (
    <p class="status-line" data-mine={desk.myMove || undefined} data-idle={says ? undefined : desk.myMove ? "mine" : "others"}>
      {desk.notice.value ? <span class="notice">{desk.notice.value}</span> : <span>{turnLine(desk, told)}</span>}
    </p>
  );
}

export function Actions({ desk, told }: { desk: Desk; told: Told }) {
  const ready = desk.myMove && (desk.mayEnd || desk.planEndsGame) && !desk.busy.value;
  const state = desk.state.value;
  const done = desk.myMove && state && state.required > 0 ? Math.min(1, state.played / state.required) : 0;
  const undo = desk.plan.value.length > 0 || (desk.myMove && told.state?.may_take_back === true);
  return (
    <div class="actions">
      <button type="button" class="icon-button" aria-label={t("page.undo")} title={`${t("page.undo")} (U)`} disabled={!undo} onClick={() => desk.undo()}>
        <Icon name="undo" />
      </button>
      <button type="button" class="main" data-ready={ready || undefined} data-busy={desk.busy.value || undefined} aria-disabled={!ready} style={{ "--done": done }} onClick={() => desk.finish()}>
        {mainLabel(desk, told)}
      </button>
      {desk.plan.value.length > 0 && !desk.planEndsGame && (
        <button type="button" class="quiet lay-now" aria-label={t("page.main.lay_now")} title={t("page.main.lay_now")} onClick={() => desk.layNow()}>
          <Icon name="lay" />
          <span>{t("page.main.lay_now")}</span>
        </button>
      )}
      {told.table.hints && (
        <button type="button" class="icon-button" aria-label={t("page.hint")} title={`${t("page.hint")} (H)`} disabled={!desk.myMove} onClick={() => void desk.askHint()}>
          <Icon name="hint" />
        </button>
      )}
    </div>
  );
}
