// Forwards and backwards: buttons, a slider, and keys.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../ui/icon";
import { t } from "../words/words";
import type { Projector } from "./projector";

const keys: Readonly<Record<string, (projector: Projector) => void>> = {
  ArrowRight: (projector) => projector.show(projector.at.value + 1),
  ArrowLeft: (projector) => projector.show(projector.at.value - 1),
  ArrowDown: (projector) => projector.showTurn(1),
  ArrowUp: (projector) => projector.showTurn(-1),
  Home: (projector) => projector.show(0),
  End: (projector) => projector.show(projector.last),
};

/** A slider, a list and a field have keys of their own. */
function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, select, dialog, .log") !== null;
}

function useKeys(projector: Projector): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const act = keys[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey || hasOwnKeys(event.target)) return;
      event.preventDefault();
      act(projector);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [projector]);
}

export function Controls({ projector, children }: { projector: Projector; children?: ComponentChildren }) {
  useKeys(projector);
  const at = projector.at.value;
  const { last } = projector;
  const atStart = at === 0;
  const atEnd = at === last;
  return (
    <div class="viewer-controls">
      <button type="button" class="icon-button" aria-label={t("page.viewer.turn_back")} title={`${t("page.viewer.turn_back")} (↑)`} aria-disabled={atStart} onClick={() => projector.showTurn(-1)}>
        <Icon name="turn_back" />
      </button>
      <button type="button" class="icon-button" aria-label={t("page.viewer.step_back")} title={`${t("page.viewer.step_back")} (←)`} aria-disabled={atStart} onClick={() => projector.show(at - 1)}>
        <Icon name="back" />
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t("page.viewer.where")}
        aria-valuetext={t("page.viewer.step", { n: at + 1, all: last + 1 })}
        onInput={(event) => projector.show(Number(event.currentTarget.value))}
      />
      <button type="button" class="icon-button" aria-label={t("page.viewer.step_on")} title={`${t("page.viewer.step_on")} (→)`} aria-disabled={atEnd} onClick={() => projector.show(at + 1)}>
        <Icon name="forward" />
      </button>
      <button type="button" class="icon-button" aria-label={t("page.viewer.turn_on")} title={`${t("page.viewer.turn_on")} (↓)`} aria-disabled={atEnd} onClick={() => projector.showTurn(1)}>
        <Icon name="turn_on" />
      </button>
      {children}
    </div>
  );
}
