// Why an action is refused, as a value; words for people are made elsewhere.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/rules.hpp"

namespace tenback {

enum class Refusal : std::uint8_t {
    game_over,
    not_your_turn,
    too_many_cards,
    not_in_hand,
    no_such_pile,
    must_cover_fire,
    one_opponent_card,
    too_low,
    too_high,
    must_improve,
    too_few_cards,
    talk_not_allowed,  // the variant does not permit this marker
    talk_not_true,     // a hint must describe the speaker's hand
    already_begun,     // the wish to begin comes before the first turn
};

/// The code of docs/notation.md: `too_low`.
std::string_view code_of(Refusal refusal);

/// The rule that refuses (ALL-4): `TG-5`.
std::string_view rule_behind(const Rules& rules, Refusal refusal);

}  // namespace tenback
