// The first screen: a game, with whom, and off you go.
import { useSignal } from "@preact/signals";
import { CardFace } from "../cards/card";
import type { Game } from "../generated/protocol";
import { gameName } from "../game/phrases";
import { go } from "../navigation";
import { games } from "../routes";
import { Icon } from "../ui/icon";
import { t } from "../words/words";
import { Learn } from "../help/learn";
import { JoinByCode } from "./join";
import { usualSetup, type Setup } from "./setup";
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
      <b>{gameName(game)}</b>
      <small>{t(`game.${game}.what`)}</small>
    </label>
  );
}

export function Home() {
  const setup = useSignal<Setup>(usualSetup);
  const notice = useSignal("");
  const busy = useSignal(false);
  const change = (changes: Partial<Setup>): void => {
    setup.value = { ...setup.value, ...changes };
  };
  const start = async (): Promise<void> => {
    busy.value = true;
    notice.value = await startTable(setup.value);
    busy.value = false;
  };
  return (
    <main class="home">
      <header class="home-head">
        <h1>
          <img src="/icon.svg" alt="" width="44" height="44" /> tenback
        </h1>
        <p>{t("page.home.about")}</p>
        <nav aria-label={t("page.menu")}>
          <button type="button" class="quiet" onClick={() => go({ screen: "lobby" })}>
            {t("page.lobby")}
          </button>
          <button type="button" class="quiet" onClick={() => go({ screen: "games" })}>
            {t("games.title")}
          </button>
          <button type="button" class="quiet" onClick={() => go({ screen: "settings" })}>
            <Icon name="settings" /> {t("page.settings")}
          </button>
        </nav>
      </header>
      <fieldset class="game-tiles">
        <legend class="unseen">{t("setup.game")}</legend>
        {games.map((game) => (
          <GameTile key={game} game={game} chosen={setup.value.game === game} choose={() => change({ game })} />
        ))}
      </fieldset>
      <Learn game={setup.value.game} />
      <SetupView setup={setup.value} change={change} />
      <div class="home-start">
        <p class="notice" role="alert">
          {notice}
        </p>
        <button type="button" class="main large" data-ready disabled={busy.value} onClick={() => void start()}>
          {setup.value.mode === "friends" ? t("page.home.make_table") : t("page.home.play")}
        </button>
      </div>
      <JoinByCode />
    </main>
  );
}
