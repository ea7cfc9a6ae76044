// A record, step by step with open cards, for a page that shows finished games.
#pragma once

#include <boost/json/object.hpp>
#include <string_view>

#include "base/result.hpp"

namespace tenback::device {

/// Records, one a line. @return `games`, each with what its record says but for the decks and turns, and `steps`: `event`
/// (what was done; null for the deal), `events` (all that happened by it), `state` as docs/protocol.md has it, `hands` and
/// `laid`
Result<boost::json::object> replay(std::string_view records);

}  // namespace tenback::device
