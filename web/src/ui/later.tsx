// Screens that are loaded when they are first shown, so that the first screen stays small.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../words/words";

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const [state, setState] = useState<"loading" | "here" | "failed">("loading");
    useEffect(() => {
      if (loaded) return;
      load().then(
        (component) => {
          loaded = component;
          setState("here");
        },
        () => setState("failed"),
      );
    }, []);
    const Loaded = loaded;
    return Loaded ? <Loaded {...props} /> : <Loading failed={state === "failed"} />;
  };
}

function Loading({ failed }: { failed: boolean }) {
  return (
    <p class="loading" aria-busy={!failed}>
      {failed ? t("page.not_loaded") : t("page.connecting")} {failed && <a href="/">{t("page.home.to")}</a>}
    </p>
  );
}
