import type { ComponentChildren } from "preact";
import { go } from "../navigation";
import { t } from "../words/words";
import { Icon } from "./icon";

/** A screen with a title and a way home. */
export function Page({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <main class="page">
      <header class="bar">
        <button type="button" class="icon-button" aria-label={t("page.home")} onClick={() => go({ screen: "home" })}>
          <Icon name="back" />
        </button>
        <h1 class="bar-title">{title}</h1>
      </header>
      <div class="page-inside">{children}</div>
    </main>
  );
}
