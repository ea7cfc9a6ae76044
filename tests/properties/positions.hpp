// Random positions of any variant, from the first deal to the last cards, biased to where rules bite.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "engine/action.hpp"
#include "engine/random.hpp"
#include "engine/view.hpp"

namespace tenback::testing {

/// The first turn has begun, from a fresh deal or from a late position (then with tight piles and often with fire on top).
World random_position(const Rules& rules, Random& words);

/// A random legal action; plays are likelier than ends of turns.
/// @pre the game is on
Action random_action(const Rules& rules, const State& state, Random& words);

/// Plays a game to its end from a random position and shows every state, the last one too.
void walk(const Rules& rules, std::uint64_t seed, const std::function<void(const World&)>& look);

}  // namespace tenback::testing
