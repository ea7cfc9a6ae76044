// The live region: one sentence a turn, however its cards come; words and people as they come.
import { beforeAll, expect, it } from "vitest";
import { announced } from "../src/game/announced";
import { readLog } from "../src/game/log";
import type { Event, Game, TellTable } from "../src/generated/protocol";
import { toldFromScratch, toldMore, type Told } from "../src/session/told";
import { speak } from "../src/words/words";

beforeAll(() => speak("en"));

function table(game: Game, players: number): Told {
  const told = {
    tell: "table",
    number: 0,
    table: { id: "ABCDEFGH23456789", code: "ABCDEF", game, players, options: { fire: game === "classic" }, talk: "markers", hints: true, listed: false, clock: null },
    you: 1,
    seats: [{ person: "Ann", here: true }, { bot: "easy" }, { bot: "hard" }].slice(0, players),
    state: { status: "playing", seat: 2, round: 1 },
    laid: [],
    history: [{ event: "dealt", round: 1, known: false }],
  };
  return toldFromScratch(told as unknown as TellTable, null);
}

/** What is heard, message by message. */
function hear(told: Told, ...messages: Event[][]): string[] {
  let now = told;
  return messages.map((events) => {
    const more = toldMore(now, { tell: "events", number: now.number + 1, events });
    if (!more) throw new Error("a message was missed");
    now = more;
    return announced(now, readLog(now));
  });
}

const turn = (seat: number): Event => ({ event: "turn", seat, turn: 2, required: 2, must_cover: [] });
const play = (seat: number, text: string): Event => ({ event: "play", seat, play: text });
const end = (seat: number): Event => ({ event: "end", seat });
const drew: Event = { event: "draw", seat: 2, count: 2 };

const turnOfBot = "Momo lays 93 on D1, 66 on D1 (it burns), 76 on D1 (ten back).";

it("a turn of another is one sentence when it is over, whether it comes at once or card by card", () => {
  const plays = ["93>D1", "66>D1", "76>D1"].map((text) => play(2, text));
  expect(hear(table("classic", 3), [turn(2), ...plays, end(2), drew, turn(3)])).toEqual([turnOfBot]);
  expect(hear(table("classic", 3), [turn(2)], ...plays.map((it) => [it]), [end(2), drew, turn(1)])).toEqual(["", "", "", "", `${turnOfBot} Your turn.`]);
});

it("what was taken back was not laid", () => {
  expect(hear(table("classic", 2), [turn(2), play(2, "93>D1")], [{ event: "back", seat: 2, play: "93>D1" }], [play(2, "92>D1"), end(2)])).toEqual(["", "Momo takes back 93 from D1.", "Momo lays 92 on D1."]);
});

it("one's own cards are confirmed at once and together, with what was drawn", () => {
  const own: Event = { event: "draw", seat: 1, count: 2, cards: ["17", "45"] };
  expect(hear(table("classic", 2), [turn(1)], [play(1, "5>U1"), play(1, "7>U1")], [play(1, "9>U1"), end(1), own, turn(2)])).toEqual(["Your turn.", "You lay 5 on U1, 7 on U1.", "You lay 9 on U1. You draw 17, 45."]);
});

it("cards of Quick & Easy are said in words, and talk as it comes", () => {
  expect(hear(table("quick", 2), [turn(2), { event: "say", seat: 2, say: "leave U1" }], [play(2, "Y3>U1"), play(2, "Y1>U1"), end(2)])).toEqual([expect.stringContaining("Momo: "), "Momo lays yellow 3 on U1, yellow 1 on U1 (same colour)."]);
});

it("the end of a round follows the cards that it came with", () => {
  const [heard = ""] = hear(table("classic", 2), [turn(2), play(2, "93>D1"), { event: "over" } as Event]);
  expect(heard).toMatch(/^Momo lays 93 on D1\. ./);
});
