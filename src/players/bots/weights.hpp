// The numbers behind the quick policies. `tenback train` learns them; trained/*.inc holds what is shipped, and each row says
// how it was made.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/rules.hpp"

namespace tenback::bots {

/// Weights of one phase of classic. `…_slope`: how the weight moves with cards left / 98 - 1/2.
struct PhaseWeights {
    double back;   // of the pile with more room, in each direction
    double lead;   // of the other one
    double power;  // room counts as (unlaid cards ahead) ^ power
    double trick;  // a top whose ten-back card is still unlaid
    double free;   // extra cards are laid while they cost less than this
    double lead_slope;
    double trick_slope;
    double free_slope;
    double lead_trick;  // the trick on the lead pile, relative to that on the other
    double kindle;      // On Fire: what it costs to leave a pile burning
};

struct ClassicWeights {
    PhaseWeights drawing;  // the draw pile has cards
    PhaseWeights late;     // it is empty
};

/// What a turn of Quick & Easy is worth.
struct QuickWeights {
    float dead;  // costs: each unlaid card that fits neither pile
    float both;  // each one that fits both
    float two;   // laying two cards
    float one;   // laying one, when the card kept still fits
};

/// What a whole turn of Face to Face costs: own cards passed over, help for the opponent, a smaller hand.
struct FaceWeights {
    float reopened;  // each unlaid card that the opponent may lay again
    float gift;
    float laid;   // earned by each card
    float held;   // earned by each card in hand after drawing
    float trick;  // earned by each own pile whose ten-back card is still unlaid
};

/// What weights are for: the best ones for a policy that does as they say mislead a search (docs/strength.md).
enum class Purpose : std::uint8_t {
    play,    // greedy and planner
    search,  // the expert: which turns it tries, and its imagined games
};

/// Where rows come from: `tenback train`, or what others published.
enum class Rows : std::uint8_t { learned, published };

/// The rows that serve a purpose: learned ones to play, published ones to search; in Face to Face learned ones for both.
/// Where those are not here, the published ones serve.
Rows rows_for(Purpose purpose, GameKind game);
/// Whether learned rows would serve better and are not here.
bool lacks_learned(Purpose purpose, GameKind game);
/// The page's module knows its learned rows by a fingerprint alone and is given them, those of one game at a time, as they
/// lie in memory, with the expert's network after those of Face to Face. False: these are none that it was built from.
bool take_learned(std::string_view bytes);

/// Counts the variants that have weights and, within each, the numbers of players.
std::size_t row_of(const Rules& rules);
constexpr std::size_t rows_of(GameKind game) {
    const auto [fewest, most] = players_of(game);
    auto rows = static_cast<std::size_t>(most - fewest + 1);
    for (const Option& option : options_of(game)) rows *= option.has_weights ? 2 : 1;
    return rows;
}
inline constexpr std::size_t classic_rows = rows_of(GameKind::classic);

/// The shipped ones.
const ClassicWeights& classic_weights(Rows rows, std::size_t row);
const QuickWeights& quick_weights(Rows rows, const Rules& rules);
const FaceWeights& face_weights(Rows rows);

}  // namespace tenback::bots
