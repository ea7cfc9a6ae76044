import { describe, expect, it } from "vitest";
import type { TellEvents, TellTable } from "../src/generated/protocol";
import { toldFromScratch, toldMore } from "../src/session/told";

const table: TellTable = {
  tell: "table",
  number: 10,
  table: { id: "ABCDEFGH23456789", code: "ABCDEF", game: "classic", players: 2, options: {}, talk: "markers", hints: true, listed: false, clock: null },
  you: 1,
  seats: [{ person: "Ann", here: true }, { bot: "easy" }],
  shuffle: null,
  state: null,
  hand: ["5", "17"],
  laid: [],
  revealed: null,
  history: [{ event: "dealt", round: 1, known: false, hand: ["5", "17"] }],
};
const events = (more: Partial<TellEvents>): TellEvents => ({ tell: "events", number: 11, events: [], ...more });

describe("what was told", () => {
  const before = toldFromScratch(table, null);

  it("grows by what happened, and keeps what did not change", () => {
    const told = toldMore(before, events({ events: [{ event: "play", seat: 1, play: "5>U1" }], hand: ["17"] }));
    expect(told?.laid).toEqual(["5"]);
    expect(told?.hand).toEqual(["17"]);
    expect(told?.seats).toBe(before.seats);
    expect(told?.history).toHaveLength(2);
    expect(told?.news).toEqual([{ event: "play", seat: 1, play: "5>U1" }]);
  });

  it("forgets a card that was taken back", () => {
    const laid = toldMore(before, events({ events: [{ event: "play", seat: 1, play: "5>U1" }] }));
    if (!laid) throw new Error("nothing was missed");
    expect(toldMore(laid, events({ number: 12, events: [{ event: "back", seat: 1, play: "5>U1" }] }))?.laid).toEqual([]);
  });

  it("ends one's own sitting when the owner removes one from the table", () => {
    const seated = toldFromScratch({ ...table, you: 1, hand: ["5"] }, null);
    expect(toldMore(seated, events({ events: [{ event: "left", seat: 1, by: 2 }] }))).toMatchObject({ you: null, hand: null });
    expect(toldMore(seated, events({ events: [{ event: "left", seat: 2 }] }))).toMatchObject({ you: 1, hand: ["5"] });
  });

  it("notices that something was missed", () => {
    expect(toldMore(before, events({ number: 12 }))).toBeNull();
    expect(toldMore(before, events({ number: 12, count: 2 }))).not.toBeNull();
  });

  it("begins anew with every deal", () => {
    const told = toldMore(before, events({ events: [{ event: "over", status: "lost", reason: "stuck", winner: null }, { event: "dealt", round: 2, known: false }] }));
    expect(told?.history).toEqual([{ event: "dealt", round: 2, known: false }]);
    expect(told?.laid).toEqual([]);
  });

  it("goes on where it was after a lost connection", () => {
    const later: TellTable = { ...table, number: 12, history: [{ event: "end", seat: 2 }] };
    expect(toldFromScratch(later, before).history).toEqual([...table.history, { event: "end", seat: 2 }]);
    expect(toldFromScratch(table, before).history).toEqual(table.history);
  });

  it("tells the cards of each owner in Face to Face", () => {
    const face = toldFromScratch({ ...table, laid: { "1": [], "2": [] } }, null);
    expect(toldMore(face, events({ events: [{ event: "play", seat: 2, play: "9>U1" }] }))?.laid).toEqual({ "1": [], "2": ["9"] });
  });
});
