// Games as JSON, exactly as docs/notation.md has it; keys in the order in which they stand there.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "record/game.hpp"

namespace tenback {

/// The truth: for the referee and for looking at finished games, never for a seat.
boost::json::object state_json(const Game& game);

/// What a seat may know. Built from the engine's View, so it cannot hold more.
boost::json::object view_json(const Game& game, Seat seat);

/// @pre the game has begun
boost::json::object record_json(const Game& game);

/// `options` and `decks` of a record: fields.hpp reads them again.
boost::json::object options_json(const Rules& rules);
boost::json::array decks_json(const Rules& rules, const Deck& deck);

/// `opening`, `playing`, `won`, `lost`
std::string_view text_of(Status status);
std::optional<Status> parse_status(std::string_view text);

/// The `result` of a record.
boost::json::object result_json(const Game& game);

}  // namespace tenback
