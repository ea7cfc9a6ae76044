#include "bots/true_chance.hpp"

#include <algorithm>

#include "bots/odds.hpp"
#include "bots/weights.hpp"

namespace tenback::bots {
namespace {

// clang-format off
constexpr std::array<ChanceWeights, chance_rows> rows{{
#include "bots/trained/chances.inc"
}};
// clang-format on

constexpr float most_cards = 98;

bool has_spoken(const Voice& voice) { return voice.hint_count + voice.colours != 0; }

}  // namespace

std::size_t chance_row(const Rules& rules, const Talk& talk) {
    switch (rules.game) {
        case GameKind::classic: return row_of(rules);
        case GameKind::quick: {
            const bool talks = std::any_of(talk.voices.begin(), talk.voices.end(), has_spoken);
            const int block = (rules.options.pro ? 2 : 0) + (talks ? 1 : 0);
            return classic_rows + static_cast<std::size_t>(4 * block + rules.players - 2);
        }
        case GameKind::face: break;
    }
    return chance_rows - 1;
}

const ChanceWeights& chance_weights(std::size_t row) { return rows[row]; }

double true_chance(const ChanceWeights& weights, int left, const Evidence& evidence) {
    const float share_left = static_cast<float>(left) / most_cards;
    const auto at = [&](float here, float by_left) { return here + by_left * share_left; };
    const float slope = std::max(0.0F, at(weights.odds, weights.odds_by_left));
    const float sum = at(weights.base, weights.base_by_left) + slope * odds_of_chance(evidence.best) -
                      static_cast<float>(weights.behind) * std::max(0.0F, evidence.behind);
    return static_cast<double>(chance_of_odds(sum / ChanceWeights::one));
}

}  // namespace tenback::bots
