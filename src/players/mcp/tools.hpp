// What an agent can call, by name, with its arguments as JSON.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <optional>
#include <string_view>

#include "mcp/agent_seat.hpp"

namespace tenback::mcp {

/// As `tools/list` gives them: name, description, schema of the arguments.
boost::json::array tools_json(const AgentSeat& seat);

/// What a tool found, or why it did nothing; nothing at all if there is no such tool.
std::optional<Result<boost::json::object>> call_tool(AgentSeat& seat, std::string_view name,
                                                     const boost::json::object& arguments);

}  // namespace tenback::mcp
