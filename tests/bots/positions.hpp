// Positions of every variant, and games of bots against the rules alone.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bots/bot.hpp"
#include "engine/action.hpp"
#include "engine/state.hpp"

namespace tenback::testing {

/// Every game, every number of players, every option.
std::vector<Rules> all_variants();
std::string name_of(const Rules& rules);

/// A position at a random point of a game played by a careless bot; always on, and it is somebody's move.
World random_position(const Rules& rules, std::uint64_t seed);

/// The same position for the seat to move, with everything that it cannot see dealt anew.
World with_other_secrets(const Rules& rules, const World& world, std::uint64_t seed);

/// The choice of a bot for the seat to move.
bots::Choice choice_of(const bots::Bot& bot, const Rules& rules, const State& state, std::uint64_t seed,
                       bots::Effort effort);

/// Does the plan lead through legal plays to an end of the turn, or of the game?
bool completes_turn(const Rules& rules, World world, const bots::Plan& plan);
/// @pre completes_turn
bool loses_at_once(const Rules& rules, State state, const bots::Plan& plan);

}  // namespace tenback::testing
