// Who played, for records and data cards.
#pragma once

#include <boost/json/array.hpp>
#include <string>

#include "cli/bot_options.hpp"

namespace tenback::cli {

/// `expert-1, 200 roll-outs a turn`
std::string described(const BotOptions& options, const std::string& name, const Rules& rules);
/// `seats` of a record, where these bots go round.
boost::json::array seats_json(const BotOptions& options, const std::vector<std::string>& names, const Rules& rules);

}  // namespace tenback::cli
