// All whole turns that are worth a thought, best first by a rule of thumb for each game.
#pragma once

#include <limits>
#include <vector>

#include "bots/bits.hpp"
#include "bots/bot.hpp"
#include "bots/thumb.hpp"

namespace tenback::bots {

struct WholeTurn {
    Plan plan;
    Turn after;    // before drawing
    CardSet rest;  // of the hand
    float score;

    static constexpr float winning = std::numeric_limits<float>::max();
    [[nodiscard]] bool wins() const { return after.left == 0; }
};

/// How good a turn in progress looks by a rule of thumb; larger is better.
class Judge {
  public:
    /// The view must outlive the judge.
    Judge(const Rules& rules, const View& view, const Thumb& thumb);
    [[nodiscard]] float operator()(const Turn& turn, CardSet rest) const;

  private:
    [[nodiscard]] float classic(const Turn& turn) const;
    [[nodiscard]] float quick(const Turn& turn, CardSet rest) const;
    [[nodiscard]] float face(const Turn& turn, CardSet rest) const;

    const Rules& rules_;
    const View& view_;
    const Thumb thumb_;
    std::array<Bits, 2> unlaid_;  // classic: by direction of travel
};

/// The best turns from here, at most this many, each different in tops or rest of hand. Beyond the duty only cards that
/// cost next to nothing or are part of a ten-chain are added. @pre it is the seat's move
/// There is always at least one, and none of them loses at once.
std::vector<WholeTurn> whole_turns(const Rules& rules, const View& view, const Thumb& thumb, std::size_t most);

}  // namespace tenback::bots
