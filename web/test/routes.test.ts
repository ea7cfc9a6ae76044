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
  { screen: "nowhere" },
];

it.each(routes)("every address leads to its screen: $screen", (route) => {
  const address = new URL(addressOf(route), "http://localhost");
  expect(readRoute(address.pathname, address.hash)).toEqual(route);
});

it.each([
  ["/t/0", ""],
  ["/t/", ""],
  ["/lobby", ""],
  ["/nowhere", "#settings"],
  ["/", "#elsewhere"],
  ["/", "#local"],
])("an unknown address is said to be none: %s%s", (path, hash) => {
  expect(readRoute(path, hash)).toEqual({ screen: "nowhere" });
});

it.each([
  ["/", ""],
  ["/", "#"],
  ["/index.html", ""],
])("the first screen is at %s%s", (path, hash) => {
  expect(readRoute(path, hash)).toEqual({ screen: "home" });
});
