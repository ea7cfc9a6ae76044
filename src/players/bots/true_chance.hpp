// What imagined games say, made true: simple players lose more of them than those who play on as the expert does. How much
// more was learned from games of the expert (`tenback calibrate --evidence`, tools/chances), a row for each variant.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/view.hpp"

namespace tenback::bots {

/// What the imagined games say about a turn.
struct Evidence {
    float won = 0;     // the share that was won
    float best = 0;    // the same of the best turn, smoothed
    float behind = 0;  // how much less than the best turn this one is worth, in utility
    bool operator==(const Evidence&) const = default;
};

/// A share of so many games that were won, a little nearer to the middle the fewer there were.
constexpr float smoothed(double won, double games) { return static_cast<float>((won + 0.5) / (games + 1)); }

/// The logarithm of a chance's odds as a sum, in 1/256; more games won never make less of it, nor does being less far
/// behind.
struct ChanceWeights {
    static constexpr float one = 256;
    std::int16_t base;
    std::int16_t base_by_left;  // with all cards left
    std::int16_t odds;          // of the best turn's imagined games
    std::int16_t odds_by_left;
    std::int16_t behind;  // less for each point of utility
};

/// A row of classic for each of its variants; of Quick & Easy with and without talk; one of Face to Face.
inline constexpr std::size_t chance_rows = 40 + 16 + 1;
std::size_t chance_row(const Rules& rules, const Talk& talk);
const ChanceWeights& chance_weights(std::size_t row);

/// The chance that the seat's team (in Face to Face the seat) wins with a turn if it plays on as the expert does, with so
/// many cards left before the turn.
double true_chance(const ChanceWeights& weights, int left, const Evidence& evidence);

}  // namespace tenback::bots
