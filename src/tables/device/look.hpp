// What a seat may do with each card on each pile, and what would come of it, and what it may say: for a page that shows it
// before it is done.
#pragma once

#include <boost/json/object.hpp>

#include "base/result.hpp"

namespace tenback::device {

/// @param question `table`, `state` and `hand` of docs/protocol.md; `plays`: planned and not sent yet; perhaps `you`
/// @return `refusal` of the first planned play that is refused, with its place in `at`, else null; `state` and `hand` after
/// those before it; `moves`: one for every card and pile: `card`, `pile`, `refusal` (null where it may be laid), `gap` (how
/// far the pile moves, negative: back; null where it is refused or the first card of Quick & Easy), `trick`, `gift`
/// (improves the opponent's pile), `burns`, `loses` (the turn could not be completed after it); `may_end`, `end` (why it may
/// not, or null), `owed` (cards still to be laid at least), `burning` (piles still to be covered), `won` and `lost` (the
/// planned plays end the game: no turn is left to be ended)
Result<boost::json::object> look(const boost::json::object& question);

/// @param question `table`, `state` and `hand` of docs/protocol.md; `you`: whose hand it is
/// @return `says`: all that the seat may say now, in the words of docs/notation.md: permitted by rules and table, true of
/// the hand (QE-7, QE-8), and not said yet; `hush` is among them where there is something to take back
Result<boost::json::object> may_say(const boost::json::object& question);

}  // namespace tenback::device
