// What was said about a pile: one chip for each kind of word, with the numbers of all who say it.
import type { Pile, Seat } from "../generated/protocol";
import { markerKinds, nameOf, said, type MarkerKind } from "../game/phrases";
import type { Told } from "../session/told";
import { t } from "../words/words";

/** A hand that keeps others off, small steps, a way to here, and the turn that goes back. */
const signs: Readonly<Record<MarkerKind, string>> = {
  leave: "M8 13V6.5a1.5 1.5 0 0 1 3 0V11V5a1.5 1.5 0 0 1 3 0v6V7a1.5 1.5 0 0 1 3 0v7c0 4-2.5 6-5.5 6S8 18.5 6.5 16L4.5 12.5a1.4 1.4 0 0 1 2.3-1.5Z",
  small: "M4 19h5v-4h5v-4h5V7",
  mean: "M12 4v12M6.5 11l5.5 5.5 5.5-5.5M5 20h14",
  trick: "M5 9h9a5 5 0 0 1 0 10H9M9 5 5 9l4 4",
};

export function MarkSign({ kind }: { kind: MarkerKind }) {
  return (
    <svg class="mark-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[kind]} />
    </svg>
  );
}

interface Mark {
  kind: MarkerKind;
  seats: Seat[];
}

export function marksOn(told: Told, pile: Pile): Mark[] {
  const about = (told.state?.talk ?? []).filter(({ say }) => say.endsWith(` ${pile}`));
  return markerKinds.map((kind) => ({ kind, seats: about.filter(({ say }) => say.startsWith(`${kind} `)).map(({ seat }) => seat) })).filter(({ seats }) => seats.length > 0);
}

export function Marks({ told, pile }: { told: Told; pile: Pile }) {
  return (
    <ul class="marks">
      {marksOn(told, pile).map(({ kind, seats }) => (
        <li key={kind} class="mark" data-kind={kind} title={seats.map((seat) => `${nameOf(told.seats, seat)}: ${said(`${kind} ${pile}`)}`).join("\n")}>
          <MarkSign kind={kind} />
          <span class="mark-word">{t(`mark.${kind}`)}</span>
          <span class="mark-seats">
            {seats.map((seat) => (
              <b key={seat} class="avatar" data-seat-colour={seat}>
                {seat}
              </b>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
