// One game on the table, step by step.
import { useEffect, useState } from "preact/hooks";
import type { ReplayGame } from "../rules/rules";
import { LogView } from "../table/log";
import { Piles } from "../table/piles";
import { DrawPiles } from "../table/seats";
import { t } from "../words/words";
import { Controls } from "./controls";
import { OpenHands } from "./hands";
import { Projector } from "./projector";

export function Show({ game }: { game: ReplayGame }) {
  const [projector, setProjector] = useState<Projector | null>(null);
  useEffect(() => {
    const made = new Projector(game);
    setProjector(made);
    return () => made.close();
  }, [game]);
  const told = projector?.desk.session.told.value;
  if (!projector || !told) return <p aria-busy="true">{t("page.connecting")}</p>;
  return (
    <>
      <DrawPiles told={told} />
      <div class="felt">
        <Piles desk={projector.desk} told={told} feet={told.table.players > 1 ? "trail" : "none"} />
      </div>
      <OpenHands projector={projector} told={told} />
      <div class="viewer-place">
        <p class="viewer-sentence" role="status" aria-live="polite" data-over={told.state?.status !== "playing" || undefined}>
          {projector.sentence}
        </p>
        <Controls projector={projector} />
      </div>
      <aside class="side" aria-label={t("screen.log")}>
        <h2>{t("screen.log")}</h2>
        <LogView desk={projector.desk} />
      </aside>
    </>
  );
}
