#include "bots/weights.hpp"

namespace tenback {
namespace {

// clang-format off
constexpr std::array<ClassicWeights, classic_rows> classic_play{{
#include "bots/trained/classic.inc"
}};
constexpr std::array<ClassicWeights, classic_rows> classic_search{{
#include "bots/trained/classic_search.inc"
}};
constexpr std::array<QuickWeights, 8> quick_play{{
#include "bots/trained/quick.inc"
}};
constexpr std::array<QuickWeights, 8> quick_search{{
#include "bots/trained/quick_search.inc"
}};
constexpr FaceWeights face
#include "bots/trained/face.inc"
;
// clang-format on

}  // namespace

std::size_t classic_row(const Rules& rules) {
    const int smaller = rules.hand_size < classic_hand(rules.players) ? 1 : 0;
    const int variant = (rules.fire.empty() ? 0 : 4) + (rules.minimum > 2 ? 2 : 0) + smaller;
    return static_cast<std::size_t>(variant * 5 + rules.players - 1);
}

const ClassicWeights& classic_weights(Purpose purpose, std::size_t row) {
    return (purpose == Purpose::play ? classic_play : classic_search)[row];
}

const QuickWeights& quick_weights(Purpose purpose, const Rules& rules) {
    const auto row = static_cast<std::size_t>((rules.options.pro ? 4 : 0) + rules.players - 2);
    return (purpose == Purpose::play ? quick_play : quick_search)[row];
}

const FaceWeights& face_weights() { return face; }

}  // namespace tenback
