// Table talk: markers on piles, and in Quick & Easy words about one's cards.
import type { Pile } from "../generated/protocol";
import { colours, type Colour } from "../game/cards";
import { colourName, markersAt } from "../game/phrases";
import type { Told } from "../session/told";
import { t } from "../words/words";
import type { Desk } from "./desk";
import { PileName } from "./piles";

const bands = ["low", "middle", "high"] as const;

function AboutPile({ desk, told, pile }: { desk: Desk; told: Told; pile: Pile }) {
  return (
    <fieldset class="talk-pile">
      <legend>
        <PileName pile={pile} />
      </legend>
      {markersAt(told.table.game, told.table.options).map((kind) => (
        <button key={kind} type="button" class="chip" data-kind={kind} onClick={() => desk.say(`${kind} ${pile}`)}>
          {t(`talk.kind.${kind}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** Only what is true of the hand is offered. */
function AboutCards({ desk, told }: { desk: Desk; told: Told }) {
  const held = colours.filter((colour) => told.hand?.some((card) => card.startsWith(colour)));
  const words = (colour: Colour): string[] =>
    told.table.options.pro ? [`holds ${colour}`] : [...bands.map((band) => `hint ${colour} ${band}`), `holds ${colour}`];
  return (
    <>
      {held.map((colour) => (
        <fieldset key={colour} class="talk-pile">
          <legend>{colourName(colour)}</legend>
          {words(colour).map((say) => (
            <button key={say} type="button" class="chip" onClick={() => desk.say(say)}>
              {say.startsWith("holds") ? t("talk.kind.holds") : t("page.band", { band: say.split(" ")[2] ?? "" })}
            </button>
          ))}
        </fieldset>
      ))}
    </>
  );
}

export function Talk({ desk, told, pile }: { desk: Desk; told: Told; pile: Pile | null }) {
  if (told.table.players === 1) return <p>{t("talk.alone")}</p>;
  if (told.table.talk === "silent") return <p>{t("talk.silent")}</p>;
  return (
    <div class="talk">
      {(pile ? [pile] : desk.piles()).map((it) => (
        <AboutPile key={it} desk={desk} told={told} pile={it} />
      ))}
      {told.table.game === "quick" && !pile && <AboutCards desk={desk} told={told} />}
      <button type="button" class="quiet" onClick={() => desk.say("hush")}>
        {t("talk.kind.hush")}
      </button>
    </div>
  );
}
