// Imagined games: a world after another, and what becomes of a turn in it.
#pragma once

#include <memory>

#include "bots/bot.hpp"
#include "bots/thumb.hpp"
#include "engine/random.hpp"

namespace tenback::bots {

struct Outcome {
    float utility;  // 1 for a win; losing narrowly is worth more than losing early
    float won;      // 1 or 0, or the chance of it where the game was not played to its end
};

/// What a cooperative game is worth that ends with so many cards left.
float utility_of(int left);

class Simulator {
  public:
    Simulator() = default;
    Simulator(const Simulator&) = delete;
    Simulator& operator=(const Simulator&) = delete;
    virtual ~Simulator() = default;

    /// Imagines another world.
    virtual void next_world(Random& random) = 0;
    /// The seat to move carries out the plan in this world; everybody goes on by the game's quick policy.
    virtual Outcome play_out(const Plan& plan) = 0;
};

std::unique_ptr<Simulator> make_simulator(const Rules& rules, const View& view, const Thumb& thumb);

/// The rest of the turn in progress by the quick policy of the game. @pre it is the seat's move
/// Legal, unless it is the policy's own fault that the turn got stuck: then the plan is not finished.
Plan quick_policy(const Rules& rules, const View& view, const Thumb& thumb);

}  // namespace tenback::bots
