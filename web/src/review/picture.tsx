// The chance of winning turn by turn: a picture to click. The table beside it says the same to screen readers.
import { t } from "../words/words";
import type { Review } from "./review";
import { decimal, playsOf } from "./words";

const width = 600;
const height = 180;

export function Picture({ review, show }: { review: Review; show: (turn: number) => void }) {
  const { turns, result } = review;
  const x = (place: number): number => (width * (place + 0.5)) / (turns.length + 1);
  const y = (chance: number): number => 8 + (height - 16) * (1 - chance);
  const points = turns.map(({ chance }, place) => `${x(place)},${y(chance)}`);
  if (result !== undefined) points.push(`${x(turns.length)},${y(result / 1_000_000)}`);
  return (
    <svg class="review-picture" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t("review.chance_by_turn")}>
      {[0, 0.5, 1].map((chance) => (
        <line key={chance} class="review-level" x1={0} x2={width} y1={y(chance)} y2={y(chance)} />
      ))}
      <polyline points={points.join(" ")} />
      {turns.map((turn, place) => (
        <g key={turn.turn} class="review-point" data-mistake={turn.mistake || undefined} onClick={() => show(turn.turn)}>
          <title>{`${turn.turn}. ${playsOf(turn.laid)}: ${decimal(turn.chance * 100)} %`}</title>
          <rect x={x(place) - width / (2 * turns.length + 2)} y={0} width={width / (turns.length + 1)} height={height} />
          <circle cx={x(place)} cy={y(turn.chance)} r={turn.mistake ? 7 : 4} />
        </g>
      ))}
    </svg>
  );
}
