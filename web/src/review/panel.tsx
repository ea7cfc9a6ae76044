// The review of one game: what mattered most, chances as a picture and as a table, skill and luck, open cards on request.
import { levelName, nameOf } from "../game/phrases";
import type { ReplayGame, SeatInfo } from "../generated/protocol";
import { Dialog } from "../ui/dialog";
import { t } from "../words/words";
import { Picture } from "./picture";
import { wholeOf, type Coach, type ReviewedTurn, type Whole } from "./review";
import "./review.css";
import { decimal, momentOf, playsOf, sumsOf } from "./words";

interface Shown {
  coach: Coach;
  game: ReplayGame;
  show: (turn: number) => void; // on the table
  close: () => void;
}

function seatsOf(game: ReplayGame): SeatInfo[] {
  return Array.from({ length: game.players }, (_, seat) => (game.seats?.[seat] ?? {}) as SeatInfo);
}

function Moments({ coach, game, show }: Shown) {
  const whole = wholeOf(coach.review.value);
  if (!whole) return null;
  const moments = whole.turns.filter(({ turn }) => whole.key_moments.includes(turn));
  return (
    <section>
      <h3>{t("review.moments")}</h3>
      {moments.length === 0 && <p>{t("review.no_moments")}</p>}
      <ol class="review-moments">
        {moments.map((turn) => (
          <li key={turn.turn}>
            <button type="button" class="quiet" onClick={() => show(turn.turn)}>
              {momentOf(game.game, turn, seatsOf(game))}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Rates({ whole, game }: { whole: Whole; game: ReplayGame }) {
  const rate = (name: string, { error_rate, plays_like }: { error_rate: number; plays_like: string }): string =>
    t("review.rate", { name, rate: decimal(error_rate), level: levelName(plays_like) });
  const isTeam = game.game !== "face" && game.players > 1;
  return (
    <section>
      <p>{sumsOf(whole)}</p>
      <ul class="review-rates">
        {whole.seats.map((seat) => (
          <li key={seat.seat}>{rate(nameOf(seatsOf(game), seat.seat), seat)}</li>
        ))}
        {isTeam && <li>{rate(t("review.team"), whole)}</li>}
      </ul>
    </section>
  );
}

function OpenCardsView({ coach, show }: Shown) {
  const open = coach.open.value;
  if (open === null)
    return (
      <button type="button" class="quiet" onClick={() => coach.askOpenCards()}>
        {t("review.open.ask")}
      </button>
    );
  if (open === "asked") return <p aria-busy="true">{t("review.open.asked")}</p>;
  const { turn, played, certain, line } = open;
  if (turn === null) return <p role="status">{certain ? t("review.open.never") : t("review.open.unknown")}</p>;
  if (line === "" || line === null) return null;
  return (
    <div role="status">
      <button type="button" class="quiet" onClick={() => show(turn)}>
        {t("review.open.won_until", { turn, n: played ?? 0 })}
      </button>
      <ol class="review-line">
        {line.split(" . ").map((one, place) => (
          <li key={place}>{playsOf(one)}</li>
        ))}
      </ol>
      {!certain && <p>{t("review.open.later_unknown")}</p>}
    </div>
  );
}

function Row({ turn, name, show }: { turn: ReviewedTurn; name: string; show: (turn: number) => void }) {
  return (
    <tr data-mistake={turn.mistake || undefined}>
      <td>
        <button type="button" class="quiet small" onClick={() => show(turn.turn)}>
          {turn.turn}
        </button>
      </td>
      <td>{name}</td>
      <td>{decimal(turn.chance * 100)} %</td>
      <td>{playsOf(turn.laid)}</td>
      <td>
        {turn.loss !== 0 && `${decimal(turn.loss)} ± ${decimal(turn.error)}`} {turn.mistake && <b>{t("review.mistake")}</b>}
      </td>
      <td>{turn.best !== turn.laid && turn.loss > 0 && playsOf(turn.best)}</td>
    </tr>
  );
}

function Table({ coach, game, show }: Shown) {
  const { turns } = coach.review.value;
  return (
    <div class="review-scroll" tabIndex={0} role="region" aria-label={t("review.chance_by_turn")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("review.turn")}</th>
            <th scope="col">{t("review.player")}</th>
            <th scope="col">{t("review.chance")}</th>
            <th scope="col">{t("review.laid")}</th>
            <th scope="col">{t("review.loss")}</th>
            <th scope="col">{t("review.better")}</th>
          </tr>
        </thead>
        <tbody>
          {turns.map((turn) => (
            <Row key={turn.turn} turn={turn} name={nameOf(seatsOf(game), turn.seat)} show={show} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function ReviewPanel(shown: Shown) {
  const { coach, game } = shown;
  const whole = wholeOf(coach.review.value);
  return (
    <Dialog title={t("review.title")} close={shown.close} wide>
      <div class="review">
        {coach.error.value !== "" && <p role="alert">{t("page.viewer.bad", { reason: coach.error.value })}</p>}
        {!coach.done && coach.error.value === "" && <progress value={coach.progress.value} aria-label={t("review.thinking")} />}
        <Moments {...shown} />
        <Picture review={coach.review.value} show={shown.show} />
        {whole && <Rates whole={whole} game={game} />}
        {whole && game.game !== "face" && game.result.status === "lost" && <OpenCardsView {...shown} />}
        <Table {...shown} />
        <p class="note">{t("review.method_short")}</p>
      </div>
    </Dialog>
  );
}
