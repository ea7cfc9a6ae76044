import { expect, it } from "vitest";
import { addressOf, readRoute, type Route } from "../src/routes";

const routes: Route[] = [
  { screen: "home" },
  { screen: "table", id: "ABCDEFGH23456789" },
  { screen: "local", id: "ABCDEFGH23456789" },
  { screen: "lobby" },
  { screen: "games" },
  { screen: "rules", game: "quick" },
  { screen: "tutorial", game: "face" },
  { screen: "record" },
  { screen: "settings" },
];

it.each(routes)("every address leads to its screen: $screen", (route) => {
  const address = new URL(addressOf(route), "http://localhost");
  expect(readRoute(address.pathname, address.hash)).toEqual(route);
});

it("an unknown address leads home", () => {
  expect(readRoute("/t/0", "")).toEqual({ screen: "home" });
  expect(readRoute("/", "#nowhere")).toEqual({ screen: "home" });
});
