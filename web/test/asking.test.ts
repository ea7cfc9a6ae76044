import { describe, expect, it } from "vitest";
import type { ClientMessage } from "../src/generated/protocol";
import { Asking, stale } from "../src/session/asking";
import { waitBefore } from "../src/remote/socket";

function asked() {
  const sent: ClientMessage[] = [];
  return { sent, asking: new Asking((message) => sent.push(message)) };
}

describe("messages", () => {
  it("have ids that rise, above what the seat has done already", async () => {
    const { sent, asking } = asked();
    asking.goOnFrom(40);
    const answer = asking.ask({ do: "take_back" }, true);
    expect(sent).toEqual([{ do: "take_back", id: 41 }]);
    asking.answered({ tell: "answer", id: 41, ok: true, number: 7 });
    expect(await answer).toMatchObject({ ok: true, number: 7 });
    expect(asking.pending).toBe(0);
  });

  it("wait for a connection, and are sent again under the same id until there is an answer", () => {
    const { sent, asking } = asked();
    void asking.ask({ do: "lay", plays: ["5>U1", "."] }, false);
    expect(sent).toEqual([]);
    asking.sendAll();
    asking.sendAll();
    expect(sent).toHaveLength(1);
    asking.goOnFrom(90);
    asking.sendAll(true);
    expect(sent[1]).toEqual(sent[0]);
    void asking.ask({ do: "ping" }, true);
    expect(sent[2]?.id).toBe(91);
  });

  it("that were answered are not sent again, and foreign answers are nobody's", () => {
    const { sent, asking } = asked();
    void asking.ask({ do: "ping" }, true);
    asking.answered({ tell: "answer", id: 77, ok: true });
    expect(asking.pending).toBe(1);
    asking.answered({ tell: "answer", id: sent[0]?.id ?? 0, ok: true });
    asking.sendAll(true);
    expect(sent).toHaveLength(1);
  });
});

it("what was asked for long ago, and is not done, is refused instead of done by surprise", async () => {
  const sent: ClientMessage[] = [];
  let now = 0;
  const asking = new Asking((message) => sent.push(message), () => now);
  asking.goOnFrom(10);
  const done = asking.ask({ do: "take_back" }, true); // 11: the server did it, the answer was lost
  const lost = asking.ask({ do: "deal", again: false }, true); // 12: never arrived
  const waiting = asking.ask({ do: "chat", text: "hello" }, false); // never sent
  now = stale;
  const fresh = asking.ask({ do: "vote", seat: 2 }, false);
  now = stale + 1;
  asking.giveUpStale(11);
  asking.sendAll(true);
  expect(await lost).toMatchObject({ ok: false, error: { code: "too_late" } });
  expect(await waiting).toMatchObject({ ok: false, error: { code: "too_late" } });
  expect(sent.slice(2)).toEqual([{ do: "take_back", id: 11 }, { do: "vote", seat: 2, id: 13 }]);
  asking.answered({ tell: "answer", id: 11, ok: true, again: true });
  asking.answered({ tell: "answer", id: 13, ok: true });
  expect([(await done).ok, (await fresh).ok]).toEqual([true, true]);
});

it("waits before a new connection grow up to a limit", () => {
  const waits = Array.from({ length: 12 }, (_, attempt) => waitBefore(attempt, 0.5));
  expect(waits.slice(0, 3)).toEqual([250, 500, 1000]);
  expect(Math.max(...waits)).toBe(8000);
});
