// Table talk of bots: what they say, how they heed what others said, and how much they want to begin.
#pragma once

#include <vector>

#include "bots/bot.hpp"

namespace tenback::bots {

/// How much the seat wants to begin: the less its opening turn costs, the more (TG-3).
Wish wish_to_begin(const Rules& rules, const View& view);

/// What helps the others and has not been said yet.
std::vector<Say> helpful_talk(const Rules& rules, const View& view);

/// A bot that begins, speaks and heeds by these.
class SpeakingBot : public Bot {
  public:
    [[nodiscard]] Wish wish(const Rules& rules, const View& view) const final { return wish_to_begin(rules, view); }
    [[nodiscard]] std::vector<Say> talk(const Knowledge& knows) const final { return helpful_talk(knows.rules, knows.view); }
};

/// How much a plan goes against what others asked for: 1 for laying where they said not to, less for jumping where they
/// wanted steps.
float objections(const Rules& rules, const View& view, const Plan& plan);

/// What an objection weighs, against the potential and against the utility of roll-outs.
inline constexpr float score_handicap = 2.0F;
inline constexpr double utility_handicap = 0.02;

}  // namespace tenback::bots
