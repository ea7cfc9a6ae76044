// What somebody says of their own cards, as a chip: the colour by its shape, and how high the card is.
import { Shape } from "../cards/shapes";
import { colourOf } from "../game/cards";
import { said } from "../game/phrases";
import type { Say, Seat } from "../generated/protocol";
import type { Told } from "../session/told";

/** The values of a band (docs/notation.md). */
const ranges: Readonly<Record<string, string>> = { low: "1–3", middle: "4–7", high: "8–10" };

/** Words about cards, not about piles. */
export function isOfCards(say: Say): boolean {
  return say.startsWith("hint ") || say.startsWith("holds ");
}

/** What a seat says of its cards; whoever names a card of a colour need not say again that they hold the colour. */
export function saidOfCards(told: Told, seat: Seat): Say[] {
  const all = (told.state?.talk ?? []).filter((it) => it.seat === seat && isOfCards(it.say)).map(({ say }) => say);
  return all.filter((say) => !say.startsWith("holds ") || !all.some((other) => other.startsWith(`hint ${say.slice(6)} `)));
}

export function SaidChip({ say }: { say: Say }) {
  const [, code = "", band = ""] = say.split(" ");
  const colour = colourOf(code);
  return (
    <span class="said" data-colour={colour} title={said(say)}>
      {colour && (
        <svg class="said-shape" viewBox="0 0 100 100" aria-hidden="true">
          <Shape colour={colour} x={0} y={0} size={100} class="card-corner-shape" />
        </svg>
      )}
      <span aria-hidden="true">{ranges[band] ?? "✓"}</span>
      <span class="unseen">{said(say)}</span>
    </span>
  );
}
