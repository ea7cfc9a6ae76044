// What operators read: one JSON object a line on standard error. Never a token, a whole table id, or a card.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tenback::server {

enum class LogLevel : std::uint8_t { debug, info, warning, error, off };

std::optional<LogLevel> parse_log_level(std::string_view text);
/// Lines below this are not written; `info` until it is called.
void set_log_level(LogLevel level);

/// {"time":"2026-01-31T12:00:00.123Z","level":"info","event":"listening","port":8080}. From any thread.
void log_event(LogLevel level, std::string_view event, boost::json::object details = {});

}  // namespace tenback::server
