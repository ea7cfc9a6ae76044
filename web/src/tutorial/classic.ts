import { t } from "../words/words";
import { byTouch } from "../ui/touch";
import { attempt, end, lay, partner, read, say, type Lesson, type Scene } from "./lesson";
import { wonClassic } from "./whole_games";

const firstTurns: Scene = {
  turns: [["4>U1", "97>D1"], ["9>U1", "92>D1"]],
  from: 0,
  keeps: ["6", "34", "45", "58", "71"],
  steps: [
    read(() => t("tutorial.classic.goal", partner())),
    read(() => t("tutorial.classic.piles")),
    lay((play) => t("tutorial.classic.choose", { ...play, touch: byTouch() })),
    lay((play) => t("tutorial.classic.owed", play)),
    end(() => t("tutorial.classic.end")),
    attempt("6>U1", (play) => t("tutorial.classic.try", { ...play, ...partner() })),
    read(() => t("tutorial.why")),
  ],
};

const trickAndTalk: Scene = {
  turns: [["47>U1", "65>D1"], ["23>U2", "80>D2"], ["37>U1", "75>D1"], ["26>U2", "78>D2"]],
  from: 2,
  keeps: ["21", "30", "50", "62", "85"],
  steps: [
    lay((play) => t("tutorial.classic.trick_up", play)),
    lay((play) => t("tutorial.classic.trick_down", play)),
    say(() => t("tutorial.classic.talk", { touch: byTouch() })),
    end(() => t("tutorial.classic.end_trick", partner())),
    read(() => t("tutorial.classic.talked", partner())),
  ],
};

const nearlyStuck: Scene = {
  turns: [["90>U1", "97>U2"], ["4>D1", "3>D2"], ["93>U1", "95>U1"]],
  from: 2,
  keeps: ["32", "41", "50", "55", "60"],
  steps: [
    attempt("95>U1", (play) => t("tutorial.classic.warn", play)),
    lay((play) => t("tutorial.classic.order", play)),
    lay((play) => t("tutorial.classic.order_next", play)),
    read(() => t("tutorial.classic.stuck")),
  ],
};

const lastCards: Scene = {
  turns: wonClassic(),
  from: 46,
  keeps: [],
  steps: [
    lay((play) => t("tutorial.classic.late", play)),
    lay((play) => t("tutorial.one_more", play)),
    end(() => t("tutorial.end")),
    lay((play) => t("tutorial.last_card", play)),
    end(() => t("tutorial.win")),
  ],
};

export const classic: Lesson = { game: "classic", scenes: [firstTurns, trickAndTalk, nearlyStuck, lastCards] };
