// Which messages of the catalogues make the rules of a game, in which order, and what is drawn beside them.
import type { Game } from "../generated/protocol";
import { t } from "../words/words";
import type { Picture } from "./pictures";

export interface Section {
  /** The first begins with its heading and a colon. */
  paragraphs: () => string[];
  pictures?: readonly Picture[];
  isVariant?: boolean;
}

const stuck: Section = { paragraphs: () => [t("rules.stuck"), t("rules.stuck_example")] };

const classic: readonly Section[] = [
  { paragraphs: () => [t("rules.classic.goal")], pictures: [{ pile: "U1" }, { pile: "U2" }, { pile: "D1" }, { pile: "D2" }] },
  {
    paragraphs: () => [t("rules.classic.piles")],
    pictures: [{ pile: "U1", top: "47", tries: [{ card: "48", fits: true }, { card: "99", fits: true }, { card: "46", fits: false }] }],
  },
  {
    paragraphs: () => [t("rules.classic.ten_back")],
    pictures: [
      { pile: "U1", top: "47", tries: [{ card: "37", fits: true, trick: true }] },
      { pile: "D1", top: "65", tries: [{ card: "75", fits: true, trick: true }] },
    ],
  },
  { paragraphs: () => [t("rules.classic.begin"), t("rules.wishes")] },
  { paragraphs: () => [t("rules.classic.turn"), t("rules.take_back")] },
  { paragraphs: () => [t("rules.classic.late")] },
  { paragraphs: () => [t("rules.classic.end")] },
  stuck,
  { paragraphs: () => [t("rules.classic.talk")] },
  {
    paragraphs: () => [t("rules.classic.fire"), t("rules.classic.fire_solo")],
    pictures: [{ pile: "U1", top: "44", fire: true, tries: [{ card: "51", fits: true }, { card: "66", fits: true }] }],
    isVariant: true,
  },
  { paragraphs: () => [t("rules.classic.expert")], isVariant: true },
  { paragraphs: () => [t("rules.notation")] },
];

const quick: readonly Section[] = [
  { paragraphs: () => [t("rules.quick.goal")], pictures: [{ pile: "U1" }, { pile: "D1" }] },
  { paragraphs: () => [t("rules.quick.begin"), t("rules.wishes")] },
  {
    paragraphs: () => [t("rules.quick.piles")],
    pictures: [{ pile: "D1", top: "R7", tries: [{ card: "B4", fits: true }, { card: "G2", fits: true }, { card: "V7", fits: false }] }],
  },
  { paragraphs: () => [t("rules.quick.reverse")], pictures: [{ pile: "D1", top: "G2", tries: [{ card: "G8", fits: true, trick: true }] }] },
  { paragraphs: () => [t("rules.quick.turn"), t("rules.take_back")] },
  { paragraphs: () => [t("rules.quick.end")] },
  { paragraphs: () => [t("rules.quick.talk")] },
  { paragraphs: () => [t("rules.quick.pro")], isVariant: true },
  { paragraphs: () => [t("rules.quick.notation")] },
];

const face: readonly Section[] = [
  { paragraphs: () => [t("rules.face.goal")], pictures: [{ pile: "U1" }, { pile: "D1" }] },
  { paragraphs: () => [t("rules.face.begin")] },
  {
    paragraphs: () => [t("rules.face.piles")],
    pictures: [
      { pile: "U1", top: "27", tries: [{ card: "31", fits: true }, { card: "17", fits: true, trick: true }] },
      { pile: "D1", top: "35", tries: [{ card: "22", fits: true }, { card: "45", fits: true, trick: true }] },
    ],
  },
  {
    paragraphs: () => [t("rules.face.give")],
    pictures: [
      { pile: "U2", top: "29", owner: 2, tries: [{ card: "12", fits: true }, { card: "28", fits: true }, { card: "35", fits: false }] },
      { pile: "D2", top: "40", owner: 2, tries: [{ card: "41", fits: true }, { card: "58", fits: true }, { card: "33", fits: false }] },
    ],
  },
  { paragraphs: () => [t("rules.face.turn"), t("rules.take_back")] },
  { paragraphs: () => [t("rules.face.draw")] },
  { paragraphs: () => [t("rules.face.end")] },
  stuck,
  { paragraphs: () => [t("rules.face.talk")] },
  { paragraphs: () => [t("rules.notation")] },
];

export const rulesOf: Readonly<Record<Game, readonly Section[]>> = { classic, quick, face };

/** "The goal: all play …" is a heading and a paragraph; without a colon there is no heading. */
export function parted(text: string): { heading: string; rest: string } {
  const at = text.indexOf(": ");
  return at < 0 ? { heading: "", rest: text } : { heading: text.slice(0, at), rest: text.slice(at + 2) };
}
