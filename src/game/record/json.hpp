// Games as JSON, exactly as docs/notation.md has it; keys in the order in which they stand there.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/storage_ptr.hpp>

#include "record/game.hpp"

namespace tenback::record {

/// The format of the records that are written and read.
inline constexpr int record_version = 1;

/// The truth: for the referee and for looking at finished games, never for a seat.
boost::json::object state_json(const Rules& rules, const State& state, const Talk& talk);
inline boost::json::object state_json(const Game& game) { return state_json(game.rules(), game.state(), game.talk()); }
/// All hands, by seat.
boost::json::object hands_json(const Rules& rules, const State& state);

/// What everybody may know: `state` without hands, and how many cards they hold.
boost::json::object public_json(const Rules& rules, const PublicView& view, const boost::json::storage_ptr& where = {});
/// All cards laid; in Face to Face by owner.
boost::json::value laid_json(const Rules& rules, const PublicView& view);

/// What a seat may know. Built from the engine's View, so it cannot hold more.
boost::json::object view_json(const Game& game, Seat seat);
/// The same where there is no game at hand, only a view and what was said so far.
boost::json::object view_json(const Rules& rules, const View& view, boost::json::array talk);

/// @pre the game has begun
boost::json::object record_json(const Game& game);

/// The `result` of a record.
boost::json::object result_json(const Game& game);

}  // namespace tenback::record
