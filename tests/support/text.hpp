// Engine values as text for tests, beside the notation of the product.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/event.hpp"
#include "engine/state.hpp"
#include "engine/view.hpp"

namespace tenback::testing {

/// The value, or an exception with the reason: a test with a slip in it must not go on.
Rules rules_of(std::string_view variant);
Card card_of(GameKind game, std::string_view text);
PileId pile_of(std::string_view text);
std::vector<std::string_view> words_of(std::string_view text);
std::vector<Card> cards_of(GameKind game, std::string_view text);

std::string text_of_cards(GameKind game, CardSet cards);
std::string text_of_piles(PileSet piles);
std::string text_of_top(const Rules& rules, const Turn& turn, PileId pile);  // `-` for a row card
std::string text_of_result(Status status, Reason reason, std::optional<Seat> winner);
std::string text_of_talk(const Talk& talk);
std::string text_of_event(GameKind game, const VisibleEvent& event);
std::string text_of_event(GameKind game, const Event& event);
std::string text_of_view(const Rules& rules, const PublicView& view);
std::string text_of_view(const Rules& rules, const View& view);

}  // namespace tenback::testing
