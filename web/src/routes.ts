// Every screen of the page, in one place: the tests visit each. A table of a server has a path (its link is handed on); what is
// on this device has a fragment, so that it needs no server to be opened.
import type { Game } from "./generated/protocol";

export type Route =
  | { screen: "home" }
  | { screen: "table"; id: string } // of a server
  | { screen: "local"; id: string } // of this device
  | { screen: "lobby" }
  | { screen: "games" } // kept games and statistics
  | { screen: "rules"; game: Game }
  | { screen: "tutorial"; game: Game }
  | { screen: "record" } // stepping through finished games
  | { screen: "settings" }
  | { screen: "nowhere" }; // an address that leads to none of these

export type Screen = Route["screen"];
export const screens: readonly Screen[] = ["home", "table", "local", "lobby", "games", "rules", "tutorial", "record", "settings", "nowhere"];
export const games: readonly Game[] = ["classic", "quick", "face"];

const tablePath = /^\/t\/([2-9A-HJ-NP-Z]{6,16})$/i;

export function readRoute(path: string, hash: string): Route {
  const table = tablePath.exec(path);
  if (table?.[1]) return { screen: "table", id: table[1].toUpperCase() };
  if (path !== "/" && path !== "/index.html") return { screen: "nowhere" };
  if (hash === "" || hash === "#") return { screen: "home" };
  const [, screen, id] = /^#([a-z]+)(?:\/([\w-]+))?$/.exec(hash) ?? [];
  if (screen === "local" && id) return { screen, id };
  if (screen === "rules" || screen === "tutorial") return { screen, game: games.find((game) => game === id) ?? "classic" };
  if (screen === "lobby" || screen === "games" || screen === "record" || screen === "settings") return { screen };
  return { screen: "nowhere" };
}

export function addressOf(route: Route): string {
  switch (route.screen) {
    case "home":
      return "/";
    case "table":
      return `/t/${route.id}`;
    case "local":
      return `/#local/${route.id}`;
    case "rules":
    case "tutorial":
      return `/#${route.screen}/${route.game}`;
    default:
      return `/#${route.screen}`;
  }
}
