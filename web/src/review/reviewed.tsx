// The door to the coach beside a game that is stepped through: a button, the panel, and what the coach says of the turn shown.
import { useEffect, useState } from "preact/hooks";
import type { ReplayGame } from "../rules/rules";
import { Icon } from "../ui/icon";
import type { Projector } from "../viewer/projector";
import { speakAlso, t } from "../words/words";
import { ReviewPanel } from "./panel";
import { Coach } from "./review";
import { momentOf } from "./words";

/** The step at which a turn begins. */
function stepOf(game: ReplayGame, turn: number): number {
  const found = game.steps.findIndex(({ events }) => events.some((event) => event.event === "turn" && event.turn === turn));
  return Math.max(0, found);
}

export function Reviewed({ projector, record }: { projector: Projector; record: string }) {
  const { game } = projector;
  const [coach, setCoach] = useState<Coach | null>(null);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    let made: Coach | null = null;
    let gone = false;
    void speakAlso("review").then(() => {
      if (gone) return;
      made = new Coach(record, game.game);
      setCoach(made);
    });
    return () => {
      gone = true;
      made?.close();
    };
  }, [record, game]);
  if (!coach) return <p aria-busy="true">{t("page.connecting")}</p>;
  const show = (turn: number): void => {
    setOpen(false);
    projector.show(stepOf(game, turn));
  };
  const now = game.steps[projector.at.value]?.state.turn;
  const mistake = coach.review.value.turns.find((turn) => turn.turn === now && turn.mistake);
  return (
    <>
      <div class="reviewed">
        <button type="button" class="quiet small" onClick={() => setOpen(true)}>
          <Icon name="review" /> {t("review.title")}
        </button>
        {mistake && <p>{momentOf(game.game, mistake, game.seats?.map((seat) => seat ?? {}) ?? [])}</p>}
      </div>
      {isOpen && <ReviewPanel coach={coach} game={game} show={show} close={() => setOpen(false)} />}
    </>
  );
}
