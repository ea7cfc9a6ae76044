// One game on the table, step by step.
import type { ReplayGame } from "../generated/protocol";
import { useEffect, useState } from "preact/hooks";
import { nameOf } from "../game/phrases";
import { LogView } from "../table/log";
import { Piles } from "../table/piles";
import { DrawPiles } from "../table/seats";
import { Icon } from "../ui/icon";
import { later } from "../ui/later";
import { t } from "../words/words";
import { Controls } from "./controls";
import { OpenHands } from "./hands";
import { Projector } from "./projector";
import type { Own } from "../records/opened";
import { yoursIn } from "./steps";

/** The coach, loaded when it is first asked. */
const Reviewed = later(async () => (await import("../review/reviewed")).Reviewed);

function ReviewButton({ projector, record }: { projector: Projector; record: string }) {
  const [wanted, setWanted] = useState(0);
  if (!["won", "lost"].includes(projector.game.result.status)) return null;
  return (
    <>
      <button type="button" class="icon-button" aria-label={t("review.title")} title={t("review.title")} onClick={() => setWanted(wanted + 1)}>
        <Icon name="review" />
      </button>
      {wanted > 0 && <Reviewed projector={projector} record={record} wanted={wanted} />}
    </>
  );
}

export function Show({ game, record, own }: { game: ReplayGame; record: string; own: Own | null }) {
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
          {projector.sentence} {projector.remark}
        </p>
        <Controls projector={projector}>
          <ReviewButton projector={projector} record={record} />
        </Controls>
      </div>
      <aside class="side" aria-label={t("screen.log")}>
        <h2>{t("screen.log")}</h2>
        <LogView lines={projector.log.value?.lines ?? []} />
      </aside>
    </>
  );
}
