// Everything that can lie over the table, by the names of desk.ts.
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { CardFace } from "../cards/card";
import { partsOf } from "../game/cards";
import { whyOf } from "../game/phrases";
import type { Told } from "../session/told";
import { Settings } from "../settings/settings";
import { Dialog } from "../ui/dialog";
import { later } from "../ui/later";
import { t } from "../words/words";
import { Chat } from "./chat";
import type { Desk, DialogShown } from "./desk";
import type { DialogName } from "./dialog_names";
import { Fairness } from "./fairness";
import { spokenCard } from "./hand";
import { Invitation } from "./invitation";
import { Keys } from "./keys";
import { LogView } from "./log";
import { Menu } from "./menu";
import { PileName } from "./piles";

const RulesText = later(async () => (await import("../help/rules_text")).RulesText);

export interface InDialog {
  desk: Desk;
  told: Told;
}

function titleOf(name: DialogName): string {
  switch (name) {
    case "menu":
      return t("page.menu");
    case "keys":
      return t("key.title");
    case "log":
      return t("screen.log");
    case "chat":
      return t("page.chat");
    case "invite":
      return t("page.invite");
    case "hint":
      return t("page.hint");
    case "warn":
      return t("page.warn");
    case "fairness":
      return t("page.fairness");
    case "rules":
      return t("page.rules");
    case "settings":
      return t("page.settings");
  }
}

function Warning({ desk, play }: { desk: Desk; play: string }) {
  const { card, pile } = partsOf(play);
  const lay = (): void => {
    desk.dialog.value = null;
    desk.place(pile, card, true);
  };
  return (
    <>
      <p>{t("warn.loses_ask", { play: `${card} → ${pile}` })}</p>
      <div class="dialog-buttons">
        <button type="button" class="main" data-ready autofocus onClick={() => (desk.dialog.value = null)}>
          {t("page.warn.keep")}
        </button>
        <button type="button" class="quiet danger" onClick={lay}>
          {t("page.warn.lay")}
        </button>
      </div>
    </>
  );
}

function Hints({ desk, told, advice }: InDialog & { advice: Extract<DialogShown, { name: "hint" }>["advice"] }) {
  const best = advice?.[0];
  const follow = useRef<HTMLButtonElement>(null);
  useEffect(() => follow.current?.focus(), [best]); // Enter follows the hint
  if (!best) return <p aria-busy={advice === null}>{advice === null ? t("hint.thinking") : t("page.refused.no_answer")}</p>;
  const plays = best.plays.filter((play) => play !== ".");
  return (
    <>
      <ol class="hint-plays">
        {plays.map((play) => {
          const { card, pile } = partsOf(play);
          return (
            <li key={play}>
              <span class="unseen">{spokenCard(told, card)}</span>
              <CardFace game={told.table.game} card={card} options={told.table.options} {...(told.table.game === "face" && told.you ? { owner: told.you } : {})} />
              <PileName pile={pile} />
            </li>
          );
        })}
        {best.plays.length > plays.length || plays.length === 0 ? <li>{t("hint.end")}</li> : null}
      </ol>
      <p>{whyOf(best)}</p>
      <div class="dialog-buttons">
        <button ref={follow} type="button" class="main" data-ready onClick={() => desk.follow(best)}>
          {t("page.hint.follow")}
        </button>
      </div>
    </>
  );
}

function inside({ desk, told }: InDialog, shown: DialogShown): JSX.Element {
  switch (shown.name) {
    case "menu":
      return <Menu desk={desk} told={told} />;
    case "keys":
      return <Keys desk={desk} />;
    case "log":
      return <LogView lines={desk.log.value?.lines ?? []} />;
    case "chat":
      return <Chat desk={desk} told={told} live />;
    case "invite":
      return <Invitation told={told} />;
    case "hint":
      return <Hints desk={desk} told={told} advice={shown.advice} />;
    case "warn":
      return <Warning desk={desk} play={shown.play} />;
    case "fairness":
      return <Fairness desk={desk} told={told} />;
    case "rules":
      return <RulesText game={told.table.game} />;
    case "settings":
      return <Settings />;
  }
}

export function Dialogs({ desk, told }: InDialog) {
  const shown = desk.dialog.value;
  if (!shown) return null;
  return (
    <Dialog key={shown.name} title={titleOf(shown.name)} close={() => (desk.dialog.value = null)}>
      {inside({ desk, told }, shown)}
    </Dialog>
  );
}
