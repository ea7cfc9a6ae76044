// The coach: what to do now, and a button that goes on or does it.
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../ui/icon";
import { t } from "../words/words";
import type { LessonDesk } from "./lesson_desk";

interface Coached {
  desk: LessonDesk;
  done: number; // steps of the scenes before
  all: number;
  leave: () => void;
}

export function Coach({ desk, done, all, leave }: Coached) {
  const button = useRef<HTMLButtonElement>(null);
  const reading = desk.step?.task.kind === "read";
  const place = done + desk.at.value + 1;
  // A step to read waits for its button; otherwise the focus stays with the cards.
  useEffect(() => {
    if (reading) button.current?.focus();
  }, [desk, desk.at.value]);
  return (
    <section class="coach panel" data-task={desk.step?.task.kind} aria-label={t("tutorial.title", { game: t(`game.${desk.game}`) })}>
      <p class="coach-text" aria-live="polite" aria-atomic="true">
        {desk.text}
      </p>
      <progress max={all} value={place} aria-label={t("tutorial.step", { n: place, all })} />
      <div class="coach-buttons">
        <button ref={button} type="button" class="main small" data-ready={reading || undefined} onClick={() => desk.show()}>
          {reading ? t("tutorial.next") : t("tutorial.show")}
        </button>
        <button type="button" class="icon-button" aria-label={t("page.leave")} onClick={leave}>
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
