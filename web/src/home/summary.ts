// The set-up in one line, for those who leave it as it is.
import { levelName, variantName } from "../game/phrases";
import { variantsFor } from "../game/variants";
import { t } from "../words/words";
import { botsOf, tableOf, peopleOf, type Setup } from "./setup";

export function summaryOf(setup: Setup): string {
  const bots = botsOf(setup);
  const table = tableOf(setup);
  return [
    setup.mode === "bots" ? "" : t("page.summary.people", { n: peopleOf(setup) }),
    bots > 0 ? t("page.summary.bots", { n: bots, level: levelName(setup.level) }) : setup.mode === "bots" ? t("page.summary.alone") : "",
    ...variantsFor(setup.game).filter((variant) => setup.variants.includes(variant)).map(variantName),
    table.clock ? t("page.home.seconds", { n: table.clock }) : "",
    table.listed ? t("page.home.listed") : "",
    setup.hints ? "" : t("page.summary.no_hints"),
  ]
    .filter((text) => text !== "")
    .join(" · ");
}
