// Typed values out of untrusted JSON; where there is none, the reason names the field.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/storage_ptr.hpp>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "engine/rules.hpp"

namespace tenback::record {

/// The text is one JSON object, not nested absurdly deep. @param where the memory of what is read
Result<boost::json::object> parse_object(std::string_view text, const boost::json::storage_ptr& where = {});

/// An integer. One of more than 63 bits, of either sign, gives the largest: out of any range here.
Result<std::int64_t> integer_in(const boost::json::object& object, std::string_view key);
Result<std::string_view> string_in(const boost::json::object& object, std::string_view key);
Result<const boost::json::array*> array_in(const boost::json::object& object, std::string_view key);
Result<const boost::json::object*> object_in(const boost::json::object& object, std::string_view key);

/// A seat at a table of this game.
Result<Seat> seat_in(const boost::json::object& object, std::string_view key, const Rules& rules);
/// `game`, `players` and, if given, `options`.
Result<Rules> rules_in(const boost::json::object& object);
/// `decks`, complete.
Result<Deck> deck_in(const boost::json::object& object, const Rules& rules);

/// Untrusted text for a message: short and printable.
std::string quoted(std::string_view text);

}  // namespace tenback::record
