// A position as one seat knows it, in one line of text; for where there is no JSON:
//   classic players=2 fire=false minimum=2 hand=7 | you=1 seat=1 turn=3 played=0 given=0 tops=44,-,88,- due=- hand=3,5,60
//   counts=7,7 draw=70 laid=17,44,88 said=2 leave U1; 2 small D1
// (in one line). The options are the variant's; every key stands there, in this order, and `-` for nothing.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "engine/view.hpp"

namespace tenback {

struct Position {
    Rules rules;
    View view;  // of a game that is on; wishes to begin are past
};

/// @pre the game is on
std::string text_of(const Rules& rules, const View& view);

/// A view that can be: cards add up, and the seat to move can complete its turn as far as this seat knows.
Result<Position> parse_position(std::string_view text);

}  // namespace tenback
