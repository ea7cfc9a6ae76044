// With whom, and folded away: variants with a sentence each, how many play, and how strong the bots are.
import { levelName, levels } from "../game/phrases";
import { variantsFor } from "../game/variants";
import { preferences } from "../preferences";
import { OneOf, Switch, TextField } from "../ui/choice";
import { Icon } from "../ui/icon";
import { t } from "../words/words";
import { optionsOpen } from "./remembered";
import { botChoices, botsOf, peopleChoices, peopleOf, talkChoices, withVariant, type Mode, type Setup } from "./setup";
import { summaryOf } from "./summary";

interface Part {
  setup: Setup;
  change: (changes: Partial<Setup>) => void;
}

const modes: readonly Mode[] = ["bots", "friends", "shared"];
const longestName = 24;

function Variants({ setup, change }: Part) {
  const variants = variantsFor(setup.game);
  if (variants.length === 0) return null;
  return (
    <div class="variants">
      {variants.map((variant) => (
        <Switch key={variant} label={t(`variant.${variant}`)} note={t(`variant.${variant}.what`)} on={setup.variants.includes(variant)} set={(on) => change(withVariant(setup, variant, on))} />
      ))}
    </div>
  );
}

function Company({ setup, change }: Part) {
  const people = peopleChoices(setup);
  const bots = botChoices(setup);
  const numbers = (choices: readonly number[]) => choices.map((value) => ({ value, text: String(value) }));
  const setBots = (count: number): void => change(setup.mode === "shared" ? { beside: count } : { bots: count });
  return (
    <>
      {people.length > 1 && <OneOf label={t("page.home.people")} value={peopleOf(setup)} options={numbers(people)} choose={(count) => change({ people: count })} />}
      {bots.length > 1 && <OneOf label={t("page.home.bots")} value={botsOf(setup)} options={numbers(bots)} choose={setBots} />}
      {botsOf(setup) > 0 && (
        <div class="strength">
          <OneOf label={t("page.home.level")} value={setup.level} options={levels.map((value) => ({ value, text: levelName(value) }))} choose={(level) => change({ level })} />
          <p class="note">{t(`level.${setup.level}.what`)}</p>
        </div>
      )}
    </>
  );
}

/** Who passes the device around: a name is easier to hand it to than a number. */
function Names({ setup, change }: Part) {
  const set = (place: number, name: string): void => {
    const names = Array.from({ length: Math.max(setup.names.length, place + 1) }, (_, at) => setup.names[at] ?? "");
    names[place] = name;
    change({ names });
  };
  return (
    <div class="names">
      {Array.from({ length: peopleOf(setup) }, (_, place) => (
        <TextField key={place} label={t("page.person", { n: place + 1 })} value={setup.names[place] ?? ""} most={longestName} set={(name) => set(place, name)} />
      ))}
    </div>
  );
}

function WithFriends({ setup, change }: Part) {
  const talk = talkChoices(setup);
  const clocks = [null, 30, 60, 120];
  return (
    <>
      <OneOf label={t("setup.talk")} value={talk.includes(setup.talk) ? setup.talk : "markers"} options={talk.map((value) => ({ value, text: t(`page.talk.${value}`) }))} choose={(value) => change({ talk: value })} />
      <OneOf
        label={t("page.home.clock")}
        value={setup.clock ?? 0}
        options={clocks.map((seconds) => ({ value: seconds ?? 0, text: seconds === null ? t("page.home.no_clock") : t("page.home.seconds", { n: seconds }) }))}
        choose={(seconds) => change({ clock: seconds === 0 ? null : seconds })}
      />
      <Switch label={t("page.home.listed")} note={t("page.home.listed.what")} on={setup.listed} set={(listed) => change({ listed })} />
    </>
  );
}

function Options({ setup, change }: Part) {
  return (
    <details class="options" open={optionsOpen.value} onToggle={(event) => (optionsOpen.value = event.currentTarget.open)}>
      <summary>
        <b>{t("page.home.options")}</b> <span>{summaryOf(setup)}</span>
        <Icon name="unfold" />
      </summary>
      <div class="options-inside">
        <Company setup={setup} change={change} />
        {setup.mode === "shared" && <Names setup={setup} change={change} />}
        <Variants setup={setup} change={change} />
        {setup.mode === "friends" && <WithFriends setup={setup} change={change} />}
        <Switch label={t("screen.hints_on")} note={t("page.home.hints.what")} on={setup.hints} set={(hints) => change({ hints })} />
      </div>
    </details>
  );
}

export function SetupView({ setup, change }: Part) {
  return (
    <section class="setup panel" aria-label={t("setup.title")}>
      <OneOf label={t("page.home.mode")} hidden value={setup.mode} options={modes.map((value) => ({ value, text: t(`page.mode.${value}`) }))} choose={(mode) => change({ mode })} />
      <p class="note">{t(`page.mode.${setup.mode}.what`)}</p>
      {setup.mode === "friends" && <TextField label={t("page.name")} value={preferences.name.value} most={longestName} set={(text) => (preferences.name.value = text)} />}
      <Options setup={setup} change={change} />
    </section>
  );
}
