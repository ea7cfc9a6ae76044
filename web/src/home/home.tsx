// The first screen: a game, with whom, and off you go.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { CardFace } from "../cards/card";
import type { Game } from "../generated/protocol";
import { gameName, titleOf } from "../game/phrases";
import { going } from "../games/going";
import { go } from "../navigation";
import { games, type Route } from "../routes";
import { Icon, type IconName } from "../ui/icon";
import { t } from "../words/words";
import { Learn } from "../help/learn";
import { JoinByCode } from "./join";
import { changeSetup, lastSetup } from "./remembered";
import { SetupView } from "./setup_view";
import { startTable } from "./start";

const samples: Readonly<Record<Game, readonly string[]>> = { classic: ["27", "44", "83"], quick: ["R3", "G7", "B10"], face: ["12", "38", "51"] };

function GameTile({ game, chosen, choose }: { game: Game; chosen: boolean; choose: () => void }) {
  return (
    <label class="game-tile" data-game={game}>
      <input type="radio" name="game" checked={chosen} onChange={choose} />
      <span class="tile-cards" aria-hidden="true">
        {samples[game].map((card, place) => (
          <CardFace key={card} game={game} card={card} {...(game === "face" ? { owner: place === 1 ? 2 : 1 } : {})} />
        ))}
      </span>
      <span class="tile-text">
        <b>{gameName(game)}</b>
        <small>{t(`game.${game}.what`)}</small>
      </span>
    </label>
  );
}

/** To another screen. */
function Way({ icon, text, to }: { icon: IconName; text: string; to: Route }) {
  return (
    <button type="button" class="quiet way" onClick={() => go(to)}>
      <Icon name={icon} /> <span>{text}</span>
    </button>
  );
}

/** Back to the game that was left last. */
function GoOn({ to }: { to: NonNullable<typeof going.value> }) {
  return (
    <button type="button" class="go-on panel" onClick={() => go({ screen: to.screen, id: to.id })}>
      <Icon name="replay" />
      <span>
        <b>{t("page.games.go_on")}</b> <span>{titleOf(to)}</span>
      </span>
      <Icon name="forward" />
    </button>
  );
}

export function Home() {
  const setup = lastSetup();
  const notice = useSignal("");
  const busy = useSignal(false);
  // Whoever leaves this screen has given up what was asked for here.
  const left = useMemo(() => new AbortController(), []);
  useEffect(() => () => left.abort(), []);
  const start = async (): Promise<void> => {
    busy.value = true;
    notice.value = "";
    notice.value = await startTable(setup, left.signal);
    busy.value = false;
  };
  return (
    <main class="home">
      <div class="home-inside">
        <header class="home-head">
          <h1>
            <img src="/icon.svg" alt="" width="48" height="48" /> tenback
          </h1>
          <nav aria-label={t("page.menu")}>
            <Way icon="tables" text={t("page.lobby")} to={{ screen: "lobby" }} />
            <Way icon="replay" text={t("games.title")} to={{ screen: "games" }} />
            <Way icon="settings" text={t("page.settings")} to={{ screen: "settings" }} />
          </nav>
          <p>{t("page.home.about")}</p>
        </header>
        <JoinByCode />
        {going.value && <GoOn to={going.value} />}
        <fieldset class="game-tiles">
          <legend class="unseen">{t("setup.game")}</legend>
          {games.map((game) => (
            <GameTile key={game} game={game} chosen={setup.game === game} choose={() => changeSetup({ game })} />
          ))}
        </fieldset>
        <SetupView setup={setup} change={changeSetup} />
        <div class="home-start">
          <p class="notice" role="alert">
            {notice}
          </p>
          <Learn game={setup.game} />
          <button type="button" class="main large" data-ready={!busy.value || undefined} aria-busy={busy.value} disabled={busy.value} onClick={() => void start()}>
            {busy.value ? t("page.connecting") : setup.mode === "friends" ? t("page.home.make_table") : t("page.home.play")}
          </button>
        </div>
      </div>
    </main>
  );
}
