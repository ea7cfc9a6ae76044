// Taking over in the middle of a turn: a fresh bot finds the plan again that the seat began the turn with.
#pragma once

#include "bots/bot.hpp"

namespace tenback::bots {

/// The view as it was when the seat's turn began, with the talk as it is now.
/// @pre it is the seat's move, and the events are complete
View at_start_of_turn(const Rules& rules, const View& view, std::span<const VisibleEvent> events);

/// Like bot.think, but if the bot would have begun this turn with the cards laid in it, the rest of that plan; so the
/// choice is the same whether the bot sat here all along or has just come.
std::unique_ptr<Search> resume(const Bot& bot, const Knowledge& knows, std::uint64_t seed, Effort effort);

}  // namespace tenback::bots
