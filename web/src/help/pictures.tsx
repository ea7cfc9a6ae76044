// Small pictures of the rules: a pile, and cards that fit on it or do not.
import { CardFace, StartCard } from "../cards/card";
import { Icon } from "../ui/icon";
import type { Card, Game, Pile, Seat } from "../generated/protocol";

export interface Try {
  card: Card;
  fits: boolean;
  trick?: boolean;
}

export interface Picture {
  pile: Pile;
  top?: Card; // without it the card that the pile starts from
  tries?: readonly Try[];
  owner?: Seat; // of the pile; what is tried there is the first seat's
  fire?: boolean;
}

function owned(game: Game, owner: Seat): { owner?: Seat } {
  return game === "face" ? { owner } : {};
}

function PileOf({ game, picture }: { game: Game; picture: Picture }) {
  const { pile, top, owner = 1, fire = false } = picture;
  return (
    <span class="picture-card" data-burning={fire || undefined}>
      {top === undefined ? <StartCard game={game} pile={pile} /> : <CardFace game={game} card={top} options={{ fire }} {...owned(game, owner)} />}
      <b class="picture-name">{pile}</b>
    </span>
  );
}

/** What it shows is said in the text beside it, so it is kept from screen readers. */
export function Pictures({ game, of }: { game: Game; of: readonly Picture[] }) {
  return (
    <div class="pictures" aria-hidden="true">
      {of.map((picture) => (
        <span key={picture.pile} class="picture">
          <PileOf game={game} picture={picture} />
          {picture.tries?.map(({ card, fits, trick }) => (
            <span key={card} class="picture-card" data-fits={fits} data-trick={trick || undefined}>
              <CardFace game={game} card={card} options={{ fire: picture.fire === true }} {...owned(game, 1)} />
              <span class="picture-mark">
                <Icon name={fits ? "check" : "close"} />
              </span>
            </span>
          ))}
        </span>
      ))}
    </div>
  );
}
