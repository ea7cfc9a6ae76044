import { t } from "../words/words";
import { byTouch } from "../ui/touch";
import { attempt, end, lay, partner, read, type Lesson, type Scene } from "./lesson";
import { wonFace } from "./whole_games";

const firstTurns: Scene = {
  turns: [["3>U1", "57>D1", "8>U1"], ["18>U2", "44>D2"], ["16>U1", "11>U2"], ["14>U2", "40>D2"], ["6>U1", "50>D1"], ["20>U2", "35>D2"]],
  from: 0,
  keeps: ["25"],
  steps: [
    read(() => t("tutorial.face.goal", partner())),
    read(() => t("tutorial.face.piles")),
    lay((play) => t("tutorial.face.choose", { ...play, touch: byTouch() })),
    lay((play) => t("tutorial.face.owed", play)),
    lay((play) => t("tutorial.face.more", play)),
    end(() => t("tutorial.face.end")),
    lay((play) => t("tutorial.face.own", play)),
    attempt("25>U2", (play) => t("tutorial.face.try", play)),
    lay((play) => t("tutorial.face.gift", play)),
    end(() => t("tutorial.face.draw")),
    lay((play) => t("tutorial.face.trick", play)),
    lay((play) => t("tutorial.one_more", play)),
    end(() => t("tutorial.end")),
    read(() => t("tutorial.face.stuck")),
  ],
};

const lastCards: Scene = {
  turns: wonFace(),
  from: 56,
  keeps: [],
  steps: [
    lay((play) => t("tutorial.face.late", play)),
    lay((play) => t("tutorial.last_card", play)),
    end(() => t("tutorial.win")),
  ],
};

export const face: Lesson = { game: "face", scenes: [firstTurns, lastCards] };
