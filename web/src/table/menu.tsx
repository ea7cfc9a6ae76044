import { go } from "../navigation";
import { isRunning, type Told } from "../session/told";
import { Icon, type IconName } from "../ui/icon";
import { t } from "../words/words";
import { mayChat } from "./chat";
import type { Desk } from "./desk";
import type { DialogName } from "./dialog_names";

function Item({ icon, text, act }: { icon: IconName; text: string; act: () => void }) {
  return (
    <li>
      <button type="button" class="menu-item" onClick={act}>
        <Icon name={icon} />
        {text}
      </button>
    </li>
  );
}

export function Menu({ desk, told }: { desk: Desk; told: Told }) {
  const open = (name: Exclude<DialogName, "warn" | "hint">) => () => (desk.dialog.value = { name });
  const talk = (): void => {
    desk.dialog.value = null;
    desk.talking.open("all");
  };
  const leave = (): void => {
    desk.dialog.value = null;
    go({ screen: "home" });
  };
  const stand = (): void => {
    desk.dialog.value = null;
    void desk.tell({ do: "stand" });
  };
  return (
    <ul class="menu">
      <Item icon="log" text={t("screen.log")} act={open("log")} />
      {desk.talking.whyNot === "" && <Item icon="talk" text={t("talk.title")} act={talk} />}
      {mayChat(told) && !desk.isLocal && <Item icon="chat" text={t("page.chat")} act={open("chat")} />}
      {!desk.isLocal && <Item icon="invite" text={t("page.invite")} act={open("invite")} />}
      <Item icon="keys" text={t("key.title")} act={open("keys")} />
      <Item icon="settings" text={t("page.settings")} act={open("settings")} />
      <Item icon="rules" text={t("page.rules")} act={open("rules")} />
      {told.you !== null && !isRunning(told) && !desk.isLocal && <Item icon="undo" text={t("page.stand")} act={stand} />}
      <Item icon="back" text={t("page.leave")} act={leave} />
    </ul>
  );
}
