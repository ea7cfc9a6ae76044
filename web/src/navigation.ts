import { signal } from "@preact/signals";
import { addressOf, readRoute, type Route } from "./routes";

const here = (): Route => readRoute(location.pathname, location.hash);

export const route = signal<Route>(here());

function arrive(): void {
  route.value = here();
  scrollTo(0, 0);
}

addEventListener("popstate", arrive);
addEventListener("hashchange", arrive);

export function go(to: Route, replace = false): void {
  const address = addressOf(to);
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  arrive();
}
