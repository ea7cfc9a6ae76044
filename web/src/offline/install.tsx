// Installing the page as an app, where the browser offers it.
import { signal } from "@preact/signals";
import { t } from "../words/words";

interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}
const offer = signal<InstallOffer | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer.value = event as InstallOffer;
});
addEventListener("appinstalled", () => (offer.value = null));

export function InstallButton() {
  const offered = offer.value;
  if (!offered) return null;
  return (
    <button type="button" class="quiet" onClick={() => void offered.prompt()}>
      {t("page.install")}
    </button>
  );
}
