// Which game with which options, as text: `classic players=2 fire=true minimum=3 hand=6`.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "engine/rules.hpp"

namespace tenback {

std::string_view text_of(GameKind game);
std::optional<GameKind> parse_game(std::string_view text);

/// make_rules with the error in words.
Result<Rules> checked_rules(GameKind game, int players, Options options);

/// The game, the number of players and every option of the game.
std::string text_of(const Rules& rules);
/// Left-out options have their usual values; left-out players are the fewest the game takes.
Result<Rules> parse_variant(std::string_view text);

}  // namespace tenback
