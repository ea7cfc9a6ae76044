// A card, drawn. Its value also shows as a tide that rises with it; a colour of Quick & Easy also as a shape.
import type { Card, Game, Options, Pile, Seat } from "../generated/protocol";
import { colourOf, hasFlame, rises, startOf, valueOf } from "../game/cards";
import { Digits } from "./digits";
import { Flame, Shape } from "./shapes";

const largest: Readonly<Record<Game, number>> = { classic: 100, quick: 10.5, face: 60 };

function tide(share: number): string {
  const y = 122 - 92 * share;
  return `M4 ${y}c16-7 30-7 46 0s30 7 46 0V127.5A8.5 8.5 0 0 1 87.5 136H12.5A8.5 8.5 0 0 1 4 127.5Z`;
}

interface FaceOfCard {
  game: Game;
  card: Card;
  options?: Options;
  owner?: Seat; // Face to Face: gold or silver
}

export function CardFace({ game, card, options = {}, owner }: FaceOfCard) {
  const value = valueOf(card);
  const colour = colourOf(card);
  const flame = hasFlame(game, options, card);
  const text = String(value);
  return (
    <svg
      class="card"
      viewBox="0 0 100 140"
      aria-hidden="true"
      data-colour={colour ?? undefined}
      data-owner={owner}
      data-flame={flame || undefined}
      style={colour || owner || flame ? undefined : { "--hue": 245 - value * 2.25, "--share": `${Math.min(100, value)}%` }}
    >
      <rect class="card-paper" x="1" y="1" width="98" height="138" rx="11" />
      <path class="card-tide deep" d={tide(value / largest[game])} />
      <path class="card-tide" d={tide(value / largest[game] - 0.07)} />
      <rect class="card-line" x="4" y="4" width="92" height="132" rx="8.5" />
      {colour && <Shape colour={colour} x={22} y={78} size={56} class="card-shape" />}
      {flame && <Flame x={24} y={80} size={52} class="card-flame" />}
      <Digits text={text} x={50} y={colour || flame ? 28 : 42} height={colour || flame ? 48 : 56} weight={15} class="card-number" />
      <Digits text={text} x={text.length > 1 ? 18 : 14} y={10} height={15} weight={14} class="card-corner" />
      {colour && <Shape colour={colour} x={80} y={9} size={13} class="card-corner-shape" />}
      {flame && <Flame x={79} y={8} size={15} class="card-flame" />}
    </svg>
  );
}

/** The printed card that a pile starts from: its direction, and the number that it counts from. */
export function StartCard({ game, pile }: { game: Game; pile: Pile }) {
  const up = rises(pile);
  const start = startOf(game, pile);
  const middle = start ? 104 : 76;
  const chevrons = up ? [middle - 18, middle, middle + 18] : [middle + 18, middle, middle - 18];
  return (
    <svg class="card start" viewBox="0 0 100 140" aria-hidden="true" data-up={up || undefined}>
      <rect class="card-paper" x="1" y="1" width="98" height="138" rx="11" />
      <rect class="card-line" x="5" y="5" width="90" height="130" rx="8" />
      {start && <Digits text={start} x={50} y={18} height={40} weight={14} class="card-number" />}
      {chevrons.map((y, place) => (
        <path key={y} class="chevron" style={{ opacity: 1 - place * 0.28 }} d={up ? `M32 ${y}l18-13 18 13` : `M32 ${y - 13}l18 13 18-13`} />
      ))}
    </svg>
  );
}

export function CardBack({ owner }: { owner?: Seat | undefined }) {
  return (
    <svg class="card back" viewBox="0 0 100 140" aria-hidden="true" data-owner={owner}>
      <rect class="card-paper" x="1" y="1" width="98" height="138" rx="11" />
      <rect class="card-line" x="7" y="7" width="86" height="126" rx="7" />
      <path class="card-weave" d="M50 14 86 70 50 126 14 70ZM50 34 73 70 50 106 27 70ZM50 54 60 70 50 86 40 70Z" />
    </svg>
  );
}
