// A screen that says one thing, and where to go from there.
import type { ComponentChildren } from "preact";
import { go } from "../navigation";
import { t } from "../words/words";

export function Message({ title, busy, children }: { title: string; busy?: boolean; children: ComponentChildren }) {
  return (
    <main class="waiting" aria-busy={busy}>
      <section class="panel">
        <h1>{title}</h1>
        <div class="dialog-buttons">{children}</div>
      </section>
    </main>
  );
}

/** @param beside there is something better to do */
export function HomeButton({ beside }: { beside?: boolean }) {
  return (
    <button type="button" class={beside ? "quiet" : "main"} data-ready={!beside || undefined} onClick={() => go({ screen: "home" })}>
      {t("page.home.to")}
    </button>
  );
}
