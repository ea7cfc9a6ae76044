// Reviews as JSON, for programs and for the page; docs/review.md says what the keys mean.
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string>

#include "review/open_cards.hpp"
#include "review/review.hpp"

namespace tenback::review {

/// A turn in the notation, ended with a full stop where it was: `44>U1 34>U1 .`
std::string turn_text(const Rules& rules, const Decision& decision, const bots::Plan& plan);

/// The turns judged so far, of one seat if one is named; sums and rates once it is done.
boost::json::object review_json(const Review& review, std::optional<Seat> seat);
boost::json::object open_json(const Rules& rules, const OpenCards& open);

}  // namespace tenback::review
