import { gameName, variantName } from "../game/phrases";
import { isVariant } from "../game/variants";
import type { VariantStatistics } from "../generated/protocol";
import { spoken, t } from "../words/words";

function titleOf({ game, variants }: VariantStatistics): string {
  return [gameName(game), ...variants.filter(isVariant).map(variantName)].join(", ");
}

/** Games by the cards that were left: the fewer, the further left. */
function Histogram({ left }: { left: readonly number[] }) {
  const most = Math.max(1, ...left);
  return (
    <figure class="histogram">
      <svg viewBox={`0 0 ${left.length} 20`} preserveAspectRatio="none" role="img" aria-label={t("stats.histogram")}>
        {left.map((games, cards) => (
          <rect key={cards} x={cards + 0.1} width={0.8} y={20 - (20 * games) / most} height={(20 * games) / most} />
        ))}
      </svg>
      <figcaption>
        <span>0</span>
        <span>{t("stats.histogram")}</span>
        <span>{left.length - 1}</span>
      </figcaption>
    </figure>
  );
}

function Variant({ of }: { of: VariantStatistics }) {
  const cards = of.left.reduce((sum, games, count) => sum + games * count, 0);
  return (
    <section class="panel">
      <h3>{titleOf(of)}</h3>
      <p>
        {t("stats.games", { n: of.games })}, {t("stats.wins", { n: of.wins, percent: Math.round((100 * of.wins) / of.games) })}
      </p>
      <p class="note">
        {t("stats.streak", { n: of.streak })}. {t("stats.longest_streak", { n: of.longest_streak })}.
        {of.with_take_backs > 0 && ` ${t("stats.taken_back", { n: of.with_take_backs })}.`}
      </p>
      {of.game !== "face" && of.left.length > 0 && (
        <>
          <p class="note">{t("stats.average", { n: (cards / of.games).toLocaleString(spoken(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }) })}</p>
          <Histogram left={of.left} />
        </>
      )}
    </section>
  );
}

export function Statistics({ of }: { of: readonly VariantStatistics[] }) {
  const played = of.filter((variant) => variant.games > 0);
  return (
    <>
      <h2>{t("stats.title")}</h2>
      {played.length === 0 && <p class="panel">{t("stats.none")}</p>}
      {played.map((variant) => (
        <Variant key={titleOf(variant)} of={variant} />
      ))}
    </>
  );
}
