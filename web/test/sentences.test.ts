// What the page says, in five languages: sentences about you, and lessons that name cards and ways to press them.
import { afterEach, describe, expect, it, vi } from "vitest";
import { partsOf } from "../src/game/cards";
import { readLog } from "../src/game/log";
import { nameOf, resultOf } from "../src/game/phrases";
import type { SeatInfo, TellTable } from "../src/generated/protocol";
import { toldFromScratch, type Told } from "../src/session/told";
import { classic } from "../src/tutorial/classic";
import { face } from "../src/tutorial/face";
import type { Lesson } from "../src/tutorial/lesson";
import { quick } from "../src/tutorial/quick";
import { languages, speak, speakAlso } from "../src/words/words";

afterEach(() => vi.unstubAllGlobals());
const withFingers = (touch: boolean) => vi.stubGlobal("matchMedia", () => ({ matches: touch }));

/** A game of two that the bot in seat 2 has won, told to somebody. */
function duel(you: 1 | 2 | null): Told {
  const table = {
    tell: "table",
    number: 1,
    table: { id: "ABCDEFGH23456789", code: "ABCDEF", game: "face", players: 2, options: {}, talk: "markers", hints: true, listed: false, clock: null },
    you,
    seats: [{ person: "Ann", here: true }, { bot: "easy" }],
    state: { status: "lost", reason: "stuck", winner: 2 },
    history: [
      { event: "dealt", round: 1, known: false },
      { event: "play", seat: 2, play: "12>U1" },
    ],
  };
  return toldFromScratch(table as unknown as TellTable, null);
}

describe("page.md 19: in Face to Face you are not “the opponent” to yourself", () => {
  it.each([
    [1, "helps you with 12 on U1.", "wins: you cannot complete the turn."],
    [2, "You help the opponent with 12 on U1.", "You win: the opponent cannot complete the turn."],
    [null, "helps the opponent with 12 on U1.", "wins: the opponent cannot complete the turn."],
  ] as const)("to seat %s", async (you, help, result) => {
    await speak("en");
    expect(readLog(duel(you)).lines.map(({ text }) => text)).toContainEqual(expect.stringContaining(help));
    expect(resultOf(duel(you))).toContain(result);
  });
});

it("what you said, wished, wrote or let the time run out for stands in the log as yours", async () => {
  await speak("en");
  const told = duel(1);
  const history: Told["history"] = [
    { event: "wish", seat: 1, wish: "gladly" },
    { event: "say", seat: 1, say: "leave U1" },
    { event: "chat", seat: 1, text: "hello" },
    { event: "stand_in", seat: 1, bot: "easy", missed: 1 },
    { event: "wish", seat: 2, wish: "gladly" },
  ];
  const lines = readLog({ ...told, history, news: [] }).lines.map(({ text }) => text);
  expect(lines.map((line) => line.startsWith("You"))).toEqual([true, true, true, true, false]);
});

describe.each(languages)("bots in %s", (language) => {
  const bots = Array.from({ length: 5 }, () => ({ bot: "easy" }));
  const namesOf = (seats: SeatInfo[]) => seats.map((_, place) => nameOf(seats, place + 1));

  it("have names of their own, without figures", async () => {
    await speak(language);
    expect(new Set(namesOf(bots)).size).toBe(5);
    for (const name of namesOf(bots)) expect(name).toMatch(/^\p{L}+$/u);
  });

  it("are never called like a person at the table", async () => {
    await speak(language);
    const momo = nameOf(bots, 2);
    const once = namesOf([{ person: momo.toUpperCase() }, { bot: "easy" }]);
    expect(once[1]).not.toBe(momo);
    expect(once[1]).toContain(momo);
    const twice = namesOf([{ person: momo }, { bot: "easy" }, { person: once[1] ?? "" }]);
    expect(new Set(twice).size).toBe(3);
  });
});

/** Every text of a lesson; a step about a card is told one. */
function textsOf({ scenes }: Lesson): string[] {
  return scenes.flatMap(({ turns, from, steps }) => steps.map(({ task, text }) => text(partsOf(task.kind === "try" ? task.play : (turns[from]?.[0] ?? "")))));
}

describe.each(languages)("lessons in %s", (language) => {
  it("name no card by a code that nothing on the table explains", async () => {
    withFingers(false);
    await speak(language);
    await speakAlso("rules");
    for (const text of textsOf(quick)) expect(text).not.toMatch(/[RYGBV]\d/);
  });

  it("speak of keys only where there may be some", async () => {
    await speak(language);
    await speakAlso("rules");
    const keys = /Enter|\bT\)/;
    const texts = () => [classic, quick, face].flatMap(textsOf).filter((text) => keys.test(text));
    withFingers(true);
    expect(texts()).toEqual([]);
    withFingers(false);
    expect(texts()).toHaveLength(5);
  });
});
