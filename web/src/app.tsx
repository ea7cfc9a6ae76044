import { effect } from "@preact/signals";
import { gameName } from "./game/phrases";
import { StorageBanner } from "./games/storage_banner";
import { Home } from "./home/home";
import { route } from "./navigation";
import { NewVersionBanner } from "./offline/banner";
import { mayMove, preferences } from "./preferences";
import { games, type Route } from "./routes";
import { later } from "./ui/later";
import { HomeButton, Message } from "./ui/message";
import { Page } from "./ui/page";
import { speak, spoken, t } from "./words/words";

/** What is chosen in the settings, written where styles and screen readers see it. */
export function followPreferences(): void {
  effect(() => void speak(preferences.language.value));
  effect(() => {
    document.documentElement.lang = spoken();
    document.querySelector("meta[name=description]")?.setAttribute("content", `${games.map(gameName).join(", ")}. ${t("page.home.about")}`);
  });
  effect(() => {
    document.documentElement.dataset["scheme"] = preferences.scheme.value;
    document.documentElement.dataset["felt"] = preferences.felt.value;
    document.documentElement.dataset["deck"] = preferences.deck.value;
    document.documentElement.dataset["still"] = mayMove() ? "no" : "yes";
  });
}

const Arrival = later(async () => (await import("./table/arrival")).Arrival);
const Games = later(async () => (await import("./games/games")).Games);
const Lobby = later(async () => (await import("./lobby/lobby")).Lobby);
const Settings = later(async () => (await import("./settings/settings")).Settings);
const RulesPage = later(async () => (await import("./help/rules_page")).RulesPage);
const Tutorial = later(async () => (await import("./tutorial/tutorial")).Tutorial);
const Viewer = later(async () => (await import("./viewer/viewer")).Viewer);

function ScreenAt({ at }: { at: Route }) {
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
    case "rules":
      return <RulesPage game={at.game} />;
    case "tutorial":
      return <Tutorial key={at.game} game={at.game} />;
    case "record":
      return <Viewer />;
    case "nowhere":
      return (
        <Message title={t("http.no_page")}>
          <HomeButton />
        </Message>
      );
    case "settings":
      return (
        <Page title={t("page.settings")}>
          <section class="panel">
            <Settings />
          </section>
        </Page>
      );
  }
}

export function App() {
  const at = route.value;
  return (
    <>
      <NewVersionBanner screen={at.screen} />
      <StorageBanner />
      <ScreenAt at={at} />
    </>
  );
}
