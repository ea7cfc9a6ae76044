// The coach beside a game that is stepped through: its panel, and what it says of the turn that is shown.
import type { Signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { ReplayGame } from "../generated/protocol";
import { speakAlso, t } from "../words/words";
import { ReviewPanel } from "./panel";
import { Coach } from "./review";
import { decimal, playsOf } from "./words";

/** Where the game is shown. */
interface Projector {
  readonly game: ReplayGame;
  readonly remarks: Signal<ReadonlyMap<number, string>>;
  show(step: number): void;
}

/** The step at which a turn begins. */
function stepOf(game: ReplayGame, turn: number): number {
  const found = game.steps.findIndex(({ events }) => events.some((event) => event.event === "turn" && event.turn === turn));
  return Math.max(0, found);
}

function remarksOf(coach: Coach): Map<number, string> {
  const mistakes = coach.review.value.turns.filter(({ mistake }) => mistake);
  return new Map(mistakes.map(({ turn, best, loss }) => [turn, `${t("review.better")}: ${playsOf(best)} (+${decimal(loss)}).`]));
}

/** @param wanted opens the panel whenever it changes */
export function Reviewed({ projector, record, wanted }: { projector: Projector; record: string; wanted: number }) {
  const { game } = projector;
  const [coach, setCoach] = useState<Coach | null>(null);
  const [closed, setClosed] = useState(0);
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
  const review = coach?.review.value;
  useEffect(() => {
    if (coach) projector.remarks.value = remarksOf(coach);
  }, [coach, review, projector]);
  if (!coach || closed === wanted) return null;
  const show = (turn: number): void => {
    setClosed(wanted);
    projector.show(stepOf(game, turn));
  };
  return <ReviewPanel coach={coach} game={game} show={show} close={() => setClosed(wanted)} />;
}
