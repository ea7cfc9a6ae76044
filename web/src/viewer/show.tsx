// One game on the table, step by step.
import { useEffect, useState } from "preact/hooks";
import { nameOf } from "../game/phrases";
import type { ReplayGame } from "../rules/rules";
import { LogView } from "../table/log";
import { Piles } from "../table/piles";
import { DrawPiles } from "../table/seats";
import { t } from "../words/words";
import { Controls } from "./controls";
import { OpenHands } from "./hands";
import { Projector } from "./projector";
import type { Own } from "../records/opened";
import { yoursIn } from "./steps";

export function Show({ game, own }: { game: ReplayGame; own: Own | null }) {
  const [projector, setProjector] = useState<Projector | null>(null);
  useEffect(() => {
    const made = new Projector(game, yoursIn(game, own));
    setProjector(made);
    return () => made.close();
  }, [game, own]);
  const told = projector?.told.value;
  if (!projector || !told) return <p aria-busy="true">{t("page.connecting")}</p>;
  const state = told.state;
  const owners = [1, 2].map((seat) => (seat === told.you ? t("screen.your_piles") : nameOf(told.seats, seat)));
  return (
    <>
      <DrawPiles told={told} />
      <div class="felt">
        <Piles desk={projector.desk} told={{ ...told, you: null }} owners={owners} feet={told.table.players > 1 ? "trail" : "none"} />
      </div>
      <OpenHands projector={projector} told={told} />
      <div class="viewer-place">
        <p class="viewer-sentence" role="status" aria-live="polite" data-over={state?.status === "won" || state?.status === "lost" || undefined}>
          {projector.sentence}
        </p>
        <Controls projector={projector} />
      </div>
      <aside class="side" aria-label={t("screen.log")}>
        <h2>{t("screen.log")}</h2>
        <LogView lines={projector.log.value?.lines ?? []} />
      </aside>
    </>
  );
}
