// What a seat knew when its turn began, and what it then did. Hidden cards have no room here.
#pragma once

#include <vector>

#include "bots/bot.hpp"
#include "record/game.hpp"

namespace tenback::review {

struct Decision {
    int turn;
    Seat seat;
    View view;  // before the first card, with all that had been said by then
    std::vector<VisibleEvent> seen;
    bots::Plan laid;
    bool got_stuck;  // the turn could not be completed after these plays, so the game was lost by them
    bool stood_in;   // a bot laid some of it for the person who sits there
};

/// Every turn in which cards were laid, in order. @pre the game is over
std::vector<Decision> decisions_of(const record::Game& game);

}  // namespace tenback::review
