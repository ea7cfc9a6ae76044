// A bot plays one's own seat: why, and the way back. Any card that is touched takes the seat back, too.
import type { Told } from "../session/told";
import { t } from "../words/words";
import type { Desk } from "./desk";

export function StoodIn({ desk, told }: { desk: Desk; told: Told }) {
  const info = told.you === null ? undefined : told.seats[told.you - 1];
  if (!info?.stand_in) return null;
  return (
    <section class="stood-in panel" role="alert">
      <p>{info.missed === undefined ? t("page.out.stand_in") : info.missed > 1 ? t("page.out.away") : t("page.out.time_up")}</p>
      <button type="button" class="main small" data-ready onClick={() => desk.comeBack()}>
        {t("page.out.back")}
      </button>
    </section>
  );
}
