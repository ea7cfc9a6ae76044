import { InstallButton } from "../offline/install";
import { preferences, type Scheme } from "../preferences";
import { OneOf, Switch } from "../ui/choice";
import { languages, spoken, t } from "../words/words";

const schemes: readonly Scheme[] = ["auto", "light", "dark"];
/** Each language by its own name: whoever looks for it can read it. */
const names = { en: "English", de: "Deutsch", uk: "Українська", cs: "Čeština", ru: "Русский" } as const;

export function Settings() {
  const { language, sound, haptics, motion, scheme } = preferences;
  return (
    <div class="settings">
      <OneOf label={t("setup.language")} value={spoken()} options={languages.map((value) => ({ value, text: names[value] }))} choose={(value) => (language.value = value)} />
      <OneOf label={t("page.settings.scheme")} value={scheme.value} options={schemes.map((value) => ({ value, text: t(`page.scheme.${value}`) }))} choose={(value) => (scheme.value = value)} />
      <Switch label={t("page.settings.sound")} on={sound.value} set={(on) => (sound.value = on)} />
      <Switch label={t("page.settings.haptics")} on={haptics.value} set={(on) => (haptics.value = on)} />
      <Switch label={t("page.settings.motion")} note={t("page.settings.motion.what")} on={motion.value} set={(on) => (motion.value = on)} />
      <InstallButton />
    </div>
  );
}
