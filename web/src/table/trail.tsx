// What others laid on a pile since the reader's turn: 93 → 58 → 53 → 59↺, each with the number of the seat.
import type { Card, Pile } from "../generated/protocol";
import { Shape } from "../cards/shapes";
import { colourOf, valueOf } from "../game/cards";
import type { Desk } from "./desk";

function Value({ card }: { card: Card }) {
  const colour = colourOf(card);
  return (
    <>
      {colour && (
        <svg class="trail-shape" viewBox="0 0 100 100" aria-hidden="true" data-colour={colour}>
          <Shape colour={colour} x={0} y={0} size={100} class="card-corner-shape" />
        </svg>
      )}
      {valueOf(card)}
    </>
  );
}

/** For the eye only: the live region has said each card, and the log has them all. */
export function Trail({ desk, pile }: { desk: Desk; pile: Pile }) {
  const { laid = [], from } = desk.log.value?.since ?? {};
  const here = laid.filter((it) => it.pile === pile);
  const shown = desk.following.card.value;
  const start = from?.get(pile);
  return (
    <ol class="trail" aria-hidden="true">
      {here.length > 0 && start && (
        <li class="trail-start">
          <Value card={start} />
        </li>
      )}
      {here.map(({ card, seat, manner, burns }) => (
        <li key={card} class="trail-card" data-seat-colour={seat} data-manner={manner} data-shown-again={shown?.card === card || undefined}>
          <Value card={card} />
          {(manner === "trick" || manner === "reverse") && <i>↺</i>}
          {burns && <i class="trail-fire">▲</i>}
          <b class="avatar">{seat}</b>
        </li>
      ))}
    </ol>
  );
}
