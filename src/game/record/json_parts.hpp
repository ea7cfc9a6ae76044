// The small pieces that states, views, records and events are written with. `where`: in which memory what is built lies;
// a message is put into words and forgotten, so a server gives it room on the stack.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/storage_ptr.hpp>
#include <boost/json/value.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "engine/event.hpp"
#include "engine/rules.hpp"

namespace tenback::record {

/// `opening`, `playing`, `won`, `lost`
std::string_view text_of(Status status);
std::optional<Status> parse_status(std::string_view text);
boost::json::value status_json(Status status);
boost::json::value reason_json(Reason reason);
/// Nothing in the text is no reason; it stands for null.
std::optional<Reason> parse_reason(std::string_view text);
boost::json::value seat_json(std::optional<Seat> seat);
boost::json::array cards_json(GameKind game, CardSet cards, const boost::json::storage_ptr& where = {});
/// In the byte order of their names: D1 D2 U1 U2.
boost::json::array piles_json(PileSet piles, const boost::json::storage_ptr& where = {});
/// Every option of the game.
boost::json::object options_json(const Rules& rules);
/// `decks` of a record: fields.hpp reads them again.
boost::json::array decks_json(const Rules& rules, const Deck& deck);
/// A seat, or "0", as the key of an object.
std::string key_of(int number);

}  // namespace tenback::record
