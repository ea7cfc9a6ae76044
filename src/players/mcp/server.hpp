// A server of the Model Context Protocol over lines of JSON: one game for one agent.
#pragma once

#include <cstddef>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "mcp/agent_seat.hpp"

namespace tenback::mcp {

class McpServer {
  public:
    static constexpr std::size_t longest_line = std::size_t{1} << 20;

    McpServer(AgentSettings settings, std::string version) : seat_(std::move(settings)), version_(std::move(version)) {}

    /// The answer to a message, both without the newline; nothing where none is due. Takes anything.
    std::optional<std::string> answer(std::string_view line);

  private:
    AgentSeat seat_;
    std::string version_;
};

/// Answers until the end of input.
void run_mcp(std::istream& in, std::ostream& out, McpServer& server);

}  // namespace tenback::mcp
