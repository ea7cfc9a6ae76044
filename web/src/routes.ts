// Every screen of the page, in one place: the tests visit each. A table of a server has a path (its link is handed on); what is
// on this device has a fragment, so that it needs no server to be opened.
export type Route =
  | { screen: "home" }
  | { screen: "table"; id: string } // of a server
  | { screen: "local"; id: string } // of this device
  | { screen: "lobby" }
  | { screen: "games" } // kept games and statistics
  | { screen: "settings" };

export type Screen = Route["screen"];
export const screens: readonly Screen[] = ["home", "table", "local", "lobby", "games", "settings"];

const tablePath = /^\/t\/([2-9A-HJ-NP-Z]{6,16})$/i;

export function readRoute(path: string, hash: string): Route {
  const table = tablePath.exec(path);
  if (table?.[1]) return { screen: "table", id: table[1].toUpperCase() };
  const [, screen, id] = /^#([a-z]+)(?:\/([\w-]+))?$/.exec(hash) ?? [];
  if (screen === "local" && id) return { screen, id };
  if (screen === "lobby" || screen === "games" || screen === "settings") return { screen };
  return { screen: "home" };
}

export function addressOf(route: Route): string {
  switch (route.screen) {
    case "home":
      return "/";
    case "table":
      return `/t/${route.id}`;
    case "local":
      return `/#local/${route.id}`;
    default:
      return `/#${route.screen}`;
  }
}
