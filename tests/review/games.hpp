// Finished games of bots, and games that go on differently from some turn on.
#pragma once

#include <string_view>
#include <vector>

#include "record/game.hpp"
#include "review/review.hpp"

namespace tenback::testing {

/// One table of each kind.
std::vector<Rules> reviewed_variants();

Rules variant(std::string_view text);

/// The same bot at every seat, to the end.
record::Game played(const Rules& rules, std::string_view bot, std::uint64_t seed, std::uint32_t roll_outs = 40);

/// The first turns of a game with this deck, then the same bot at every seat, to the end.
/// @pre the turns were possible with the deck
record::Game played_on(const record::Game& begun, int turns, const Deck& deck, std::string_view bot);

/// The game until a turn began, that turn as planned, then greedy bots.
record::Game with_turn(const record::Game& game, int turn, const bots::Plan& plan);

review::Review reviewed(const record::Game& game, std::uint32_t roll_outs, std::uint64_t seed = 1);

}  // namespace tenback::testing
