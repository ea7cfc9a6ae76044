// What is said to a program that plays, and what its answers mean (docs/bots.md).
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.hpp"

namespace tenback::external {

inline constexpr std::size_t longest_answer = std::size_t{64} << 10;

enum class Question : std::uint8_t { wish, talk, turn };

/// A question is complete in itself: whoever has just been started can answer it. One line, without the newline.
/// The seed of the deal is no part of it, nor anything computed from it.
std::string question_text(Question question, const bots::Knowledge& knows, double seconds, bots::Effort effort);

/// A question of a program that knows all that happened before these events.
std::string news_text(Question question, const Rules& rules, Seat you, std::span<const VisibleEvent> news,
                      bots::Effort effort);

/// The answers. They throw Foul: bad_message for what cannot be read, broke_rules for what the rules refuse.
Wish read_wish(std::string_view answer);
std::vector<Say> read_says(const Rules& rules, const View& view, std::string_view answer);
/// @pre it is the seat's move
bots::Choice read_turn(const Rules& rules, const View& view, std::string_view answer);

}  // namespace tenback::external
