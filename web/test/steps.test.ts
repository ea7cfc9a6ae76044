// Whose seat is "you" when a finished game is stepped through.
import type { ReplayGame } from "../src/generated/protocol";
import { expect, test } from "vitest";
import { eventsOf, yoursIn } from "../src/viewer/steps";

const game = (...seats: NonNullable<ReplayGame["seats"]>) => ({ seats }) as ReplayGame;

test("a reader is you where the reader sat, by seat and name", () => {
  const own = { seat: 2, name: "Ann" };
  expect(yoursIn(game({ person: "Bea" }, { person: "Ann" }), own)).toBe(2);
  expect(yoursIn(game({ person: "Ann" }, { person: "Bea" }), own)).toBeNull(); // an earlier round, in another seat
  expect(yoursIn(game({ person: "Bea" }, { bot: "hard" }), own)).toBeNull();
  expect(yoursIn({} as ReplayGame, own)).toBeNull();
  expect(yoursIn(game({ person: "Bea" }, { person: "Ann" }), null)).toBeNull();
});

test("only the reader's own draw is told card by card", () => {
  const step = { events: [{ event: "draw", seat: 2, count: 1, cards: ["17"] }] } as unknown as ReplayGame["steps"][number];
  expect(eventsOf(step, 2)).toEqual([{ event: "draw", seat: 2, count: 1, cards: ["17"] }]);
  expect(eventsOf(step, 1)).toEqual([{ event: "draw", seat: 2, count: 1 }]);
});
