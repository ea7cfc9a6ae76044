import { effect } from "@preact/signals";
import { Games } from "./games/games";
import { Home } from "./home/home";
import { Lobby } from "./lobby/lobby";
import { route } from "./navigation";
import { mayMove, preferences } from "./preferences";
import { Settings } from "./settings/settings";
import { Arrival } from "./table/arrival";
import { Page } from "./ui/page";
import { speak, spoken, t } from "./words/words";

/** What is chosen in the settings, written where styles and screen readers see it. */
export function followPreferences(): void {
  effect(() => void speak(preferences.language.value));
  effect(() => {
    document.documentElement.lang = spoken();
  });
  effect(() => {
    document.documentElement.dataset["scheme"] = preferences.scheme.value;
    document.documentElement.dataset["still"] = mayMove() ? "no" : "yes";
  });
}

export function App() {
  const at = route.value;
  switch (at.screen) {
    case "home":
      return <Home />;
    case "table":
    case "local":
      return <Arrival key={at.id} screen={at.screen} id={at.id} />;
    case "lobby":
      return <Lobby />;
    case "games":
      return <Games />;
    case "settings":
      return (
        <Page title={t("page.settings")}>
          <Settings />
        </Page>
      );
  }
}
