import { t } from "../words/words";
import { attempt, end, lay, read, say, type Lesson, type Scene } from "./lesson";
import { wonQuick } from "./whole_games";

const firstTurns: Scene = {
  turns: [["R4>U1", "B8>D1"], ["G7>U1", "Y5>D1"], ["G2>U1"], ["R5>U1", "B3>D1"], ["V9>U1"]],
  from: 0,
  keeps: [],
  steps: [
    read(() => t("tutorial.quick.goal")),
    lay((play) => t("tutorial.quick.first", play)),
    lay((play) => t("tutorial.quick.second", play)),
    end(() => t("tutorial.end")),
    attempt("V9>D1", (play) => t("tutorial.quick.try", play)),
    read(() => t("tutorial.why")),
    lay((play) => t("tutorial.quick.reverse", play)),
    say(() => t("tutorial.quick.talk")),
    end(() => t("tutorial.quick.end")),
    read(() => t("tutorial.quick.stuck")),
  ],
};

const lastCards: Scene = {
  turns: wonQuick(),
  from: 24,
  keeps: [],
  steps: [
    lay((play) => t("tutorial.quick.late", play)),
    lay((play) => t("tutorial.last_card", play)),
    end(() => t("tutorial.win")),
  ],
};

export const quick: Lesson = { game: "quick", scenes: [firstTurns, lastCards] };
