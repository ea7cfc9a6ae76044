// A game as it stood at an earlier moment.
#pragma once

#include <optional>

#include "record/game.hpp"

namespace tenback {

/// The game when so many cards of that turn were laid, with all that had been said before the next card.
/// Nothing if it never came to that moment. What happened until then is appended to the events. @pre the game has begun
std::optional<Game> at_moment(const Game& game, int turn, int played, std::vector<Event>* events = nullptr);

}  // namespace tenback
