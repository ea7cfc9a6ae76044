// security.md, low: the page notices a connection that is dead, long before the browser does.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { beat } from "../src/session/heart";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const every = 20_000;

function start(isJoined = true) {
  const body = { joined: isJoined, pings: 0, renewals: 0 };
  const heart = beat(
    {
      isJoined: () => body.joined,
      ping: () => {
        body.pings += 1;
        return Promise.resolve();
      },
      renew: () => void (body.renewals += 1),
    },
    every,
  );
  return { body, heart };
}

it("a silent connection is asked for a sign of life, and replaced if none comes", () => {
  const { body, heart } = start();
  vi.advanceTimersByTime(every);
  expect(body).toMatchObject({ pings: 1, renewals: 0 });
  vi.advanceTimersByTime(every);
  expect(body).toMatchObject({ pings: 1, renewals: 1 });
  heart.stop();
});

it("one that answers, or tells of the game, is left alone", () => {
  const { body, heart } = start();
  for (let minutes = 0; minutes < 60; minutes += 1) {
    vi.advanceTimersByTime(every / 2);
    heart.heard();
  }
  expect(body).toMatchObject({ pings: 0, renewals: 0 });
  vi.advanceTimersByTime(every * 1.5);
  heart.heard(); // the answer
  vi.advanceTimersByTime(every * 0.9);
  expect(body).toMatchObject({ pings: 1, renewals: 0 });
  heart.stop();
});

it("who has not joined asks nothing, and neither does who has left", () => {
  const { body, heart } = start(false);
  vi.advanceTimersByTime(5 * every);
  expect(body).toMatchObject({ pings: 0, renewals: 0 });
  body.joined = true;
  heart.stop();
  vi.advanceTimersByTime(5 * every);
  expect(body).toMatchObject({ pings: 0, renewals: 0 });
});
