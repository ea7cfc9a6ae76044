// The numbers behind the potential of classic, by number of players.
#pragma once

#include <array>

namespace tenback {

/// Weights of one phase of the game. `…_slope`: how the weight moves with cards left / 98 - 1/2.
struct PhaseWeights {
    double back;   // of the pile with more room, in each direction
    double lead;   // of the other one
    double power;  // room counts as (unlaid cards ahead) ^ power
    double trick;  // a top whose ten-back card is still unlaid
    double free;   // extra cards are laid while they cost less than this
    double lead_slope;
    double trick_slope;
    double free_slope;
    double lead_trick;  // the trick on the lead pile, relative to that on the other
};

struct ClassicWeights {
    PhaseWeights drawing;  // the draw pile has cards
    PhaseWeights late;     // it is empty
    double kindle;         // On Fire: what it costs to leave a pile burning
};

/// @pre 1 <= players <= 5
const ClassicWeights& classic_weights(int players);

}  // namespace tenback
