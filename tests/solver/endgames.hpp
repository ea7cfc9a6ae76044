// Small positions near the end of a game, and an answer to them that shares nothing with the solver.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/state.hpp"
#include "notation/variant.hpp"

namespace tenback::testing {

/// Every cooperative variant, the number of players included.
inline constexpr std::array<std::string_view, 16> cooperative_variants{
    "classic players=1",
    "classic players=2",
    "classic players=3",
    "classic players=4",
    "classic players=5",
    "classic players=1 fire=true",
    "classic players=2 fire=true",
    "classic players=4 fire=true",
    "classic players=2 minimum=3",
    "classic players=3 hand=5",
    "classic players=1 minimum=3 hand=7",
    "classic players=3 fire=true minimum=3 hand=5",
    "quick players=2",
    "quick players=5",
    "quick players=2 pro=true",
    "quick players=4 pro=true",
};

/// `cards` random cards are left, in the hands and then in the draw pile; tops and the seat to move are random too, and
/// a few random moves may have been made. The game may be over.
World random_endgame(const Rules& rules, int cards, std::uint64_t seed);

/// Tries every card of the hand on every pile and the end of the turn, through the checked door.
bool winnable_by_trying(const Rules& rules, const World& world);

}  // namespace tenback::testing
