// The end with all cards known: the draw piles are empty and all unseen cards are in one hand. Exact, by trying.
#pragma once

#include <optional>

#include "bots/bot.hpp"
#include "engine/state.hpp"

namespace tenback::bots {

/// Does the seat know every card?
bool knows_all(const Rules& rules, const View& view);

struct EndgameLine {
    Plan plan;  // the rest of the turn in progress
    int worst;  // cards left in the end if everybody plays on like this; Face to Face: 0 won, 1 lost
};

/// The best line for the seat to move; nothing if it takes more than this many positions to find out.
/// @pre the game is on and no draw pile has cards
std::optional<EndgameLine> solve_endgame(const Rules& rules, const State& state, std::uint32_t positions);

}  // namespace tenback::bots
