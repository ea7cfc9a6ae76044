import { CardBack, CardFace } from "../cards/card";
import { InstallButton } from "../offline/install";
import { paces, preferences, volumes, type Pace, type Scheme, type Volume } from "../preferences";
import { decks, felts } from "../themes";
import { OneOf, Switch } from "../ui/choice";
import { languages, spoken, t } from "../words/words";

const schemes: readonly Scheme[] = ["auto", "light", "dark"];
const volumeNames = Object.keys(volumes) as Volume[];
const paceNames = Object.keys(paces) as Pace[];
/** Each language by its own name: whoever looks for it can read it. */
const names = { en: "English", de: "Deutsch", uk: "Українська", cs: "Čeština", ru: "Русский" } as const;

const sample = { classic: ["27", "61", "88"], quick: ["R3", "Y5", "G7", "B10", "V9"] } as const;

/** The cards as they look now, on the table as it looks now. */
function DeckSample() {
  return (
    <div class="deck-sample" aria-hidden="true">
      <CardBack />
      {(["classic", "quick"] as const).map((game) => sample[game].map((card) => <CardFace key={card} game={game} card={card} />))}
    </div>
  );
}

export function Settings() {
  const { language, sound, haptics, motion, scheme, felt, deck, volume, pace, layAtOnce } = preferences;
  return (
    <div class="settings">
      <OneOf label={t("setup.language")} value={spoken()} options={languages.map((value) => ({ value, text: names[value] }))} choose={(value) => (language.value = value)} />
      <OneOf label={t("page.settings.felt")} value={felt.value} options={felts.map((value) => ({ value, text: t(`page.felt.${value}`) }))} choose={(value) => (felt.value = value)} />
      <OneOf label={t("page.settings.deck")} value={deck.value} options={decks.map((value) => ({ value, text: t(`page.deck.${value}`) }))} choose={(value) => (deck.value = value)} />
      <DeckSample />
      <OneOf label={t("page.settings.scheme")} value={scheme.value} options={schemes.map((value) => ({ value, text: t(`page.scheme.${value}`) }))} choose={(value) => (scheme.value = value)} />
      <OneOf label={t("page.settings.pace")} value={pace.value} options={paceNames.map((value) => ({ value, text: t(`page.pace.${value}`) }))} choose={(value) => (pace.value = value)} />
      <Switch label={t("page.settings.lay_at_once")} note={t("page.settings.lay_at_once.what")} on={layAtOnce.value} set={(on) => (layAtOnce.value = on)} />
      <Switch label={t("page.settings.motion")} note={t("page.settings.motion.what")} on={motion.value} set={(on) => (motion.value = on)} />
      <Switch label={t("page.settings.sound")} on={sound.value} set={(on) => (sound.value = on)} />
      {sound.value && <OneOf label={t("page.settings.volume")} value={volume.value} options={volumeNames.map((value) => ({ value, text: t(`page.volume.${value}`) }))} choose={(value) => (volume.value = value)} />}
      <Switch label={t("page.settings.haptics")} on={haptics.value} set={(on) => (haptics.value = on)} />
      <InstallButton />
    </div>
  );
}
