import { colourOf, valueOf, type PlayParts } from "../game/cards";
import { byTouch } from "../ui/touch";
import { t } from "../words/words";
import { attempt, end, lay, partner, read, say, type Lesson, type Scene } from "./lesson";
import { wonQuick } from "./whole_games";

/** The card in words that a sentence with "lay" wants: the red 4, not R4, which nothing on the table says. */
function spoken({ card, pile }: PlayParts) {
  return { card: t("tutorial.quick.card", { colour: colourOf(card) ?? "", value: valueOf(card) }), pile };
}

const firstTurns: Scene = {
  turns: [["R4>U1", "B8>D1"], ["G7>U1", "Y5>D1"], ["G2>U1"], ["R5>U1", "B3>D1"], ["V9>U1"]],
  from: 0,
  keeps: [],
  steps: [
    read(() => t("tutorial.quick.goal", partner())),
    lay((play) => t("tutorial.quick.first", { ...spoken(play), touch: byTouch() })),
    lay((play) => t("tutorial.quick.second", spoken(play))),
    end(() => t("tutorial.end")),
    attempt("V9>D1", (play) => t("tutorial.quick.try", { ...spoken(play), ...partner() })),
    read(() => t("tutorial.why")),
    lay((play) => t("tutorial.quick.reverse", spoken(play))),
    say(() => t("tutorial.quick.talk", { touch: byTouch() })),
    end(() => t("tutorial.quick.end", partner())),
    read(() => t("tutorial.quick.stuck")),
  ],
};

const lastCards: Scene = {
  turns: wonQuick(),
  from: 24,
  keeps: [],
  steps: [
    lay((play) => t("tutorial.quick.late", spoken(play))),
    lay((play) => t("tutorial.last_card", spoken(play))),
    end(() => t("tutorial.win")),
  ],
};

export const quick: Lesson = { game: "quick", scenes: [firstTurns, lastCards] };
